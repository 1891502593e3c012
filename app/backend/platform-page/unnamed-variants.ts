import type { Product } from '~/backend/catalogue/model'
import { listedOptions } from '~/backend/catalogue/product/listed-options'
import { readVariantPlace } from '~/backend/catalogue/product/variant'
import type { Call } from '~/backend/http/call'
import { readWith } from '~/backend/http/read-body'
import type { PageSource } from './html/page-source'
import type { Ask } from './loaded-list'
import { type PropertyLabel, variantsIn } from './wire/group-variants'
import { mainProduct } from './wire/main-product'
import { possibleIds } from './wire/variant-ids'

async function isVariant(ask: Ask, product: Product, id: string): Promise<boolean> {
  const call: Call = { key: 'PRODUCT_DETAIL_VARIANT', parts: [product.id, id] }
  const wire = await ask(call).catch(() => null)
  if (wire?.status !== 200) return false
  const place = readWith(call.key, () => readVariantPlace(wire.body, product))
  return place !== null && (place.variant?.id ?? id) === id
}

const isUnnamed = ({ id, price, soldAt, variants }: Product): boolean =>
  soldAt !== undefined &&
  /^\d+$/.test(id) &&
  price.card > 0 &&
  variants.length > 0 &&
  variants.every((variant) => variant.id.startsWith('unknown-'))

/**
 * A product whose markup describes variants without their ids: numbers that it gives them are tried by one of each
 * (CONTRACT.md, call 9), else the shop lists them (call 10); where it does neither, its own page sells it.
 */
export async function withVariantIds(
  ask: Ask,
  product: Product,
  source: PageSource,
  label: PropertyLabel,
): Promise<Product> {
  if (!isUnnamed(product)) return product
  const { soldAt: _, ...sold } = product
  const described = variantsIn(mainProduct(source, product.path) ?? {})
  for (const ids of described.length === product.variants.length ? possibleIds(described) : []) {
    const [first = ''] = ids
    const variants = product.variants.map((one, at) => ({ ...one, id: ids[at] ?? one.id }))
    if (await isVariant(ask, product, first).catch(() => false)) return { ...sold, variants }
  }
  const listed = await listedOptions(ask, product, [], label('other')).catch(() => null)
  return listed?.variants.length === product.variants.length ? { ...sold, ...listed } : product
}
