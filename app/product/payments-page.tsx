import { useLocale } from '~/i18n/use-t'
import type { CardPlan, Currency } from '~/shop/model'
import { productPageOf } from '~/site-map'
import { CleanHtml } from '~/ui/clean-html'
import { Late } from '~/ui/late'
import { Tabs } from '~/ui/tabs'
import type { AboutProduct } from './about-product'
import type { WaysToPay } from './price-rules'
import { ProductLine } from './product-line'

type Props = {
  product: AboutProduct
  variant: string | null
  ways: WaysToPay
  currency: Currency
  plans: Promise<CardPlan[]> | null
  /** What else there is to know beside the instalments, and which part is shown: its id, or ''. */
  tabs: { id: string; title: string }[]
  tab: string
  text: Promise<string | null> | null
}

/** The three prices, and a table for each card. */
export function PaymentsPage({ product, variant, ways, currency, plans, tabs, tab, text }: Props) {
  const { t, money } = useLocale()
  const parts = [{ id: '', title: t('payments.instalments') }, ...tabs].map((one) => ({
    ...one,
    href: productPageOf('payments', product.path, { variant, sekme: one.id }),
  }))
  const { title = '', href = '' } = parts.find(({ id }) => id === tab) ?? {}
  const words = {
    coming: t('ui.coming', { title }),
    failed: t('ui.lateFailed', { title }),
    retry: { href, text: t('ui.retry') },
  }
  const rows = [
    ['payments.card', ways.card],
    ['payments.transfer', ways.transfer],
    ['payments.door', ways.door],
  ] as const
  return (
    <>
      <ProductLine product={product} title={t('payments.title')} />
      <table className="plan by-way">
        <caption>{t('payments.ways')}</caption>
        <tbody>
          {rows.map(
            ([name, price]) =>
              price !== null && (
                <tr key={name}>
                  <th scope="row">{t(name)}</th>
                  <td>{money(price, currency)}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      <p className="ways-on">
        <a
          href={productPageOf('alarm', product.path, { tur: 'price', variant })}
          data-window="480"
          data-enhance="window"
          data-when="press"
        >
          {t('alarm.price')}
        </a>
      </p>
      <Tabs label={t('payments.parts')} tabs={parts} chosen={tab}>
        <h2 className="vh">{title}</h2>
        {plans && (
          <Late promise={plans} {...words}>
            {(cards) => <Plans cards={cards} currency={currency} />}
          </Late>
        )}
        {text && (
          <Late promise={text} {...words}>
            {(html) => (html ? <CleanHtml html={html} className="prose" /> : <p>{words.failed}</p>)}
          </Late>
        )}
      </Tabs>
    </>
  )
}

function Plans({ cards, currency }: { cards: CardPlan[]; currency: Currency }) {
  const { t, money, number } = useLocale()
  const payable = cards.filter((card) => card.instalments.length > 0)
  if (payable.length === 0) return <p className="empty">{t('payments.none')}</p>
  return (
    <>
      <div className="plans">
        {payable.map((card) => (
          <table key={card.id} className="plan">
            <caption>{card.card}</caption>
            <thead>
              <tr>
                <th scope="col">{t('payments.months')}</th>
                <th scope="col">{t('payments.each')}</th>
                <th scope="col">{t('payments.total')}</th>
              </tr>
            </thead>
            <tbody>
              {card.instalments.map(({ months, each, total }) => (
                <tr key={months}>
                  <th scope="row">{number(months)}</th>
                  <td>{money(each, currency)}</td>
                  <td>{money(total, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <p className="quiet">{t('payments.rounding')}</p>
    </>
  )
}
