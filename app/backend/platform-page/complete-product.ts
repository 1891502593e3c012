import type { Page, Product, Variant } from '~/backend/catalogue/model'
import { listedOptions } from '~/backend/catalogue/product/listed-options'
import {
  maxOptions,
  unreadVariant,
  variantsOfOption,
} from '~/backend/catalogue/product/unread-options'
import { isMissingCallError } from '~/backend/http/backend-error'
import { mayCallBeMissing } from '~/backend/http/call'
import { shopAddress } from '~/backend/http/shop-origins'
import type { PageSource } from './html/page-source'
import type { Ask } from './loaded-list'
import { siblingsOf } from './siblings'
import { withVariantIds } from './unnamed-variants'
import type { PropertyLabel } from './wire/group-variants'
import { isPricedFrom } from './wire/product-wire'

/** How to ask for what a page does not say: in the currency that it shows, and in a session that has it. */
export type Beside = { ask: Ask; currency: string }

/** What stands for the variants of an unread option: one for each option of the second group, all of which may be there. */
function unreadVariants(option: string, product: Product): Variant[] {
  const unread = unreadVariant(option, product)
  const [, second] = product.groups
  return second ? second.options.map(({ id }) => ({ ...unread, options: [option, id] })) : [unread]
}

async function variantsOf(ask: Ask, product: Product, source: PageSource): Promise<Variant[]> {
  const options = source.options.filter(({ group }) => group === 1)
  const unread = options.map(({ id }) => unreadVariants(id, product))
  const lists = options.map(async ({ id }, at) =>
    at < maxOptions ? variantsOfOption(ask, product, id).catch(() => unread[at]) : unread[at],
  )
  const read = (await Promise.all(lists)).flatMap((list) => list ?? [])
  // Unknown is not sold out.
  return read.length > 0 ? read : unread.flat()
}

/** Asks, and notes whether a list of variants failed: a moment's fault is not to be cached. */
function watched({ ask }: Beside): { ask: Ask; hasFailed: () => boolean } {
  let hasFailed = false
  return {
    hasFailed: () => hasFailed,
    ask: async (call) => {
      const isList = call.key === 'VARIANT'
      const wire = await ask(call).catch((error) => {
        hasFailed ||= isList && !isMissingCallError(error)
        throw error
      })
      hasFailed ||=
        isList && (wire.status === 429 || (wire.status >= 500 && !mayCallBeMissing(wire)))
      return wire
    },
  }
}

type ProductPage = Extract<Page, { kind: 'product' }>

/** What its page does not say of a product: variants of marked-up options, and siblings. */
export async function completed(
  beside: Beside,
  page: ProductPage,
  source: PageSource,
  label: PropertyLabel,
): Promise<ProductPage> {
  const { ask, hasFailed } = watched(beside)
  const product = await withVariantIds(ask, page.product, source, label)
  const { id, modelId } = product
  const isMarked = source.options.length > 0
  const mayHaveOthers = product.groups.length === 0 && !product.soldAt && !product.showOnly
  const [options, siblings] = await Promise.all([
    isMarked
      ? variantsOf(ask, product, source).then((variants) => ({ variants }))
      : mayHaveOthers && listedOptions(ask, product, [], label('other')).catch(() => null),
    modelId === null ? {} : siblingsOf(ask, { id, modelId }, beside.currency),
  ])
  const { variants } = { ...product, ...options }
  const isUnpriced = variants.length === 0 && isPricedFrom(source, product.path)
  // The lists do not say it of a variant: the page says it of the product.
  const awaited = product.awaited && { awaited: product.awaited }
  const whole = {
    ...product,
    ...options,
    ...(isUnpriced && { showOnly: true, soldAt: shopAddress(product.path) }),
    variants: variants.map((one) => ({ ...awaited, ...one })),
  }
  const isPartial = hasFailed() && { isPartial: true as const }
  return { ...page, product: whole, around: { ...page.around, ...siblings }, ...isPartial }
}
