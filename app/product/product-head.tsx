import { useLocale } from '~/i18n/use-t'
import type { Product } from '~/shop/model'
import { Stars } from '~/ui/stars'
import { ProductMarks } from './product-marks'

/** What the thing is called, who makes it, what buyers think of it. */
export default function ProductHead({ product }: { product: Product }) {
  const { t, number } = useLocale()
  const { rating, reviewCount: count, brand, brandPath } = product
  return (
    <>
      {brand && <p className="pd-brand">{brandPath ? <a href={brandPath}>{brand}</a> : brand}</p>}
      <h1>{product.title}</h1>
      {rating !== null && (
        <a href="#reviews" className="pd-rating">
          <Stars
            value={number(rating)}
            count={number(count)}
            spoken={t('catalog.rating', { rating: number(rating), count })}
          />
        </a>
      )}
      <ProductMarks id={product.id} />
    </>
  )
}
