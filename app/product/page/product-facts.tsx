import type { Product, Variant } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { Icon } from '~/ui/pictures/icon'

/** Up to this stock the number is displayed. */
const lowStock = 5

type Props = { product: Product; variant: Variant | null }

export function ProductFacts({ product, variant }: Props) {
  const { t, number } = useLocale()
  const { inStock, stock, code, barcode, weight, awaitedText } = variant ?? product
  const days = !awaitedText && product.deliveryDays
  const left = stock > 0 && stock <= lowStock && t('product.lastFew', { count: stock })
  const rows = [
    ['product.code', code],
    ['product.barcode', barcode],
    ['product.weight', weight > 0 && t('product.kilograms', { weight: number(weight) })],
    ['product.info', variant?.info],
  ] as const
  const facts = rows.filter(([, value]) => value)
  return (
    <>
      <ul className="availability">
        {inStock && (
          <li>
            <Icon name="check" />
            {awaitedText || (left ? <b>{left}</b> : t('product.inStock'))}
          </li>
        )}
        {inStock && (days || product.freeCargo) && (
          <li>
            <Icon name="van" />
            {days && t('product.shipsWithin', { count: days })}
            {product.freeCargo && <b>{t('catalog.badge.freeCargo')}</b>}
          </li>
        )}
      </ul>
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
