import type { Product, Variant } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { Icon } from '~/ui/pictures/icon'

/** Up to this stock the number is displayed. */
const lowStock = 5

type Props = { product: Product; variant: Variant | null }

export function ProductFacts({ product, variant }: Props) {
  const { t, number } = useLocale()
  const { inStock, stock, code, barcode, weight } = variant ?? product
  const facts = [
    ['product.code', code],
    ['product.barcode', barcode],
    ['product.weight', weight > 0 && t('product.kilograms', { weight: number(weight) })],
    ['product.info', variant?.info],
  ] as const
  return (
    <>
      <ul className="sure">
        {inStock && (
          <li>
            <Icon name="check" />
            {stock > 0 && stock <= lowStock ? (
              <b>{t('product.lastFew', { count: stock })}</b>
            ) : (
              t('product.inStock')
            )}
          </li>
        )}
        {product.deliveryDays !== null && inStock && (
          <li>
            <Icon name="van" />
            {product.deliveryDays === 0
              ? t('product.shipsToday')
              : t('product.shipsWithin', { count: product.deliveryDays })}
            {product.freeCargo && <b>{t('catalog.badge.freeCargo')}</b>}
          </li>
        )}
      </ul>
      <dl className="facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
