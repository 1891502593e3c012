import type { Attribute, ProductAround } from '~/backend/catalogue/model'
import { readAttributes, readSibling } from '~/backend/catalogue/product/attributes'
import { siblingForm } from '~/backend/catalogue/product/sibling-calls'
import type { Call } from '~/backend/http/call'
import { readWith } from '~/backend/http/read-body'
import type { Ask } from './loaded-list'

const maxSiblings = 12

async function answerOf<T>(
  ask: Ask,
  call: Call,
  read: (body: unknown) => T | null,
): Promise<T | null> {
  const wire = await ask(call).catch(() => null)
  return wire?.status === 200 ? readWith(call.key, () => read(wire.body)) : null
}

function optionsWith(all: Attribute[], groupId: string, optionId: string) {
  return all.flatMap(({ id, options }) => {
    const chosen = id === groupId ? optionId : options.find(({ selected }) => selected)?.id
    return chosen ? [{ groupId: id, optionId: chosen }] : []
  })
}

/** What tells a product's siblings apart, and where they are (CONTRACT.md, calls 57 and 58); nothing where the shop does not say. */
export async function siblingsOf(
  ask: Ask,
  product: { id: string; modelId: string },
  currency: string,
): Promise<Pick<ProductAround, 'attributes' | 'siblings'>> {
  const form = new URLSearchParams({ product_id: product.id, with_image: '1' })
  const call: Call = { key: 'CATALOG_ATTRIBUTES', form }
  const attributes = (await answerOf(ask, call, readAttributes)) ?? []
  const others = attributes.flatMap(({ id, options }) =>
    options.filter(({ selected, productId }) => !selected && productId).map((one) => ({ id, one })),
  )
  const found = others.slice(0, maxSiblings).map(async ({ id, one }) => {
    const wanted = siblingForm(product.modelId, optionsWith(attributes, id, one.id))
    const read = (body: unknown) => readSibling(body, currency)
    const sibling = await answerOf(ask, { key: 'CATALOG_PRODUCT', form: wanted }, read)
    return sibling ? [[one.productId, sibling.path]] : []
  })
  return { attributes, siblings: Object.fromEntries((await Promise.all(found)).flat()) }
}
