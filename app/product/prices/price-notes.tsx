import type { Product, ProductAround, Variant } from '~/backend/catalogue/model'
import { formatDate } from '~/i18n/dates'
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
      {lowest.map((one) => (
        <li
          key={one.price}
          data-shows={one.shows?.join(' ')}
          hidden={one.shows && !(variant && one.shows.includes(variant.id))}
        >
          {t('productPart.lowest', {
            price: money(one.price, price.currency),
            days: number(one.days),
            count: one.days,
          })}
        </li>
      ))}
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
  const { t, language } = useLocale()
  const at = formatDate(when, 'time', language)
  const time = language === 'tr' ? at.replace(':', '.') + locativeOf(at) : at
  return (
    <>
      {t('productPart.dealEnds', { date: formatDate(when, 'day', language), time })}
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
