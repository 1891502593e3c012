import type { Behavior, BehaviorLoader } from '~/rendering/behaviors/behavior'

const behaviors: Record<string, BehaviorLoader> = {
  attributes: () => import('~/product/variants/attribute-swap'),
  marks: () => import('~/favourites/hearts/heart-buttons'),
  'card-attributes': () => import('~/catalogue/card/hover-attributes'),
  go: () => import('~/catalogue/update-in-place'),
  suggest: () => import('~/search/suggestions'),
  countdown: () => import('~/product/related/countdown'),
  events: () => import('~/product/analytics/events'),
  recent: () => import('~/product/analytics/recent'),
  view: () => import('~/product/analytics/view-event'),
  window: () => import('~/rendering/dialogs/dialog-link'),
  zoom: () => import('~/product/gallery/zoom'),
}

/**
 * Loads the code for `data-enhance="name"`: on the first pointer or focus in the element, with `data-when="seen"` when
 * it comes into view, with `data-when="press"` on the first click of a link, which waits for it. Nothing loads at
 * hydration. Undefined for an unknown name.
 */
export async function behaviorOf(name: string): Promise<Behavior | undefined> {
  const known = behaviors[name] ?? (await import('./further-behaviors')).furtherBehaviors[name]
  return (await known?.())?.default
}
