import type { Product, ProductAround, Variant } from '~/backend/catalogue/model'
import { locativeOf } from '~/i18n/turkish-suffixes'
import { useLocale } from '~/i18n/use-locale'
import { productData } from '~/product/analytics/product-data'
import { useServerData } from '~/rendering/server-data'
import { productPageOf } from '~/site-map'

type Props = {
  product: Product
  variant: Variant | null
  around: ProductAround | undefined
}

/** Notes beside the price: lowest price before the discount, end of the deal, link to payment methods. */
export default function PriceNotes({ product, variant, ...props }: Props) {
  const { t, money, number } = useLocale()
  const around = useServerData('around', props.around)
  const { lowest, dealEndsAt, price } = product
  const hasMethods = product.instalments > 1 || product.cashOnDeliveryFee !== null
  return (
    <ul
      className="price-notes"
      data-product={around && JSON.stringify(productData(product, around, variant))}
      {...(import.meta.env.SSR ? {} : { 'data-behavior': 'view-event', 'data-load-on': 'visible' })}
    >
      {lowest && (
        <li>
          {t('productPart.lowest', {
            price: money(lowest.price, price.currency),
            days: number(lowest.days),
            count: lowest.days,
          })}
        </li>
      )}
      {dealEndsAt && (
        <li>
          <DealEnd when={dealEndsAt} />
        </li>
      )}
      {(hasMethods || (around && around.tabs.length > 0)) && (
        <li>
          <PaymentsLink product={product} variant={variant} />
        </li>
      )}
    </ul>
  )
}

function DealEnd({ when }: { when: string }) {
  const { t, date, language } = useLocale()
  const at = date(when, 'time')
  const time = language === 'tr' ? at.replace(':', '.') + locativeOf(at) : at
  return (
    <>
      {t('productPart.dealEnds', { date: date(when, 'day'), time })}
      <time dateTime={when} data-behavior="countdown" data-load-on="visible"></time>
    </>
  )
}

function PaymentsLink({ product, variant }: Pick<Props, 'product' | 'variant'>) {
  const { t, number } = useLocale()
  const { path, instalments } = product
  return (
    <a
      href={productPageOf('payments', path, { variant: variant?.id })}
      data-dialog-width="580"
      data-with-variant=""
      data-behavior="dialog"
      data-load-on="click"
    >
      {instalments > 1
        ? t('productPart.instalmentsUpTo', { months: number(instalments), count: instalments })
        : t('productPart.waysToPay')}
    </a>
  )
}
