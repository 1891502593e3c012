import type { CardPlan, Currency } from '~/backend/catalogue/model'
import { useLastPayment } from '~/checkout/use-last-payment'
import { useLocale } from '~/i18n/use-locale'
import { ProductLine } from '~/product/page/product-line'
import type { AboutProduct } from '~/product/related/about-product'
import { Late } from '~/rendering/late-part'
import { productPageOf } from '~/site-map'
import { CleanHtml } from '~/ui/clean-html'
import { Tabs } from '~/ui/dialog/tabs'
import type { PaymentMethod } from './price-rules'

type Props = {
  title: string
  product: AboutProduct
  variant: string | null
  methods: PaymentMethod[]
  hasCard: boolean
  currency: Currency
  /** Of a shop without the call, it comes to null. */
  plans: Promise<CardPlan[] | string | null> | null
  /** The other tabs, and the id of the open one; '' for the instalments. */
  tabs: { id: string; title: string }[]
  tab: string
  text: Promise<string | null> | null
}

/** The price by payment method, and an instalment table for each card where cards are taken. */
export function PaymentsPage(props: Props) {
  const { title, product, variant, methods, currency } = props
  const { t } = useLocale()
  return (
    <>
      <ProductLine product={product} title={title} />
      <PriceTable methods={methods} currency={currency} />
      <p className="section-links">
        <a
          href={productPageOf('alarm', product.path, { tur: 'price', variant })}
          data-dialog-width="480"
          data-behavior="dialog"
          data-load-on="click"
        >
          {t('alarm.price')}
        </a>
      </p>
      <PaymentTabs {...props} />
    </>
  )
}

/** The instalments, and the product's tabs that the shop shows beside them. */
function PaymentTabs({ product, variant, currency, hasCard, plans, tabs, tab, text }: Props) {
  const { t } = useLocale()
  const instalments = hasCard ? [{ id: '', title: t('payments.instalments') }] : []
  const parts = [...instalments, ...tabs].map((one) => ({
    ...one,
    href: productPageOf('payments', product.path, { variant, sekme: one.id }),
  }))
  const { title = '', href = '' } = parts.find(({ id }) => id === tab) ?? {}
  if (parts.length === 0) return null
  const lateTexts = {
    coming: t('ui.loading', { title }),
    failed: t('ui.lateFailed', { title }),
    retry: { href, text: t('ui.retry') },
  }
  return (
    <Tabs label={t('payments.paymentAndDelivery')} tabs={parts} chosen={tab}>
      <h2 className="visually-hidden">{title}</h2>
      {plans && (
        <Late promise={plans} {...lateTexts}>
          {(cards) => {
            if (cards === null) return <p className="empty">{t('product.notHere')}</p>
            if (typeof cards === 'string') return <CleanHtml html={cards} className="prose" />
            return <Plans cards={cards} currency={currency} />
          }}
        </Late>
      )}
      {text && (
        <Late promise={text} {...lateTexts}>
          {(html) =>
            html ? <CleanHtml html={html} className="prose" /> : <p>{lateTexts.failed}</p>
          }
        </Late>
      )}
    </Tabs>
  )
}

const methodTexts = {
  card: 'payments.card',
  transfer: 'payments.transfer',
  cashOnDelivery: 'payments.cashOnDelivery',
} as const

function PriceTable({ methods, currency }: Pick<Props, 'methods' | 'currency'>) {
  const { t, money } = useLocale()
  if (methods.length === 0) return null
  return (
    <table className="instalment-plan price-by-method">
      <caption>{t('payments.methods')}</caption>
      <tbody>
        {methods.map(({ kind, title, price, fee }) => (
          <tr key={kind + title}>
            <th scope="row">{kind === 'other' ? title : t(methodTexts[kind])}</th>
            <td>
              {money(price, currency)}
              {fee > 0 && <small>{t('payments.withFee', { fee: money(fee, currency) })}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Plans({ cards, currency }: { cards: CardPlan[]; currency: Currency }) {
  const { t, money, number } = useLocale()
  const lastPayment = useLastPayment()
  const payable = cards.filter((card) => card.instalments.length > 0)
  if (payable.length === 0) return <p className="empty">{t('payments.none')}</p>
  return (
    <div className="instalment-plans">
      {payable.map((card) => (
        <table key={card.id} className="instalment-plan">
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
                <td>
                  {money(each, currency) + lastPayment({ number: months, each }, total, currency)}
                </td>
                <td>{money(total, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
