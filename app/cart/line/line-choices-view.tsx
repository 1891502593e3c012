import type { LineChoices } from '~/backend/checkout/order-model'
import { useLocale } from '~/i18n/use-locale'

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
