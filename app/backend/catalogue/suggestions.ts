import { z } from 'zod'
import { id, link, list, maybeId, maybeNumber, readNumber, rows, text } from '~/backend/http/fields'
import { pictureAddress } from '~/backend/http/shop-origins'
import type { Suggestions } from './suggestion-model'

const linkShape = z.object({
  id: maybeId,
  title: text.pipe(z.string().min(1)),
  url: link,
  image: text,
})

const productShape = z.object({
  id,
  title: text.pipe(z.string().min(1)),
  url: link.pipe(z.string().min(1)),
  image: text,
  price: z.unknown().optional(),
  currency: text,
  condition: text,
})

const allShape = z.object({
  products: list,
  categories: rows(linkShape),
  brands: rows(linkShape),
  combines: rows(linkShape),
  didYouMean: text,
  total: maybeNumber,
  within: rows(z.object({ id, title: text.pipe(z.string().min(1)) })),
})

function readProducts(products: unknown, usual: string): Suggestions['products'] {
  return rows(productShape)
    .parse(products)
    .map(({ image, price, currency, url, condition, ...rest }) => {
      const amount = readNumber(price)
      return {
        ...rest,
        path: url,
        image: pictureAddress(image),
        price: amount === null ? null : Math.round(amount * 100),
        currency: currency || usual,
        ...(condition && { condition }),
      }
    })
}

/** Answer of searchAll. Null if unreadable. @param currency of rows that say none */
export function readSuggestions(body: unknown, currency = ''): Suggestions | null {
  const parsed = allShape.safeParse(body)
  if (!parsed.success) return null
  const { products, categories, brands, combines, didYouMean, total, within } = parsed.data
  return {
    products: readProducts(products, currency),
    categories: categories.flatMap(({ title, url }) => (url ? [{ title, path: url }] : [])),
    // A brand without a page becomes a filter.
    brands: brands.map((brand) => ({ title: brand.title, path: brand.url || null, id: brand.id })),
    combines: combines.flatMap(({ title, url, image }) =>
      url ? [{ title, path: url, image: pictureAddress(image) }] : [],
    ),
    didYouMean: didYouMean || null,
    ...(total !== null && { total }),
    ...(within.length > 0 && { within }),
  }
}

/** Answer of search without the licence: products only. Null for its HTML. */
export function readSearch(body: unknown, currency = ''): Suggestions | null {
  const found = list.safeParse((body as { data?: unknown } | null)?.data)
  if (!found.success) return null
  return {
    products: readProducts(found.data, currency),
    categories: [],
    brands: [],
    combines: [],
    didYouMean: null,
  }
}
