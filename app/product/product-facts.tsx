import { useLocale } from '~/i18n/use-t'
import type { Product, Variant } from '~/shop/model'
import { Icon } from '~/ui/icon'

/** From here down the stock is said as a number. */
const few = 5

type Props = { product: Product; variant: Variant | null }

/** Stock, delivery and what identifies the thing. */
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
            {stock > 0 && stock <= few ? (
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
              ? t('product.today')
              : t('product.delivery', { count: product.deliveryDays })}
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
