import type { ReactNode } from 'react'
import type { InvoiceDetails, PastOrder } from '~/backend/account/member-model'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'
import { AddressLine } from '../orders/address-block'
import { OrderSums } from '../orders/order-sums'
import orders from '../orders/orders.css?url'
import { quantityWords } from '../orders/quantity-words'
import css from './order-papers.css?url'

type Props = { order: PastOrder & { invoiceDetails: InvoiceDetails }; orderPage: string }

export default function InvoicePage({ order, orderPage }: Props) {
  const { t, language } = useLocale()
  const { number, date, invoice, email, invoiceDetails } = order
  const buyer = [...(invoice.length > 0 ? invoice : order.delivery), email]
  return (
    <article className="orders invoice">
      <link rel="stylesheet" href={orders} />
      <link rel="stylesheet" href={css} />
      <h1>{t('orders.invoiceDetails')}</h1>
      <p>
        <a href={orderPage}>{t('orders.number', { number })}</a>
        <br />
        {date && t('orders.orderDate', { date: formatDate(date, 'long', language) })}
      </p>
      <div className="order-addresses">
        <Party title={t('orders.seller')} lines={useSellerLines(invoiceDetails)} />
        <Party title={t('orders.buyer')} lines={buyer} />
      </div>
      <InvoiceLines order={order} />
      <OrderSums order={order} />
      <VatTable details={invoiceDetails} currency={order.currency} />
      <p>{t('orders.invoiceNote')}</p>
    </article>
  )
}

function useSellerLines({ seller }: InvoiceDetails): string[] {
  const { t } = useLocale()
  const { title, address, taxNumber, mersis, phone, email } = seller
  return [
    title,
    address,
    taxNumber && t('orders.taxNumber', { number: taxNumber }),
    mersis && `MERSİS ${mersis}`,
    phone,
    email,
  ]
}

function Party({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>
          <AddressLine line={line} />
        </p>
      ))}
    </section>
  )
}

type TableProps = { caption: string; titles: string[]; children: ReactNode }

function Table({ caption, titles, children }: TableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function InvoiceLines({ order: { lines, currency } }: Pick<Props, 'order'>) {
  const { t, money, number } = useLocale()
  const sent = lines.filter(({ count }) => count > 0)
  const titles = [t('orders.product'), t('orders.count'), t('orders.vat'), t('orders.amount')]
  return (
    <Table caption={t('orders.lines')} titles={titles}>
      {sent.map(({ position, title, variantLabel, count, unit, vatRate, total }) => (
        <tr key={position}>
          <th scope="row">{[title, variantLabel].filter(Boolean).join(' · ')}</th>
          <td>{quantityWords({ t, number }, count, unit)}</td>
          <td>{vatRate !== null && t('orders.vatRate', { rate: number(vatRate) })}</td>
          <td>{total !== null && money(total, currency)}</td>
        </tr>
      ))}
    </Table>
  )
}

function VatTable({ details, currency }: { details: InvoiceDetails; currency: string }) {
  const { t, money, number } = useLocale()
  const titles = [t('orders.rate'), t('orders.net'), t('orders.vat'), t('orders.amount')]
  return (
    <Table caption={t('orders.vat')} titles={titles}>
      {details.vats.map(({ rate, net, vat }) => (
        <tr key={rate}>
          <th scope="row">{t('orders.vatRate', { rate: number(rate) })}</th>
          <td>{money(net, currency)}</td>
          <td>{money(vat, currency)}</td>
          <td>{money(net + vat, currency)}</td>
        </tr>
      ))}
    </Table>
  )
}
