import type { Enhance } from './page-tools'

/**
 * What `data-enhance="name"` fetches: on the first touch, pointer or focus in the element, or, with
 * `data-when="seen"`, when it comes into view. Nothing of it is fetched when the page wakes.
 */
export const enhancements: Record<string, () => Promise<{ default: Enhance }>> = {
  countdown: () => import('~/product/countdown'),
}
