import type { Transfer } from '~/backend/checkout/order-model'
import { useLocale } from '~/i18n/use-locale'

export function TransferNote({ transfer, currency }: { transfer: Transfer; currency: string }) {
  const { t, money } = useLocale()
  const row = (title: string, text: string) => (
    <div>
      <dt>{title}</dt>
      <dd>
        <bdi>{text}</bdi>
      </dd>
    </div>
  )
  return (
    <section aria-labelledby="transfer">
      <h2 id="transfer">{t('order.transfer')}</h2>
      <dl className="order-amounts">
        {row(t('order.transferOwner'), transfer.owner)}
        {row('IBAN', transfer.iban)}
        {row(t('order.transferAmount'), money(transfer.amount, currency))}
        {row(t('order.transferReference'), transfer.reference)}
      </dl>
    </section>
  )
}
