import type { LineChoices } from '~/backend/checkout/order-model'
import { useLocale } from '~/i18n/use-locale'

export function LineChoicesView({ choices }: { choices: LineChoices }) {
  const { t, money } = useLocale()
  const { personal, frequency, note, giftCards = [] } = choices
  return (
    <>
      {personal.map(({ label, value }) => (
        <small key={label}>
          {`${label}: `}
          <bdi>{value}</bdi>
        </small>
      ))}
      {frequency && <small>{`${t('cart.subscribed')}: ${frequency}`}</small>}
      {giftCards.map(({ code, balance, currency }) => (
        <small key={code}>
          {`${t('cart.giftCardCode')}: `}
          <bdi className="gift-code">{code}</bdi>
          {` · ${t('cart.giftCardBalance', { balance: money(balance, currency) })}`}
        </small>
      ))}
      {note && <small>{t('cart.note', { note })}</small>}
    </>
  )
}
