import type { LineChoices } from '~/backend/checkout/order-model'
import { useLocale } from '~/i18n/use-locale'
import css from './bought-cards.css?url'
import { CardEndText } from './card-end-text'

/** The gift cards that a line became, each with its code to be read and copied. */
export function BoughtCards({ choices: { giftCards = [] } }: { choices: LineChoices }) {
  const { t, money } = useLocale()
  if (giftCards.length === 0) return null
  const cards = giftCards.map(({ code, balance, currency, ...end }) => (
    <span key={code} className="bought-card">
      <small>{t('cart.giftCardCode')}</small>
      <bdi className="gift-code">{code}</bdi>
      <small>
        {t('cart.giftCardBalance', { balance: money(balance, currency) })}
        <CardEndText {...end} />
      </small>
    </span>
  ))
  return (
    <>
      <link rel="stylesheet" href={css} />
      {cards}
    </>
  )
}
