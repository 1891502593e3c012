import type { Product, Variant } from '~/backend/catalogue/model'
import { isPiece } from '~/catalogue/card/unit'
import { useLocale } from '~/i18n/use-locale'
import { Icon } from '~/ui/pictures/icon'

/** Up to this stock the number is displayed. */
const lowStock = 5

type Props = { product: Product; variant: Variant | null }

function Availability({ product, variant }: Props) {
  const { t, number } = useLocale()
  const { inStock, stock, awaitedText } = variant ?? product
  if (!inStock || product.showOnly) return null
  const { unit } = product.quantity
  const isMeasured = stock % 1 || !isPiece(t, unit)
  const left =
    stock > 0 &&
    stock <= lowStock &&
    (isMeasured
      ? `${t('product.inStock')}: ${number(stock)} ${unit}`
      : t('product.lastFew', { count: stock }))
  const days = product.deliveryDays
  const sent = product.deliveryText || (days && t('product.shipsWithin', { count: days }))
  const delivery = !awaitedText && sent
  return (
    <ul className="availability">
      <li>
        <Icon name="check" />
        {awaitedText || (left ? <b>{left}</b> : t('product.inStock'))}
      </li>
      {(delivery || product.freeCargo) && (
        <li>
          <Icon name="van" />
          <span>
            {delivery} {product.freeCargo && <b>{t('catalog.badge.freeCargo')}</b>}
          </span>
        </li>
      )}
    </ul>
  )
}

export function ProductFacts({ product, variant }: Props) {
  const { t, number } = useLocale()
  const isCarried = !product.isGiftCard
  const { code, barcode, weight } = variant ?? product
  const rows = [
    ['product.code', code],
    ['product.barcode', barcode],
    [
      'product.weight',
      isCarried && weight > 0 && t('product.kilograms', { weight: number(weight) }),
    ],
    ['product.info', variant?.info],
  ] as const
  const facts = rows.filter(([, value]) => value)
  return (
    <>
      <Availability product={product} variant={variant} />
      <dl className="product-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
