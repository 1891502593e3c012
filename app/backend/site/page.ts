import { z } from 'zod'
import { readCategories } from '~/backend/catalogue/category'
import { readFilters } from '~/backend/catalogue/filters'
import { readList } from '~/backend/catalogue/list'
import type { Category, Crumb, Page, PageMeta } from '~/backend/catalogue/model'
import { readProduct } from '~/backend/catalogue/product/product'
import { readAround } from '~/backend/catalogue/product/product-around'
import { readCards, readPicture } from '~/backend/catalogue/product-card'
import { BackendError } from '~/backend/http/backend-error'
import { flag, html, link, linkOrFile, rows, text } from '~/backend/http/fields'
import { readAs } from '~/backend/http/read-body'
import { pathOfLink } from '~/backend/http/shop-origins'
import { cleanHtml } from './html/clean-html'

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
    z.object({ ID: text, TITLE: text, TEXT: text, URL: linkOrFile, IMAGE: z.unknown().optional() }),
  ),
  SHOWCASES: rows(
    z.object({
      ...{ ID: text, TITLE: text, URL: linkOrFile, BESTSELLER: flag },
      PRODUCTS: z.unknown().optional(),
    }),
  ),
  CONTENT: z.object({ HTML: html }).catch({ HTML: '' }),
})
type PageWire = z.output<typeof pageShape>

function readMeta(page: PageWire['PAGE']): PageMeta {
  const alternates: Record<string, string> = {}
  for (const [language, value] of Object.entries(page.LINKS)) {
    const path = value === '' ? '/' : link.parse(value)
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

function readHome(wire: PageWire, meta: PageMeta, currency: string): Page {
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
      path: row.URL && row.URL !== '/' ? row.URL : null,
      products: readCards(row.PRODUCTS, currency),
      ...(row.BESTSELLER && { isBestseller: true }),
    })),
  }
}

const shapeError = (message: string) =>
  new BackendError('shape', 'PAGE', `PAGE answered ${message}.`)

/** A brand page is a category page without children; the prefix keeps their ids apart. */
function readListed({ PAGE, BRAND, CATEGORY }: PageWire): Category {
  const isBrand = PAGE.TYPE === 'brand'
  const [found] = readCategories([isBrand ? BRAND : CATEGORY])
  if (!found) throw shapeError('a list that has no id or title')
  return isBrand ? { ...found, id: `brand ${found.id}`, children: [] } : found
}

/** The page behind a link (own call get-page, own-calls.md). @param link which its texts' links are relative to @throws BackendError shape */
export function readPage(body: unknown, currency: string, sort = '', link = ''): Page {
  const wire = readAs('PAGE', pageShape, body)
  const meta = readMeta(wire.PAGE)
  const linked = wire.PATH.filter((crumb) => crumb.URL !== '')
  const crumbs: Crumb[] = linked.map(({ TITLE, URL }) => ({ title: TITLE, path: URL }))
  switch (wire.PAGE.TYPE) {
    case 'home':
      return readHome(wire, meta, currency)
    case 'product': {
      const product = readProduct(wire.PRODUCT, crumbs, currency)
      if (!product) throw shapeError('a product that has no id, title or link')
      const around = readAround(wire.PRODUCT, currency, product.path)
      const made = around.personal?.fields.some(({ required }) => required)
        ? { ...product, isPersonal: true as const }
        : product
      return { kind: 'product', meta, product: made, around }
    }
    case 'brand':
    case 'category': {
      const list = readList(wire.LIST, currency, sort)
      const filters = readFilters(wire.FILTER)
      return { kind: 'category', meta, category: readListed(wire), crumbs, list, filters }
    }
    case 'content':
      return { kind: 'content', meta, html: cleanHtml(wire.CONTENT.HTML, `/${link}`) }
    case 'redirect': {
      const path = pathOfLink(wire.PAGE.REDIRECT)
      return path ? { kind: 'moved', path } : { kind: 'notFound' }
    }
    default:
      return { kind: 'notFound' }
  }
}
