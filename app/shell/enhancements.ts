import type { Enhance, Enhancement } from './page-tools'

const enhancements: Record<string, Enhancement> = {
  attributes: () => import('~/product/attribute-swap'),
  marks: () => import('~/favourites/marks'),
  'card-attributes': () => import('~/catalog/hover-attributes'),
  go: () => import('~/catalog/go-in-place'),
  suggest: () => import('~/search/suggest'),
  countdown: () => import('~/product/countdown'),
  events: () => import('~/product/events'),
  recent: () => import('~/product/recent'),
  view: () => import('~/product/view-event'),
  window: () => import('./window-link'),
  zoom: () => import('~/product/zoom'),
}

/**
 * What `data-enhance="name"` fetches: on the first touch, pointer or focus in the element; with `data-when="seen"` when
 * it comes into view; with `data-when="press"` at the first press of a link in it, which then waits for it. Nothing of
 * it is fetched when the page wakes. Undefined for a name that nobody knows.
 */
export async function enhancementOf(name: string): Promise<Enhance | undefined> {
  const known =
    enhancements[name] ?? (await import('./further-enhancements')).furtherEnhancements[name]
  return (await known?.())?.default
}
