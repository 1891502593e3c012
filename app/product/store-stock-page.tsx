import { useLocale } from '~/i18n/use-t'
import type { StoreStock } from '~/shop/member-model'
import { productPageOf } from '~/site-map'
import { Late } from '~/ui/late'
import { RowsTable, RowsTableStyle } from '~/ui/rows-table'
import type { AboutProduct } from './about-product'
import { ProductLine } from './product-line'

type Props = { product: AboutProduct; variant: string; stock: Promise<StoreStock[]> }

/** Store by store what is there; a shop without the programme leaves a line and the way to the stores. */
export function StoreStockPage({ product, variant, stock }: Props) {
  const { t, href, number } = useLocale()
  const title = t('product.storeStock')
  return (
    <>
      <ProductLine product={product} title={title} />
      <RowsTableStyle />
      <Late
        promise={stock}
        coming={t('ui.coming', { title })}
        failed={t('ui.lateFailed', { title })}
        retry={{
          href: productPageOf('storeStock', product.path, { variant }),
          text: t('ui.retry'),
        }}
      >
        {(rows) => (
          <RowsTable
            caption={title}
            heads={[t('product.store'), t('product.city'), t('product.inStore')]}
            numbers={[2]}
            rows={rows.map((row) => [
              row.name,
              row.city,
              row.stock > 0 ? number(row.stock) : t('catalog.outOfStock'),
            ])}
            none={t('product.noStoreStock')}
          />
        )}
      </Late>
      <p>
        <a href={href('stores')}>{t('messages.stores')}</a>
      </p>
    </>
  )
}
