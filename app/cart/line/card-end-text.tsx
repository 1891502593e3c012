import type { CardEnd } from '~/backend/checkout/order-model'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'

export function CardEndText({ end, hasEnded }: CardEnd) {
  const { t, language } = useLocale()
  if (!end) return null
  const words = hasEnded
    ? t('cart.giftCardEnded')
    : t('cart.giftCardEnds', { date: formatDate(end, 'short', language) })
  return <>{` · ${words}`}</>
}
