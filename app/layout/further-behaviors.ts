import type { BehaviorLoader } from '~/rendering/behaviors/behavior'

/** Behaviours of few pages, loaded together with the first of them, to keep hydrated pages small. */
export const furtherBehaviors: Record<string, BehaviorLoader> = {
  'ask-again': () => import('~/checkout/result/poll-payment'),
  chips: () => import('~/catalogue/filters/undo-chips'),
  picked: () => import('~/catalogue/card/picked-events'),
  more: () => import('~/catalogue/load-more'),
  newsletter: () => import('~/content/newsletter/field-message'),
  'code-clock': () => import('~/auth/one-time-code/code-countdown'),
  'show-password': () => import('~/forms/show-password'),
  places: () => import('~/account/regions/region-selects'),
  'tax-office': () => import('~/account/address-form/tax-office'),
  mask: () => import('~/forms/phone/field-mask'),
  phone: () => import('~/forms/phone/phone-picker'),
  passing: () => import('~/rendering/behaviors/temporary'),
  forgive: () => import('~/rendering/behaviors/clear-errors'),
  confirm: () => import('~/rendering/behaviors/confirm-timer'),
  tabs: () => import('~/rendering/behaviors/tab-steps'),
  locale: () => import('./locale-step'),
}
