import { z } from 'zod'
import type { AddStatus, Compared, ComparedProduct } from '~/backend/engagement/favourites-model'
import { hasAnswered, noteAnswered, noteNotOffered } from '~/backend/http/cache/missing-calls'
import { bodyOf, type CallContext, callBackend } from '~/backend/http/call'
import { id, list, rows, text } from '~/backend/http/fields'
import { readAs, requireRead } from '~/backend/http/read-body'
import { fragmentData } from '~/backend/platform-page/html/fragment-data'
import { readSource } from '~/backend/platform-page/html/read-source'
import { cardsOf, cardWire } from '~/backend/platform-page/wire/list-wire'
import { cleanHtml, hasContent } from '~/backend/site/html/clean-html'
import type { ProductCard } from './model'
import { awaitedFields, readAwaited } from './product/awaited'
import { readCards, readRequiredCards } from './product-card'

const fact = rows(z.object({ KEY: text, VALUE: text }))
const rowShape = z.object({
  ID: id,
  SHORT_DESCRIPTION: text,
  FILTER_PROPERTY_LIST: fact,
  ...awaitedFields,
})
const shape = z.object({ PRODUCTS: list })

/** Links that only the shop's own script can follow. */
const withoutAddress = /<a(?![^>]*\shref="[^"])[^>]*>[\s\S]*?<\/a>/g

/** The data of the fragment, or its HTML, which is sanitised; '' for one without content. */
export function readCompared(body: unknown, currency: string): Compared {
  const data = fragmentData(body)
  if (!data && typeof body === 'string') {
    const html = cleanHtml(body).replace(withoutAddress, '')
    return { kind: 'html', html: hasContent(html) ? html : '' }
  }
  const { PRODUCTS } = readAs('SUB_FOLDER', shape, data)
  const facts = new Map(
    rows(rowShape)
      .parse(PRODUCTS)
      .map((row) => [row.ID, row]),
  )
  const cards = requireRead('SUB_FOLDER', readRequiredCards(PRODUCTS, currency))
  const products = cards.map((card): ComparedProduct => {
    const row = facts.get(card.id)
    return {
      ...card,
      ...(row && readAwaited(row)),
      summary: row?.SHORT_DESCRIPTION ?? '',
      facts: (row?.FILTER_PROPERTY_LIST ?? [])
        .filter(({ KEY, VALUE }) => KEY && VALUE)
        .map(({ KEY, VALUE }) => ({ title: KEY, value: VALUE })),
    }
  })
  return { kind: 'products', products }
}

/** Asks for sub-folder page 2, block 1003. Ids are sent under both parameter names (own-calls.md). */
async function comparison(
  context: CallContext,
  ids: string[],
  status: AddStatus,
): Promise<unknown> {
  const parts = ['2', '1003', 'compare']
  const joined = ids.join('-')
  const query = { compare: joined, product: joined, status: String(status) }
  const wire = await callBackend({ key: 'SUB_FOLDER', parts, query }, 'catalogue', context)
  const { origin } = context
  if (wire.status === 404 && !hasAnswered(origin, 'COMPARISON'))
    noteNotOffered(origin, 'COMPARISON')
  const body = bodyOf('SUB_FOLDER', wire)
  noteAnswered(origin, 'COMPARISON')
  return body
}

export const compareProducts = async (
  context: CallContext,
  ids: string[],
  status: AddStatus,
): Promise<Compared> => readCompared(await comparison(context, ids, status), context.rules.currency)

/** Cards of products by their ids, which only a comparison gives; also those of its HTML. Null for HTML that shows none of them. */
export async function cardsByComparison(
  context: CallContext,
  ids: string[],
): Promise<ProductCard[] | null> {
  const { currency } = context.rules
  const body = await comparison(context, ids, 1)
  if (fragmentData(body) || typeof body !== 'string') {
    const { PRODUCTS } = readAs('SUB_FOLDER', shape, fragmentData(body))
    return requireRead('SUB_FOLDER', readRequiredCards(PRODUCTS, currency))
  }
  // HTML does not say whether a product has options: its page does.
  const rows = cardsOf(await readSource(body)).map((card) => ({
    ...cardWire(card),
    HAS_VARIANT: 1,
  }))
  const cards = readCards(rows, currency)
  const found = cards.filter((card) => ids.includes(card.id))
  return found.length > 0 ? found : null
}
