import type { Enhancement } from './page-tools'

/** What few pages use: its names are fetched with the first of them, so that no woken page carries them. */
export const furtherEnhancements: Record<string, Enhancement> = {
  'ask-again': () => import('~/order/ask-again'),
  chips: () => import('~/catalog/undo-chips'),
  picked: () => import('~/catalog/picked-events'),
  more: () => import('~/catalog/load-more'),
  newsletter: () => import('~/newsletter/field-message'),
  'code-clock': () => import('~/one-time-code/code-clock'),
  'show-password': () => import('~/auth/show-password'),
  places: () => import('~/address/places'),
  'tax-office': () => import('~/address/tax-office'),
  mask: () => import('~/phone/field-mask'),
  phone: () => import('~/phone/picker'),
  passing: () => import('./passing'),
  forgive: () => import('./forgive'),
  confirm: () => import('./confirm-clock'),
  tabs: () => import('./tab-steps'),
  'one-step': () => import('./one-step'),
}
