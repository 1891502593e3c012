import type { LineChoices } from '~/backend/checkout/order-model'
import { useLocale, useT } from '~/i18n/use-locale'
import { CardEndText } from './card-end-text'

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
      {giftCards.map(({ code, balance, currency, ...end }) => (
        <small key={code}>
          {`${t('cart.giftCardCode')}: `}
          <bdi className="gift-code">{code}</bdi>
          {` · ${t('cart.giftCardBalance', { balance: money(balance, currency) })}`}
          <CardEndText {...end} />
        </small>
      ))}
      {note && <LineNoteText note={note} />}
    </>
  )
}

/** The note apart from its label: it may be in another script. */
function LineNoteText({ note }: { note: string }) {
  const t = useT()
  const [before, after] = t('cart.note', { note: '|' }).split('|')
  return (
    <small>
      {before}
      <bdi>{note}</bdi>
      {after}
    </small>
  )
}
