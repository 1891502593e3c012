import { asOwnProduct } from '~/backend/catalogue/product/sold-as'
import { text } from '~/backend/http/fields'
import { pathOfLink } from '~/backend/http/shop-origins'
import { idPattern } from '~/site-map'
import { hashOf } from './address-hash'
import { type Node, nodesIn } from './structured'

/** The page of a group: the product's id as the page itself says it, '' for none. */
export type GroupPage = { id: string; path: string }

/** How the shop calls a group's variants: as sub-products of one product, as products of their own, or not known. */
type Selling = 'variants' | 'products' | 'unknown'

type Place = { id: string; path: string | null; isChoice: boolean }

const variantIn = /[?&](?:variant|variation_id|variant_id)=(\d+)/

const bare = (address: string) => pathOfLink(address.replace(/[?#].*$/, ''))

const addressesOf = (node: Node): string[] =>
  [node.url, ...nodesIn(node.offers).map(({ url }) => url), node['@id']]
    .map((one) => text.parse(one))
    .filter((one) => one.includes('/') && bare(one) !== null)

/** The product's id that a node names; '' for one at a variant's address, whose number may be the variant's. */
export const namedId = (node: Node): string =>
  addressesOf(node).some((one) => variantIn.test(one)) ? '' : text.parse(node.productID)

/** A variant's own id: as a choice of the page at its address, else the one that it names. */
function placeOf(variant: Node): Place {
  const addresses = addressesOf(variant)
  const choice = addresses.find((one) => variantIn.test(one))
  const address = choice ?? addresses[0]
  const id = variantIn.exec(choice ?? '')?.[1] ?? text.parse(variant.productID)
  return { id, path: address === undefined ? null : bare(address), isChoice: choice !== undefined }
}

const areDistinct = (all: unknown[]) => new Set(all).size === all.length

/** Products and their variants are numbered apart: an id that may be of either is none. */
function sellingOf(
  given: Place[],
  pageId: string,
  isHere: (path: string | null) => boolean,
): Selling {
  const [ids, paths] = [given.map(({ id }) => id), given.map(({ path }) => path)]
  if (!ids.every((id) => idPattern.test(id)) || !areDistinct(ids)) return 'unknown'
  if (given.some(({ isChoice }) => isChoice))
    return given.every((one) => one.isChoice && isHere(one.path)) ? 'variants' : 'unknown'
  if (!paths.includes(null) && areDistinct(paths)) return 'products'
  return pageId !== '' && !ids.includes(pageId) ? 'variants' : 'unknown'
}

/**
 * What the shop calls the variants of a `ProductGroup`: the `ids` that the storefront gives them, and the product that
 * stands for all, '' for none.
 * @param isSold whether a variant, by its place, can be bought
 */
export function variantIds(
  group: Node,
  variants: Node[],
  page: GroupPage,
  isSold: (at: number) => boolean,
): { selling: Selling; ids: string[]; productId: string } {
  const named = variants.map(placeOf)
  const ofGroup = [group.productID, group.productGroupID].map((one) => text.parse(one))
  const productId = page.id || (ofGroup.find((one) => /^\d+$/.test(one)) ?? '')
  const here = [page.path, bare(text.parse(group.url))]
  const found = sellingOf(named, page.id, (path) => here.includes(path))
  const selling = found === 'variants' && productId === '' ? 'unknown' : found
  if (selling === 'unknown') {
    const ids = variants.map((_, at) => `unknown-${hashOf(`${at}`)}`)
    return { selling, ids, productId: '' }
  }
  const ids = named.map(({ id }) => id)
  if (selling === 'variants') return { selling, ids, productId }
  const first =
    ids[
      Math.max(
        0,
        variants.findIndex((_, at) => isSold(at)),
      )
    ] ?? ''
  return { selling, ids: ids.map(asOwnProduct), productId: page.id || first }
}

const lastDigits = (address: unknown) => /(\d+)\D*$/.exec(text.parse(address))?.[1] ?? ''

/** Ids that a group's variants may have where their addresses and the page name none, the surest first; each is to be tried. */
export function possibleIds(variants: Node[]): string[][] {
  const named = [
    variants.map(({ productID }) => text.parse(productID)),
    variants.map(({ sku }) => text.parse(sku)),
    variants.map((one) => lastDigits(one['@id'])),
  ]
  const isGiven = (ids: string[]) => ids.every((id) => /^\d{1,12}$/.test(id)) && areDistinct(ids)
  const given = named.filter(isGiven).map((ids): [string, string[]] => [ids.join(), ids])
  return [...new Map(given).values()]
}
