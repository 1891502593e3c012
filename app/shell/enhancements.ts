import type { Enhance } from './page-tools'

/**
 * What `data-enhance="name"` fetches: on the first touch, pointer or focus in the element; with `data-when="seen"` when
 * it comes into view; with `data-when="press"` at the first press of a link in it, which then waits for it. Nothing of
 * it is fetched when the page wakes.
 */
export const enhancements: Record<string, () => Promise<{ default: Enhance }>> = {
  attributes: () => import('~/product/attribute-swap'),
  marks: () => import('~/favourites/marks'),
  'card-attributes': () => import('~/catalog/hover-attributes'),
  go: () => import('~/catalog/go-in-place'),
  more: () => import('~/catalog/load-more'),
  suggest: () => import('~/search/suggest'),
  countdown: () => import('~/product/countdown'),
  newsletter: () => import('~/newsletter/field-message'),
  'code-clock': () => import('~/one-time-code/code-clock'),
  'show-password': () => import('~/auth/show-password'),
  places: () => import('~/address/places'),
  'tax-office': () => import('~/address/tax-office'),
  phone: () => import('~/phone/picker'),
  confirm: () => import('./confirm-clock'),
  events: () => import('~/product/events'),
  recent: () => import('~/product/recent'),
  tabs: () => import('./tab-steps'),
  view: () => import('~/product/view-event'),
  window: () => import('./window-link'),
  zoom: () => import('~/product/zoom'),
}
