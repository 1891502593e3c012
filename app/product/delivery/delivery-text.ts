import type { Product } from '~/backend/catalogue/model'
import type { DeliveryTerms } from '~/backend/site/site-model'
import { formatDays } from '~/i18n/dates'
import type { Language } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'
import { deliveryDatesOf, hourOf } from './delivery-dates'

/**
 * When a product comes, as a sentence, and of a gift card how; '' where the shop does not say how long its deliveries take, and of goods that are
 * not sent from stock or not sold here.
 */
export function deliveryText(
  { awaited, showOnly, soldAt, deliveryDays, isGiftCard }: Product,
  terms: DeliveryTerms | null | undefined,
  language: Language,
): string {
  const t = translatorOf(language)
  if (isGiftCard && !showOnly) return t('productPart.mailed')
  if (!terms?.carriage || awaited || showOnly || soldAt) return ''
  const { from, to, before } = deliveryDatesOf(terms.carriage, deliveryDays ?? 0, Date.now())
  const days = formatDays(from, to, language)
  return before === null
    ? t('productPart.delivered', { days })
    : t('productPart.deliveredIfBefore', { days, hour: hourOf(before) })
}
