import { ReturnNext } from '~/account/return-label/return-next'
import type { LineReturn, ParcelStep, PastLine, PastOrder } from '~/backend/account/member-model'
import { BoughtCards } from '~/cart/line/bought-cards'
import { LineChoicesView } from '~/cart/line/line-choices-view'
import { TransferNote } from '~/checkout/transfer-note'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'
import { Late } from '~/rendering/late-part'
import { pathOfVariant } from '~/site-map'
import { StoreOfOrder } from '~/stores/store-of-order'
import { PictureView } from '~/ui/pictures/picture-view'
import { AddressBlock } from './address-block'
import { WhyNotReturned } from './give-back/not-returned'
import { OrderSums, Refunds, ReturnRefunds } from './order-sums'
import { OrderTimeline } from './order-timeline'
import css from './orders.css?url'
import { quantityWords } from './quantity-words'

type Props = {
  order: PastOrder
  /** Tracking steps; null without a parcel. */
  parcel: Promise<ParcelStep[]> | null
  here: string
  expected: string
  /** The page of the invoice's details; null where it has no address. */
  invoicePage: string | null
  /** What to print for a return; null where there is no such page. */
  labelPage: string | null
}

export function OrderView({ order, parcel, here, expected, ...pages }: Props) {
  const { invoicePage, labelPage } = pages
  const { t } = useLocale()
  const { currency } = order
  return (
    <>
      <link rel="stylesheet" href={css} />
      <p>
        <strong>{order.status}</strong>
        {order.stage === null && <OrderDate date={order.date} />}
      </p>
      <OrderTimeline {...order} />
      {expected && <p>{expected}</p>}
      <Refunds order={order} />
      <ReturnedCosts order={order} />
      <ReturnNext order={order} labelPage={labelPage} />
      {parcel && <Parcel order={order} steps={parcel} here={here} />}
      <ul className="past-order-lines">
        {linesOf(order).map((line) => (
          <BoughtLine key={line.position} order={order} line={line} />
        ))}
      </ul>
      <OrderSums order={order} />
      {order.invoiceDetails && invoicePage && (
        <p className="off-paper">
          <a href={invoicePage}>{t('orders.invoiceDetails')}</a>
        </p>
      )}
      {order.transfer && <TransferNote transfer={order.transfer} currency={currency} />}
      <StoreOfOrder store={order.store} />
      <div className="order-addresses">
        {!order.isMailed && <AddressBlock title={t('orders.delivery')} lines={order.delivery} />}
        <AddressBlock title={t('orders.invoice')} lines={order.invoice} />
      </div>
    </>
  )
}

/** A shop leaves the lines of an order that is cancelled as a whole as they were; its sum is that of all. */
function linesOf({ lines, stage }: PastOrder): PastLine[] {
  if (stage !== 'cancelled') return lines
  return lines.map((line) => {
    const count = line.count + (line.cancelled?.count ?? 0)
    return { ...line, count: 0, cancelled: { count, amount: null } }
  })
}

/** What goes back beside the goods of an order that is returned as a whole, and where returns pay back. */
function ReturnedCosts({ order }: { order: PastOrder }) {
  const { t, money } = useLocale()
  const { returnedDelivery, returnedService, areCostsRequested, currency } = order
  const [delivery, service] = areCostsRequested
    ? (['orders.returnDelivery', 'orders.returnService'] as const)
    : (['orders.returnedDelivery', 'orders.returnedService'] as const)
  return (
    <>
      {returnedDelivery > 0 && <p>{t(delivery, { amount: money(returnedDelivery, currency) })}</p>}
      {returnedService > 0 && <p>{t(service, { amount: money(returnedService, currency) })}</p>}
      <ReturnRefunds order={order} />
    </>
  )
}

function OrderDate({ date }: Pick<PastOrder, 'date'>) {
  const { language } = useLocale()
  return (
    <>
      {' · '}
      <time dateTime={date}>{date && formatDate(date, 'long', language)}</time>
    </>
  )
}

/** An ordered line, linked to its product while that still exists. */
export function BoughtLine({ order, line }: { order: PastOrder; line: PastLine }) {
  const { t, money, number } = useLocale()
  const returnWords = ({ count, state, words, amount }: LineReturn) => [
    [
      count !== null && count < line.count && quantity(count),
      words ?? t(`orders.returnStates.${state}`),
    ]
      .filter(Boolean)
      .join(': '),
    amount !== null && t('orders.refund', { amount: money(amount, order.currency) }),
  ]
  const quantity = (count: number) => quantityWords({ t, number }, count, line.unit)
  const cancelledWords = ({ count, amount }: NonNullable<PastLine['cancelled']>) => [
    t('orders.cancelled', { quantity: quantity(count) }),
    amount !== null && t('orders.cancelledAmount', { amount: money(amount, order.currency) }),
  ]
  const happened = [
    [line.variantLabel, line.count > 0 && quantity(line.count)],
    ...(line.cancelled ? [cancelledWords(line.cancelled)] : []),
    ...line.returns.map(returnWords),
  ]
  return (
    <li>
      <PictureView picture={line.picture} sizes="56px" alt="" />
      <span>
        <LineTitle {...line} />
        {happened.map((words, at) => {
          const text = words.filter(Boolean).join(' · ')
          // biome-ignore lint/suspicious/noArrayIndexKey: two returns may say the same and never change places.
          return text && <small key={at}>{text}</small>
        })}
        <LineChoicesView choices={line.choices} />
        <BoughtCards choices={line.choices} />
        <WhyNotReturned order={order} line={line} />
      </span>
      {line.count > 0 && line.total !== null && <span>{money(line.total, order.currency)}</span>}
    </li>
  )
}

function LineTitle({ title, path, variantId }: PastLine) {
  return path ? <a href={pathOfVariant(path, variantId)}>{title}</a> : title
}

type ParcelProps = { order: PastOrder; steps: Promise<ParcelStep[]>; here: string }

function Parcel({ order: { parcel, parcelPage }, steps, here }: ParcelProps) {
  const { t, language } = useLocale()
  const title = t('orders.shipment')
  return (
    <section aria-labelledby="shipment">
      <h2 id="shipment">{title}</h2>
      <p>
        {parcelPage ? (
          <a href={parcelPage} rel="noreferrer">
            {t('orders.trackingNumber', { number: parcel })}
          </a>
        ) : (
          t('orders.trackingNumber', { number: parcel })
        )}
      </p>
      <Late
        promise={steps}
        coming={t('ui.loading', { title })}
        failed={t('ui.lateFailed', { title })}
        retry={{ href: here, text: t('ui.retry') }}
      >
        {(parcelSteps) => (
          <ol className="tracking-steps">
            {parcelSteps.map(({ date, text }) => (
              <li key={date}>
                {text}{' '}
                <time dateTime={date}>
                  {date &&
                    `${formatDate(date, 'short', language)} ${formatDate(date, 'time', language)}`}
                </time>
              </li>
            ))}
          </ol>
        )}
      </Late>
    </section>
  )
}
