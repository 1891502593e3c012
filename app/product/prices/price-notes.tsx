import type { Product, ProductAround, Variant } from '~/backend/catalogue/model'
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
  const { t, money, number, date } = useLocale()
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
          })}
        </li>
      )}
      {dealEndsAt && (
        <li>
          {t('productPart.dealEnds', { date: date(dealEndsAt, 'long') })}{' '}
          <time dateTime={dealEndsAt} data-behavior="countdown" data-load-on="visible">
            {date(dealEndsAt, 'time')}
          </time>
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
        ? t('productPart.instalmentsUpTo', { months: number(instalments) })
        : t('productPart.waysToPay')}
    </a>
  )
}
