import type { LineChoices } from '~/backend/checkout/order-model'
import { useT } from '~/i18n/use-locale'

export function LineChoicesView({ choices }: { choices: LineChoices }) {
  const t = useT()
  const { personal, frequency, note } = choices
  return (
    <>
      {personal.map(({ label, value }) => (
        <small key={label}>
          {`${label}: `}
          <bdi>{value}</bdi>
        </small>
      ))}
      {frequency && <small>{`${t('cart.subscribed')}: ${frequency}`}</small>}
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
