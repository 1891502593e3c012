import type { Product, Variant } from '~/backend/catalogue/model'
import { displayLike, priceShape, readPrice } from '~/backend/catalogue/price'
import { isMissingCallError } from '~/backend/http/backend-error'
import { type Call, mayCallBeMissing } from '~/backend/http/call'
import { requireBody } from '~/backend/http/read-body'
import type { Wire } from '~/backend/http/transport'
import { type OwnProduct, readAvailability } from './variant'

/** Of how many options the variants are read with a product's page: each is a call. */
export const maxOptions = 20

const unreadPrefix = 'option-'

export const unreadOptionOf = (variantId: string): string | null =>
  variantId.startsWith(unreadPrefix) ? variantId.slice(unreadPrefix.length) : null

/** What stands for the variants of an option that were not read: it can be chosen, and is read then. */
export const unreadVariant = (option: string, { price }: Pick<OwnProduct, 'price'>): Variant => ({
  id: unreadPrefix + option,
  options: [option],
  code: '',
  barcode: '',
  price,
  stock: 0,
  inStock: true,
  moneyOrderPercent: 0,
  weight: 0,
  info: '',
  colour: null,
})

const anyDisplay = { vatIncluded: true, currency: '' }

type Ask = (call: Call) => Promise<Wire>

/** The variants of an option of a product's first group; none where the shop lacks the call. @throws BackendError */
export async function variantsOfOption(
  ask: Ask,
  { id, price }: Pick<OwnProduct, 'id' | 'price'>,
  option: string,
): Promise<Variant[]> {
  const call: Call = { key: 'VARIANT', parts: ['get-variant2-list', id, option] }
  const read = (body: unknown) => readAvailability(body, 2, option, displayLike(price))
  const wire = await ask(call).catch((error) => {
    if (isMissingCallError(error)) return null
    throw error
  })
  return wire === null || mayCallBeMissing(wire) ? [] : requireBody(call.key, read, wire)
}

/** A product with the variants of an option that has been chosen unread, and the one that is chosen by it, if any. @throws BackendError */
export async function withOptionRead(
  ask: Ask,
  product: Product,
  requestedId: string | null,
): Promise<{ product: Product; variantId: string | null }> {
  const option = requestedId && unreadOptionOf(requestedId)
  if (!option) return { product, variantId: requestedId }
  const others = product.variants.filter(({ id }) => id !== requestedId)
  const isUnread = others.length < product.variants.length
  const rows = isUnread ? await variantsOfOption(ask, product, option) : []
  if (isUnread && rows.length === 0) return { product, variantId: requestedId }
  const read = rows.map((one) => ({ ...one, inStock: one.inStock || product.sellsBelowZero }))
  const variants = [...others, ...read]
  const ofOption = variants.filter(({ options }) => options[0] === option)
  const chosen = ofOption.find(({ inStock }) => inStock) ?? ofOption[0]
  return { product: { ...product, variants }, variantId: chosen?.id ?? null }
}

/** An item of which an option alone is known is the only variant in stock that has it; else the shop is to say what is missing. */
export async function withOnlyVariant<T extends { productId: string; variantId: string }>(
  ask: Ask,
  item: T,
): Promise<T> {
  const option = unreadOptionOf(item.variantId)
  if (option === null) return item
  const product = { id: item.productId, price: readPrice(priceShape.parse({}), anyDisplay) }
  const rows = await variantsOfOption(ask, product, option).catch(() => [])
  const [only, ...others] = rows.filter(({ inStock }) => inStock)
  return { ...item, variantId: only && others.length === 0 ? only.id : '0' }
}
