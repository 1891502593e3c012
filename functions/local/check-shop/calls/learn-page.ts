import type { PageSource } from '../../../../app/backend/platform-page/html/page-source'
import { readSource } from '../../../../app/backend/platform-page/html/read-source'
import { cardWire } from '../../../../app/backend/platform-page/wire/list-wire'
import { pageWire } from '../../../../app/backend/platform-page/wire/page-wire'
import { productWire } from '../../../../app/backend/platform-page/wire/product-wire'
import '../../html-rewriter/html-rewriter'
import { type Facts, idAt, learnProducts, rowsAt } from '../facts'

/** The products that the storefront shows of a page, as `get-page` would name them. */
export function productsOn(source: PageSource, link: string): unknown[] {
  const known = { category: null, list: null, label: (property: string) => property }
  const wire = pageWire(source, { link, page: 1, sort: '' }, known)
  const shown = rowsAt(wire, 'SHOWCASES').flatMap((showcase) => rowsAt(showcase, 'PRODUCTS'))
  return [...rowsAt(wire, 'LIST', 'PRODUCTS'), ...shown]
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

/** Takes the options and variants of a product from its page, as the storefront reads them. */
export async function learnProductPage(facts: Facts, page: unknown): Promise<void> {
  const source = await readSource(String(page))
  const read = productWire(source, '', (property) => property)
  const known = facts.products.find(({ id }) => id === idAt(read, 'ID'))
  if (!known) return
  const subproduct = idAt(read, 'VARIANTS', 0, 'ID')
  if (subproduct) facts.subproduct ??= { product: known.id, id: subproduct }
  if (source.options.length === 0) return
  learnProducts(facts, [{ ...read, URL: known.link }])
}
