import type { Product } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { Stars } from '~/ui/pictures/stars'

export default function ProductHead({ product }: { product: Product }) {
  const { t, number } = useLocale()
  const { rating, reviewCount: count, brand, brandPath } = product
  return (
    <>
      {brand && (
        <p className="product-brand">{brandPath ? <a href={brandPath}>{brand}</a> : brand}</p>
      )}
      <h1>{product.title}</h1>
      {rating !== null && (
        <a href="#reviews" className="product-rating">
          <Stars
            value={number(rating)}
            count={number(count)}
            spoken={t('catalog.rating', { rating: number(rating), count })}
          />
        </a>
      )}
    </>
  )
}
