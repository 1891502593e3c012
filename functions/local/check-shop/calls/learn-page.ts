import { isPageOption } from '../../../../app/backend/catalogue/product/sold-as'
import type { PageSource } from '../../../../app/backend/platform-page/html/page-source'
import { readSource } from '../../../../app/backend/platform-page/html/read-source'
import { variantsIn } from '../../../../app/backend/platform-page/wire/group-variants'
import { productsOf } from '../../../../app/backend/platform-page/wire/list-goods'
import { cardsOf, cardWire } from '../../../../app/backend/platform-page/wire/list-wire'
import { mainProduct } from '../../../../app/backend/platform-page/wire/main-product'
import { pageWire } from '../../../../app/backend/platform-page/wire/page-wire'
import { productWire } from '../../../../app/backend/platform-page/wire/product-wire'
import { possibleIds } from '../../../../app/backend/platform-page/wire/variant-ids'
import { defaultLanguage } from '../../../../app/i18n/languages'
import '../../html-rewriter/html-rewriter'
import {
  type Facts,
  flagAt,
  idAt,
  isForSale,
  learnProducts,
  linkAt,
  rowForSale,
  rowsAt,
  textAt,
} from '../facts'

/** The products that the storefront shows of a page, as `get-page` would name them. */
export function productsOn(source: PageSource, link: string): unknown[] {
  const list = { PRODUCTS: productsOf(source) }
  const known = { category: null, list, label: (property: string) => property }
  const wire = pageWire(source, { link, page: 1, sort: '', language: defaultLanguage }, known)
  const displayed = rowsAt(wire, 'SHOWCASES').flatMap((showcase) => rowsAt(showcase, 'PRODUCTS'))
  return [...rowsAt(wire, 'LIST', 'PRODUCTS'), ...displayed]
}

/** Takes products that no call has named; of those without an id the address, which may tell it. */
function learnDisplayed(facts: Facts, rows: unknown[]): void {
  const known = new Set(facts.products.map(({ id }) => id))
  const [unnamed, named] = [true, false].map((isUnnamed) =>
    rows.filter((row) => flagAt(row, 'SOLD_BY_PAGE') === isUnnamed),
  )
  learnProducts(facts, named?.filter((row) => !known.has(idAt(row, 'ID'))) ?? [])
  const links = (unnamed ?? []).map((row) => linkAt(row, 'URL')).filter(Boolean)
  facts.unnamedLinks = [...new Set([...facts.unnamedLinks, ...links])]
}

/** Learns the products of a home or list's page at a link, as the storefront reads them. */
export const learnPageAt =
  (link: (facts: Facts) => string) =>
  async (facts: Facts, page: unknown): Promise<void> => {
    learnDisplayed(facts, productsOn(await readSource(String(page)), link(facts)))
  }

/** Takes the products of a list: JSON, or the cards of its HTML. */
export async function learnLoaded(facts: Facts, body: unknown): Promise<void> {
  if (typeof body !== 'string') learnProducts(facts, rowsAt(body, 'PRODUCTS'))
  else learnDisplayed(facts, cardsOf(await readSource(body)).map(cardWire))
}

/** Options that only a page counts have no ids that the shop knows. */
const withoutOptions = { VARIANT_FEATURE1_LIST: null, VARIANT_FEATURE2_LIST: null }

/** Takes a product whose page describes variants without their ids: the storefront finds these by calls 9 and 10. */
function learnUnnamed(facts: Facts, source: PageSource, read: Record<string, unknown>): void {
  const product = idAt(read, 'ID')
  if (!/^\d+$/.test(product) || !flagAt(read, 'HAS_VARIANT')) return
  learnProducts(facts, [{ ...read, ...withoutOptions }])
  const described = variantsIn(mainProduct(source, `/${textAt(read, 'URL')}`) ?? {})
  const ids = possibleIds(described).flatMap(([id]) => (id ? [{ product, id }] : []))
  facts.possibleVariants.push(...ids)
}

/** Takes the options and variants of a product from its page, as the storefront reads them. */
export async function learnProductPage(facts: Facts, page: unknown): Promise<void> {
  const source = await readSource(String(page))
  const link = facts.triedPages.at(-1) ?? ''
  const read = productWire(source, `/${link}`, (property) => property)
  const id = idAt(read, 'ID')
  if (flagAt(read, 'SOLD_BY_PAGE')) return learnUnnamed(facts, source, { ...read, URL: link })
  const subproduct = idAt(rowForSale(rowsAt(read, 'VARIANTS')), 'ID')
  if (subproduct && !isPageOption(subproduct)) facts.subproduct ??= { product: id, id: subproduct }
  const known = facts.products.find((product) => product.id === id)
  // A card in a list may not say so.
  if (known && !isForSale(read)) known.isSimple = false
  if (known && !flagAt(read, 'HAS_VARIANT')) return
  const options = source.options.length > 0 ? {} : withoutOptions
  learnProducts(facts, [{ ...read, ...options, URL: link }])
}
