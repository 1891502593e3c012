import type { Product, ProductAround } from '~/shop/model'
import type { ProductData } from './events'

/** The product data of spec §3, as a site owner's listener is told it (row P16). */
export function productData(product: Product, around: ProductAround): ProductData {
  return {
    code: product.code,
    id: product.id,
    name: product.title,
    currency: around.pricedIn,
    category_id: product.categoryId,
    category: around.categoryTitle,
    category_path: around.categoryPath,
    brand: product.brand,
    total_sale_price: product.price.card / 100,
    currency_target: product.price.currency,
  }
}
