import type { Transfer } from '~/backend/checkout/order-model'
import { useLocale } from '~/i18n/use-locale'

export function TransferNote({ transfer, currency }: { transfer: Transfer; currency: string }) {
  const { t, money } = useLocale()
  const row = (title: string, text: string, name?: string) => (
    <div>
      <dt>{title}</dt>
      <dd>
        <bdi className={name}>{text}</bdi>
      </dd>
    </div>
  )
  return (
    <section aria-labelledby="transfer">
      <h2 id="transfer">{t('order.transfer')}</h2>
      <dl className="transfer">
        {row(t('order.transferOwner'), transfer.owner)}
        {row('IBAN', transfer.iban, 'iban')}
        {row(t('order.transferAmount'), money(transfer.amount, currency))}
        {row(t('order.transferReference'), transfer.reference)}
      </dl>
    </section>
  )
}

const unbroken =
  /([A-Z]{2}\d{2}(?: [A-Z\d]{4}){3,7}(?: [A-Z\d]{1,3})?|(?<![\d.–-]|\d )\d{1,2}[-–]\d{1,2}(?![\d.–-]| \d))/

/** Account numbers and spans (`2–4`) in one piece, apart from the words around them, whose direction may be another. */
export function UnbrokenNumbers({ text }: { text: string }) {
  // Splitting by a group puts what it found between the rest.
  return text.split(unbroken).map((part, at) => {
    if (at % 2 === 0) return part
    const isIban = /^[A-Z]/.test(part)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <bdi key={at} className={isIban ? 'iban' : 'unbroken'}>
        {isIban ? part : part.replace('-', '–')}
      </bdi>
    )
  })
}
