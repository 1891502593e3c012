import { countBefore } from '~/account/orders/quantity-words'
import type { Amounts, Instalment, OrderLine } from '~/backend/checkout/order-model'
import { BoughtCards } from '~/cart/line/bought-cards'
import { changedPriceText } from '~/cart/line/changed-price'
import { LineChoicesView } from '~/cart/line/line-choices-view'
import { ShortageText } from '~/cart/line/short-line'
import { useLocale } from '~/i18n/use-locale'
import { PictureView } from '~/ui/pictures/picture-view'
import { amountRows } from './sums/amount-rows'
import { useLastPayment } from './use-last-payment'

type SumProps = {
  amounts: Pick<Amounts, 'discounts' | 'surcharge'>
  currency: string
}

/** Discounts and surcharge of the payment method, row by row. */
export function SumRows({ amounts, currency }: SumProps) {
  const { t, money } = useLocale()
  const { discounts, surcharge } = amounts
  return (
    <>
      {discounts.map(({ title, total }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two discounts may have one title and never change places.
        <div key={at}>
          <dt>{title || t('order.discount')}</dt>
          <dd>{money(-total, currency)}</dd>
        </div>
      ))}
      {surcharge > 0 && (
        <div>
          <dt>{t('order.surcharge')}</dt>
          <dd>{money(surcharge, currency)}</dd>
        </div>
      )}
    </>
  )
}

type PlanProps = { instalment: Instalment; total: number | null; currency: string }

/** A chosen plan in one line: `Bonus: 3 × 597,45`, with its last payment where that differs. */
export function InstalmentText({ instalment, total, currency }: PlanProps) {
  const { t, money } = useLocale()
  const last = useLastPayment()(instalment, total, currency)
  const each = money(instalment.each, currency)
  return <>{t('order.instalmentOf', { ...instalment, count: instalment.number, each }) + last}</>
}

export function InstalmentRow(props: PlanProps) {
  const { t } = useLocale()
  return (
    <div>
      <dt>{t('order.instalmentsChosen')}</dt>
      <dd>
        <InstalmentText {...props} />
      </dd>
    </div>
  )
}

type Line = Pick<OrderLine, 'title' | 'variantLabel' | 'picture' | 'count' | 'total'> &
  Pick<OrderLine, 'left' | 'shortage'> &
  Partial<Pick<OrderLine, 'unit' | 'choices' | 'seenUnitPrice' | 'unitPrice'>> & {
    cancelledText?: string
  }

/** Nothing is left of it but that it was cancelled. */
const isCancelled = ({ count, cancelledText }: Pick<Line, 'count' | 'cancelledText'>) =>
  count === 0 && Boolean(cancelledText)

/** The goods of an order, or of the cart that becomes one. */
export function OrderLines({ lines, currency }: { lines: Line[]; currency: string }) {
  const { t, money, number } = useLocale()
  const changedPrice = (seen: number, now: number) =>
    changedPriceText({ seen, now, currency }, { t, money })
  return (
    <ul className="order-lines">
      {lines.map(
        ({ title, variantLabel, picture, count, unit = '', total, choices, ...line }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same and never change places.
          <li key={index}>
            <PictureView picture={picture} sizes="48px" alt="" />
            <span>
              {isCancelled({ count, ...line })
                ? title
                : `${countBefore({ t, number }, count, unit)} × ${title}`}
              {variantLabel && <small>{variantLabel}</small>}
              {line.cancelledText && <small>{line.cancelledText}</small>}
              {choices && <LineChoicesView choices={choices} />}
              {choices && <BoughtCards choices={choices} />}
              {line.left !== null && (
                <small className="cart-line-shortage">
                  <ShortageText left={line.left} shortage={line.shortage} />
                </small>
              )}
              {line.seenUnitPrice && line.unitPrice && (
                <small>{changedPrice(line.seenUnitPrice, line.unitPrice)}</small>
              )}
            </span>
            {total !== null && !isCancelled({ count, ...line }) && (
              <span>{money(total, currency)}</span>
            )}
          </li>
        ),
      )}
    </ul>
  )
}

type Props = {
  summary: { lines: Line[]; amounts: Amounts; currency: string }
  /** The chosen plan, when nothing else on the page shows it. */
  instalment?: Instalment | null
}

/** What `OrderSteps` shows of an order that has amounts. */
export const amountsBeside = (summary: Props['summary']) => ({
  total: summary.amounts.total,
  currency: summary.currency,
  beside: <OrderAmounts summary={summary} />,
})

export function OrderAmounts({ summary, instalment }: Props) {
  const locale = useLocale()
  const { lines, amounts, currency } = summary
  const rows = amountRows(amounts, currency, locale)
  const totalAt = amounts.total === null ? -1 : rows.length - 1
  return (
    <section className="totals" aria-labelledby="totals">
      <h2 id="totals">{locale.t('cart.summary')}</h2>
      <OrderLines lines={lines} currency={currency} />
      <dl>
        {rows.map(([title, amount], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one title and never change places.
          <div key={at} className={at === totalAt ? 'total-row' : undefined}>
            <dt>{title}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {instalment && <InstalmentRow {...{ instalment, total: amounts.total, currency }} />}
      </dl>
    </section>
  )
}
