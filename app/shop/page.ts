import { z } from 'zod'
import { pathOfLink } from '../safe-path'
import { readCategories } from './category'
import { cleanHtml } from './clean-html'
import { ShopError } from './error'
import { readFilters } from './filters'
import { readList } from './list'
import type { Crumb, Page, PageMeta } from './model'
import { readProduct } from './product'
import { readAround } from './product-around'
import { readCards, readPicture } from './product-card'
import { link, rows, text } from './wire'

const pageShape = z.object({
  PAGE: z.object({
    TYPE: z.string(),
    LINK_TYPE: text,
    LINK_TABLE_ID: text,
    TITLE: text,
    DESCRIPTION: text,
    LINKS: z.record(z.string(), z.unknown()).catch({}),
    REDIRECT: text,
  }),
  PRODUCT: z.unknown().optional(),
  CATEGORY: z.unknown().optional(),
  BRAND: z.unknown().optional(),
  PATH: rows(z.object({ TITLE: text, URL: link })),
  LIST: z.unknown().optional(),
  FILTER: z.unknown().optional(),
  BANNERS: rows(
    z.object({ ID: text, TITLE: text, TEXT: text, URL: link, IMAGE: z.unknown().optional() }),
  ),
  SHOWCASES: rows(z.object({ ID: text, TITLE: text, URL: link, PRODUCTS: z.unknown().optional() })),
  CONTENT: z.object({ HTML: text }).catch({ HTML: '' }),
})
type PageWire = z.output<typeof pageShape>

function readMeta(page: PageWire['PAGE']): PageMeta {
  const alternates: Record<string, string> = {}
  for (const [language, value] of Object.entries(page.LINKS)) {
    const path = value === '' ? '/' : pathOfLink(value)
    if (path) alternates[language] = path
  }
  return {
    title: page.TITLE,
    description: page.DESCRIPTION,
    linkType: page.LINK_TYPE,
    linkId: page.LINK_TABLE_ID,
    alternates,
  }
}

/**
 * Where a link leads (own call get-page, own-calls.md).
 * @throws ShopError shape when the answer is no page
 */
export function readPage(body: unknown, currency: string, sort = ''): Page {
  const parsed = pageShape.safeParse(body)
  if (!parsed.success)
    throw new ShopError('shape', 'PAGE', 'PAGE answered something that is no page.')
  const wire = parsed.data
  const meta = readMeta(wire.PAGE)
  const crumbs: Crumb[] = wire.PATH.filter((crumb) => crumb.URL !== '').map((crumb) => ({
    title: crumb.TITLE,
    path: crumb.URL,
  }))
  switch (wire.PAGE.TYPE) {
    case 'home':
      return {
        kind: 'home',
        meta,
        banners: wire.BANNERS.map((row) => ({
          id: row.ID,
          title: row.TITLE,
          text: row.TEXT,
          path: row.URL || '/',
          picture: readPicture(row.IMAGE, ''),
        })),
        showcases: wire.SHOWCASES.map((row) => ({
          id: row.ID,
          title: row.TITLE,
          path: row.URL || '/',
          products: readCards(row.PRODUCTS, currency),
        })),
      }
    case 'product': {
      const product = readProduct(wire.PRODUCT, crumbs, currency)
      if (!product)
        throw new ShopError(
          'shape',
          'PAGE',
          'PAGE answered a product that has no id, title or link.',
        )
      return { kind: 'product', meta, product, around: readAround(wire.PRODUCT, currency) }
    }
    case 'brand':
    case 'category': {
      const isBrand = wire.PAGE.TYPE === 'brand'
      const [found] = readCategories([isBrand ? wire.BRAND : wire.CATEGORY])
      if (!found)
        throw new ShopError('shape', 'PAGE', 'PAGE answered a list that has no id or title.')
      // A brand is drawn as a category without parts; their ids are told apart.
      const category = isBrand ? { ...found, id: `brand ${found.id}`, children: [] } : found
      return {
        kind: 'category',
        meta,
        category,
        crumbs,
        list: readList(wire.LIST, currency, sort),
        filters: readFilters(wire.FILTER),
      }
    }
    case 'content':
      return { kind: 'content', meta, html: cleanHtml(wire.CONTENT.HTML) }
    case 'redirect': {
      const path = pathOfLink(wire.PAGE.REDIRECT)
      return path ? { kind: 'moved', path } : { kind: 'missing' }
    }
    default:
      return { kind: 'missing' }
  }
}
