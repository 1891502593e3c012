import { loadTexts } from '~/i18n/browser-texts'
import type { BehaviorLoader } from '~/rendering/behaviors/behavior'

/** Of a behaviour that says texts of accounts, which a page of the shop has not loaded. */
const withAccountTexts =
  (load: BehaviorLoader): BehaviorLoader =>
  async () => {
    const [behavior] = await Promise.all([load(), loadTexts('account')])
    return behavior
  }

/** Behaviours of few pages, loaded together with the first of them, to keep hydrated pages small. */
export const furtherBehaviors: Record<string, BehaviorLoader> = {
  'ask-again': () => import('~/checkout/result/poll-payment'),
  chips: () => import('~/catalogue/filters/undo-chips'),
  picked: () => import('~/catalogue/card/picked-events'),
  more: () => import('~/catalogue/load-more'),
  newsletter: () => import('~/content/newsletter/field-message'),
  'code-clock': withAccountTexts(() => import('~/auth/one-time-code/code-countdown')),
  'show-password': withAccountTexts(() => import('~/forms/show-password')),
  places: withAccountTexts(() => import('~/account/regions/region-selects')),
  'tax-office': withAccountTexts(() => import('~/account/address-form/tax-office')),
  mask: () => import('~/forms/phone/field-mask'),
  phone: () => import('~/forms/phone/phone-picker'),
  passing: () => import('~/rendering/behaviors/temporary'),
  forgive: () => import('~/rendering/behaviors/clear-errors'),
  confirm: () => import('~/rendering/behaviors/confirm-timer'),
  tabs: () => import('~/rendering/behaviors/tab-steps'),
  locale: () => import('./locale-step'),
}
