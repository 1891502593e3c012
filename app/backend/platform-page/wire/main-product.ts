import { text } from '~/backend/http/fields'
import { pathOfLink } from '~/backend/http/shop-origins'
import type { PageSource, ProductRow } from '~/backend/platform-page/html/page-source'
import { type Node, nodesOf } from './structured'

const bare = (address: unknown) => pathOfLink(text.parse(address).replace(/[?#].*$/, ''))

const isAddress = (written: unknown): boolean => /^\/|^https?:/i.test(text.parse(written))

/** An `@id` may be a word, which is no address. */
const pathsOf = ({ url, '@id': id }: Node): string[] =>
  [url, isAddress(id) ? id : ''].flatMap((address) => (address ? (bare(address) ?? []) : []))

/** Addresses of every page of a shop, which tell none apart. */
const ofNoPage = ['/', '/index.php']

const plain = (words: unknown) =>
  text.parse(words).toLocaleLowerCase('tr').replace(/\s+/g, ' ').trim()

const namesOf = ({ title, heading, meta }: PageSource): string[] =>
  [title, heading, meta['og:title']].map(plain)

const isNamedBy = (source: PageSource, { name }: Node): boolean =>
  plain(name) !== '' && namesOf(source).some((one) => one.includes(plain(name)))

const isCalledSo = (source: PageSource, { name }: Node): boolean =>
  plain(name) !== '' && namesOf(source).includes(plain(name))

/** Whether it has an id or a code, and another than the page. */
function isOfOtherId({ globals, meta }: PageSource, { productID, sku }: Node): boolean {
  const code = text.parse(meta['product:retailer_item_id'])
  const id = globals.LINK_TYPE === 'product' ? text.parse(globals.LINK_TABLE_ID) : ''
  const [number, coded] = [text.parse(productID), text.parse(sku)]
  if (code !== '' && coded !== '') return ![number, coded].some((one) => one === code || one === id)
  return id !== '' && /^\d+$/.test(number) && id !== number
}

function productsOf(source: PageSource, path: string) {
  const groups = nodesOf(source, 'ProductGroup')
  const all = groups.length > 0 ? groups : nodesOf(source, 'Product')
  const here = all.find((one) => pathsOf(one).includes(path)) ?? null
  return { here, all, isOne: new Set(all.map(({ name }) => name)).size === 1 }
}

export const hasOwnProduct = (source: PageSource, path: string): boolean =>
  productsOf(source, path).here !== null

/** The product that a page describes: its only one, or that at its own address; of its group the group. */
export function describedProduct(source: PageSource, path: string): Node | null {
  const { here, all, isOne } = productsOf(source, path)
  return here ?? (isOne ? (all[0] ?? null) : null)
}

/** The product that a page is about: what it describes, unless its address and name, or its id, say that it is another one. */
export function mainProduct(source: PageSource, path: string): Node | null {
  const { here, all, isOne } = productsOf(source, path)
  if (here || !isOne) return here
  const own = [path, bare(source.canonical), bare(source.meta['og:url']), ...ofNoPage]
  const isOwn = (node: Node) =>
    pathsOf(node).every((one) => own.includes(one))
      ? isNamedBy(source, node) || !isOfOtherId(source, node)
      : isCalledSo(source, node) && !isOfOtherId(source, node)
  return all.find(isOwn) ?? null
}

/** Shops write a product's address in several ways: with a variant, its language, or capitals. */
function plainPath(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/^\/[a-z]{2}(?=\/)/, '')
  // biome-ignore lint/plugin: an address is no text
  return bare.toLowerCase()
}

export const ownRow = ({ rows }: PageSource, path: string): ProductRow | undefined =>
  rows.find((row) => row.path !== '' && plainPath(row.path) === plainPath(path))
