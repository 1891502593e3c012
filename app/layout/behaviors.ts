import { withPartTexts } from '~/i18n/browser-texts'
import type { Behavior, BehaviorLoader } from '~/rendering/behaviors/behavior'

const behaviors: Record<string, BehaviorLoader> = {
  attributes: () => import('~/product/variants/attribute-swap'),
  favourites: () => import('~/favourites/hearts/heart-buttons'),
  'card-attributes': () => import('~/catalogue/card/hover-attributes'),
  'update-list': () => import('~/catalogue/update-in-place'),
  suggestions: () => import('~/search/suggestions'),
  countdown: () => import('~/product/related/countdown'),
  events: () => import('~/product/analytics/events'),
  'for-you': () => import('~/catalogue/home/for-you'),
  'recently-viewed': () => import('~/product/analytics/recent'),
  shelf: () => import('~/product/analytics/shelf-events'),
  'view-event': () => import('~/product/analytics/view-event'),
  dialog: () => import('~/rendering/dialogs/dialog-link'),
  zoom: () => import('~/product/gallery/zoom'),
}

/**
 * Loads the code for `data-behavior="name"`: on the first pointer or focus in the element, with `data-load-on="visible"` a screen
 * before it comes into view, with `seen` once it is in view, with `data-load-on="click"` on the first click of a link, which waits for it. Nothing loads at
 * hydration. Undefined for an unknown name.
 */
export async function behaviorOf(name: string): Promise<Behavior | undefined> {
  const known = behaviors[name] ?? (await import('./further-behaviors')).furtherBehaviors[name]
  return known && (await withPartTexts(known())).default
}
