import type { BehaviorLoader } from '~/rendering/behaviors/behavior'

/** Behaviours of few pages, loaded together with the first of them, to keep hydrated pages small. */
export const furtherBehaviors: Record<string, BehaviorLoader> = {
  'choice-sums': () => import('~/checkout/sums/choice-sums'),
  'return-sum': () => import('~/account/orders/give-back/return-sum'),
  'poll-payment': () => import('~/checkout/result/poll-payment'),
  'picked-events': () => import('~/catalogue/card/picked-events'),
  'page-event': () => import('~/product/analytics/page-event'),
  'price-slider': () => import('~/catalogue/filters/price-slider'),
  'compare-tray': () => import('~/compare/tray/compare-tray'),
  listed: () => import('~/catalogue/card/listed'),
  'switch-layout': () => import('~/catalogue/layout/switch-layout'),
  'load-more': () => import('~/catalogue/load-more'),
  newsletter: () => import('~/content/newsletter/field-message'),
  captcha: () => import('~/auth/security-code/captcha-widget'),
  passkey: () => import('~/auth/passkey/passkey-form'),
  'code-countdown': () => import('~/auth/one-time-code/code-countdown'),
  'show-password': () => import('~/forms/fields/show-password'),
  regions: () => import('~/account/regions/region-selects'),
  'tax-office': () => import('~/account/address-form/tax-office/tax-office'),
  mask: () => import('~/forms/phone/field-mask'),
  phone: () => import('~/forms/phone/phone-picker'),
  temporary: () => import('~/rendering/behaviors/temporary'),
  'confirm-timer': () => import('~/rendering/behaviors/confirm-timer'),
  tabs: () => import('~/rendering/behaviors/tab-steps'),
  menu: () => import('./header/menu/menu-panes'),
  locale: () => import('./header/locale-step'),
}
