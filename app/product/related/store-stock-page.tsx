import type { StoreStock } from '~/backend/account/member-model'
import { useLocale } from '~/i18n/use-locale'
import { ProductLine } from '~/product/page/product-line'
import { Late } from '~/rendering/late-part'
import { productPageOf } from '~/site-map'
import { useHasStores } from '~/stores/use-has-stores'
import { RowsTable, RowsTableStyle } from '~/ui/rows-table'
import type { AboutProduct } from './about-product'

type Props = {
  product: AboutProduct
  variant: string
  stock: Promise<StoreStock[]>
  hasStores: boolean
}

/** Stock by store; a shop without the programme shows one line and a link to the stores. */
export function StoreStockPage({ product, variant, stock, hasStores }: Props) {
  const { t, href, number } = useLocale()
  const title = t('product.storeStock')
  return (
    <>
      <ProductLine product={product} title={title} />
      <RowsTableStyle />
      <Late
        promise={stock}
        coming={t('ui.loading', { title })}
        failed={t('ui.lateFailed', { title })}
        retry={{
          href: productPageOf('storeStock', product.path, { variant }),
          text: t('ui.retry'),
        }}
      >
        {(rows) => (
          <RowsTable
            caption={title}
            heads={[t('product.store'), t('storeStock.city'), t('storeStock.inStore')]}
            numbers={[2]}
            rows={rows.map((row) => [
              row.name,
              row.city,
              row.stock > 0 ? number(row.stock) : t('catalog.outOfStock'),
            ])}
            none={<p className="empty">{t('storeStock.none')}</p>}
          />
        )}
      </Late>
      {useHasStores() && hasStores && (
        <p>
          <a href={href('stores')}>{t('messages.stores')}</a>
        </p>
      )}
    </>
  )
}
