import type { Page, Product, Variant } from '~/backend/catalogue/model'
import { displayOf, priceShape } from '~/backend/catalogue/price'
import { listedOptions } from '~/backend/catalogue/product/listed-options'
import { readAvailability } from '~/backend/catalogue/product/variant'
import type { Call } from '~/backend/http/call'
import { readWith } from '~/backend/http/read-body'
import type { PageSource } from './html/page-source'
import type { Ask } from './loaded-list'
import { siblingsOf } from './siblings'
import { withVariantIds } from './unnamed-variants'
import type { PropertyLabel } from './wire/group-variants'

const maxOptions = 20

/** How to ask for what a page does not say: in the currency that it shows, and in a session that has it. */
export type Beside = { ask: Ask; currency: string }

async function variantsOf(
  { ask, currency }: Beside,
  { id: productId, price }: Product,
  source: PageSource,
): Promise<Variant[]> {
  const display = { ...displayOf(priceShape.parse({}), { vatIncluded: true, currency }), price }
  const lists = source.options
    .filter(({ group }) => group === 1)
    .slice(0, maxOptions)
    .map(async ({ id }) => {
      const call: Call = { key: 'VARIANT', parts: ['get-variant2-list', productId, id] }
      const read = (body: unknown) => readAvailability(body, 2, id, display)
      const wire = await ask(call).catch(() => null)
      return wire?.status === 200 ? (readWith(call.key, () => read(wire.body)) ?? []) : []
    })
  return (await Promise.all(lists)).flat()
}

type ProductPage = Extract<Page, { kind: 'product' }>

/** What its page does not say of a product: variants of marked-up options, and siblings. */
export async function completed(
  beside: Beside,
  page: ProductPage,
  source: PageSource,
  label: PropertyLabel,
): Promise<ProductPage> {
  const product = await withVariantIds(beside.ask, page.product, source, label)
  const { id, modelId } = product
  const isMarked = source.options.length > 0
  const mayHaveOthers = product.groups.length === 0 && !product.soldAt && !product.showOnly
  const [options, siblings] = await Promise.all([
    isMarked
      ? variantsOf(beside, product, source).then((variants) => ({ variants }))
      : mayHaveOthers && listedOptions(beside.ask, product, [], label('other')).catch(() => null),
    modelId === null ? {} : siblingsOf(beside.ask, { id, modelId }, beside.currency),
  ])
  const { variants } = { ...product, ...options }
  // The lists do not say it of a variant: the page says it of the product.
  const awaited = product.awaited && { awaited: product.awaited }
  const whole = {
    ...product,
    ...options,
    variants: variants.map((one) => ({ ...awaited, ...one })),
  }
  return { ...page, product: whole, around: { ...page.around, ...siblings } }
}
