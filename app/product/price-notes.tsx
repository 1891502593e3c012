import { useLocale } from '~/i18n/use-t'
import { useDrawn } from '~/server-visit'
import type { Product, ProductAround, Variant } from '~/shop/model'
import { productPageOf } from '~/site-map'
import { productData } from './product-data'

type Props = {
  product: Product
  /** The one that is shown. */
  variant: Variant | null
  around: ProductAround | undefined
}

/**
 * What the law and the shop say beside the price: the lowest one before the discount, when the deal ends,
 * and the way to the table of instalments and ways to pay.
 */
export default function PriceNotes({ product, variant, ...props }: Props) {
  const { t, money, number, date } = useLocale()
  const around = useDrawn('around', props.around)
  const { lowest, dealEndsAt, doorFee, instalments, price } = product
  return (
    <ul
      className="notes"
      data-product={around && JSON.stringify(productData(product, around, variant))}
      {...(import.meta.env.SSR ? {} : { 'data-enhance': 'view', 'data-when': 'seen' })}
    >
      {lowest && (
        <li>
          {t('product.lowest', {
            price: money(lowest.price, price.currency),
            days: number(lowest.days),
          })}
        </li>
      )}
      {dealEndsAt && (
        <li>
          {t('product.dealEnds', { date: date(dealEndsAt, 'long') })}{' '}
          <time dateTime={dealEndsAt} data-enhance="countdown" data-when="seen">
            {date(dealEndsAt, 'time')}
          </time>
        </li>
      )}
      {(instalments > 1 || doorFee !== null) && (
        <li>
          <a
            href={productPageOf('payments', product.path, { variant: variant?.id })}
            data-window="580"
            data-variant=""
            data-enhance="window"
            data-when="press"
          >
            {instalments > 1
              ? t('product.instalmentsUpTo', { months: number(instalments) })
              : t('product.waysToPay')}
          </a>
        </li>
      )}
    </ul>
  )
}
