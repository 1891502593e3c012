import { useLocale } from '~/i18n/use-t'
import type { LineChoices } from '~/shop/order-model'

/** What was chosen for a line, one under the other: what is written on it, how often it comes, the note. */
export function LineChoicesView({ choices }: { choices: LineChoices }) {
  const { t } = useLocale()
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
      {note && <small>{t('cart.note', { note })}</small>}
    </>
  )
}
