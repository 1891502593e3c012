import type { Attribute, Product, ProductCard, Variant } from '~/backend/catalogue/model'
import type { PriceDisplay } from '~/backend/catalogue/price'
import type { CachedCalls } from '~/backend/http/cache/cached-calls'
import {
  bodyOf,
  type Call,
  type CallContext,
  callBackend,
  isCallMissing,
} from '~/backend/http/call'
import { readWith, requireBody } from '~/backend/http/read-body'
import type { Wire } from '~/backend/http/transport'
import type { SessionCalls } from '~/backend/platform-page/session-calls'
import { readAttributes, readSibling } from './attributes'
import { listedOptions } from './listed-options'
import { withOptionRead } from './unread-options'
import { type OwnProduct, readAvailability, readVariantPlace, type VariantPlace } from './variant'

type Option = { groupId: string; optionId: string }

/** What get-product-by-properties is asked for. */
export function siblingForm(modelId: string, options: Option[]): URLSearchParams {
  const form = new URLSearchParams({ model_id: modelId })
  options.forEach(({ groupId, optionId }, index) => {
    form.set(`attribute[${index}][id]`, groupId)
    form.set(`attribute[${index}][option_id]`, optionId)
  })
  return form
}

const placeCall = ({ id }: OwnProduct, variantId: string): Call => ({
  key: 'PRODUCT_DETAIL_VARIANT',
  parts: [id, variantId],
})

const placeIn =
  (product: OwnProduct) =>
  (wire: Wire): VariantPlace | null =>
    isCallMissing(wire) ? null : readVariantPlace(bodyOf('PRODUCT_DETAIL_VARIANT', wire), product)

/** The siblings of a product: products that differ by attributes. */
export function siblingCalls(
  { cachedAs, cachedBody }: CachedCalls,
  { sendInCurrency, currencyOfRows }: SessionCalls,
) {
  const cached = <T>(call: Call, read: (wire: Wire) => T | Promise<T>): Promise<T> =>
    cachedAs(call, async () => {
      const wire = await sendInCurrency(call, 'shared')
      return readWith(call.key, () => read(wire))
    })
  return {
    /** Attributes that distinguish sibling products, with pictures. */
    attributes: (productId: string): Promise<Attribute[]> => {
      const form = new URLSearchParams({ product_id: productId, with_image: '1' })
      return cachedBody({ key: 'CATALOG_ATTRIBUTES', form }, readAttributes)
    },

    /** The sibling with exactly these options; null when there is none. */
    sibling: async (modelId: string, options: Option[]): Promise<ProductCard | null> => {
      const form = siblingForm(modelId, options)
      const currency = await currencyOfRows()
      return cached({ key: 'CATALOG_PRODUCT', form }, (wire) =>
        readSibling(bodyOf('CATALOG_PRODUCT', wire), currency),
      )
    },

    /** `variantPlace` of an id that the shop itself has named. */
    listedVariant: (product: OwnProduct, variantId: string): Promise<VariantPlace | null> =>
      cached(placeCall(product, variantId), placeIn(product)),
  }
}

/** Variants of a product, as they are now. */
export function variantCalls(context: CallContext, { sendInCurrency }: SessionCalls) {
  return {
    /** A variant that the product's page does not name; never cached, because anybody can make up ids. */
    variantPlace: async (product: OwnProduct, variantId: string): Promise<VariantPlace | null> => {
      const call = placeCall(product, variantId)
      const wire = await sendInCurrency(call, 'catalogue')
      return readWith(call.key, () => placeIn(product)(wire))
    },

    /** The options around those of one variant, for a product whose page names none; never cached, like that variant. */
    listedOptions: (product: OwnProduct, known: string[], title: string) =>
      listedOptions((call) => callBackend(call, 'shared', context), product, known, title),

    /** The variants of an option that the product's page has not read, once it is chosen. */
    withOptionRead: (product: Product, requestedId: string | null) =>
      withOptionRead((call) => callBackend(call, 'shared', context), product, requestedId),

    /** Variants of `group` that combine with the picked option; never cached, because it shows current stock. */
    availability: async (
      productId: string,
      group: 1 | 2,
      picked: string,
      product: PriceDisplay,
    ): Promise<Variant[]> => {
      const call: Call = { key: 'VARIANT', parts: [`get-variant${group}-list`, productId, picked] }
      const read = (body: unknown) => readAvailability(body, group, picked, product)
      return requireBody(call.key, read, await callBackend(call, 'catalogue', context))
    },
  }
}
