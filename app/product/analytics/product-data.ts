import type { Price, Product, ProductAround, ProductCard, Variant } from '~/backend/catalogue/model'
import type { ProductData } from './shop-event'

export function productData(
  product: Product,
  around: ProductAround,
  variant: Variant | null,
): ProductData {
  const price = variant?.price ?? product.price
  return {
    code: product.code,
    id: product.id,
    name: product.title,
    currency: around.pricedIn,
    category_id: product.categoryId,
    category: around.categoryTitle,
    category_path: around.categoryPath,
    brand: product.brand,
    total_sale_price: price.card / 100,
    currency_target: price.currency,
  }
}

export function cardData({
  id,
  title,
  brand,
  price,
  about,
}: Pick<ProductCard, 'id' | 'title' | 'brand' | 'about'> & {
  price: Pick<Price, 'card' | 'currency'>
}): ProductData {
  return {
    code: about?.code ?? '',
    id,
    name: title,
    currency: about?.pricedIn ?? price.currency,
    category_id: about?.categoryId ?? '',
    category: about?.category ?? '',
    category_path: about?.categoryPath ?? '',
    brand,
    total_sale_price: price.card / 100,
    currency_target: price.currency,
  }
}
