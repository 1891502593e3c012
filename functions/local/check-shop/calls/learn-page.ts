import { readSource } from '../../../../app/backend/platform-page/html/read-source'
import { cardWire } from '../../../../app/backend/platform-page/wire/list-wire'
import { isPlain, kindOf } from '../../../../app/backend/platform-page/wire/page-kind'
import { productWire } from '../../../../app/backend/platform-page/wire/product-wire'
import '../../html-rewriter/html-rewriter'
import type { Reads } from '../call-check'
import { type Facts, idAt, learnProducts } from '../facts'

/** Whether the storefront shows a page of the shop at a link: one that is not titled as not found, nor, in doubt, nothing but texts. */
export const showsPageAt =
  (link: string): Reads =>
  async (html, isDoubtful) => {
    const source = await readSource(html)
    return kindOf(source, { link }) !== 'missing' && !(isDoubtful && isPlain(source))
  }

/** Takes the products of a list's page that no call has named. */
export async function learnCards(facts: Facts, page: unknown): Promise<void> {
  const { cards } = await readSource(String(page))
  const known = new Set(facts.products.map(({ id }) => id))
  learnProducts(
    facts,
    cards.map(cardWire).filter((row) => !known.has(idAt(row, 'ID'))),
  )
}

/** Takes the options of a product from its page, as the storefront reads them. */
export async function learnProductPage(facts: Facts, page: unknown): Promise<void> {
  const source = await readSource(String(page))
  const read = productWire(source, '', (property) => property)
  const known = facts.products.find(({ id }) => id === idAt(read, 'ID'))
  if (!known || source.options.length === 0) return
  learnProducts(facts, [{ ...read, URL: known.link }])
}
