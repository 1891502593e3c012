import type { Product } from '~/backend/catalogue/model'
import { noteOf } from '~/backend/site/note'
import { linesOf } from '~/backend/site/owner/owner-words'
import type { DeliveryTerms } from '~/backend/site/site-model'
import type { Language } from '~/i18n/languages'
import { withAwaitedTexts } from '~/product/awaited-text'
import { deliveryText } from '~/product/delivery/delivery-text'
import { elsewhereOf } from '~/product/elsewhere'
import { ownFirst } from '~/product/gallery/own-pictures'
import { chosenVariant } from '~/product/variants/variants'
import type { RequestContext } from '~/session/request-context'

type Additions = Pick<
  Product,
  'chosenVariantId' | 'promises' | 'deliveryText' | 'elsewhere' | 'unavailablePages'
>

const displayedCache = new WeakMap<Product, { key: string; product: Product }>()

/**
 * A product with what its page adds to it. The same object as long as the shop's answer and the additions are the same:
 * the markup of the page's parts is cached by it (decision 016).
 */
export function withAdditions(read: Product, additions: Additions, language: Language): Product {
  const key = JSON.stringify([language, additions])
  const found = displayedCache.get(read)
  if (found?.key === key) return found.product
  const awaited = withAwaitedTexts({ ...read, ...additions }, language)
  const opened = chosenVariant(awaited, awaited.chosenVariantId)
  const product = { ...awaited, pictures: ownFirst(awaited.pictures, opened) }
  displayedCache.set(read, { key, product })
  return product
}

type Choice = { variantId: string | undefined; delivery: DeliveryTerms | null | undefined }

/** The product that a page displays, with its chosen variant: the shop's words about it, its delivery, its links. */
export async function displayedProduct(
  context: RequestContext,
  read: Product,
  { variantId, delivery }: Choice,
): Promise<Product> {
  // What is made for one person does not come back, and a gift card is not carried either.
  const words = read.isPersonal ? 'personalProduct' : 'product'
  const promises = read.isGiftCard ? [] : linesOf(await noteOf(context, words))
  const additions = {
    chosenVariantId: variantId ?? read.chosenVariantId,
    promises,
    deliveryText: deliveryText(read, delivery, context.language),
    ...elsewhereOf(context, read.path),
  }
  return withAdditions(read, additions, context.language)
}
