import { useLocale } from '~/i18n/use-t'
import type { Amounts, OrderLine } from '~/shop/order-model'

type Props = { summary: { lines: OrderLine[]; amounts: Amounts; currency: string } }

/** What is ordered and what it comes to. */
export function OrderAmounts({ summary }: Props) {
  const { t, money, number } = useLocale()
  const { lines, amounts, currency } = summary
  const row = (title: string, amount: string, className?: string) => (
    <div className={className}>
      <dt>{title}</dt>
      <dd>{amount}</dd>
    </div>
  )
  return (
    <section className="totals" aria-labelledby="totals">
      <h2 id="totals">{t('cart.summary')}</h2>
      <ul className="order-lines">
        {lines.map(({ title, variantLabel, count, total }) => (
          <li key={`${title}-${variantLabel}`}>
            <span>
              {`${number(count)} × ${title}`}
              {variantLabel && <small>{variantLabel}</small>}
            </span>
            <span>{money(total, currency)}</span>
          </li>
        ))}
      </ul>
      <dl>
        {row(t('cart.goods'), money(amounts.goods, currency))}
        {row(t('cart.cargo'), amounts.cargo > 0 ? money(amounts.cargo, currency) : t('cart.free'))}
        {amounts.service > 0 && row(t('order.service'), money(amounts.service, currency))}
        {row(t('cart.total'), money(amounts.total, currency), 'sum-up')}
      </dl>
    </section>
  )
}
