import type { Crumb, Page, PageMeta, Path, Product } from '~/backend/catalogue/model'
import type { DeliveryTerms } from '~/backend/site/site-model'
import { languages } from '~/i18n/languages'
import type { RequestContext } from '~/session/request-context'
import { hrefOf, type PageName } from '~/site-map'
import type { Head } from './meta-tags'
import { shopLanguages } from './shop-languages'
import { productText } from './structured-product'
import { structuredText } from './structured-text'

const short = (text: string) => {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > 160 ? `${plain.slice(0, 157).replace(/\s\S*$/, '')}…` : plain
}

/** Title, description, canonical, hreflang and Open Graph of a page that may be indexed; written by `metaOf`. */
export async function headOf(
  context: RequestContext,
  page: { title: string; description: string; path: string; alternates: Record<string, string> },
  extra: { type?: string; image?: string } = {},
): Promise<Head> {
  const ofShop = await shopLanguages(context)
  const site = await context.backend.site().catch(() => null)
  const own = { [context.language]: page.path }
  const hasOthers = Object.keys(page.alternates).length > 0
  return {
    siteName: site?.name ?? '',
    title: page.title,
    description: short(page.description),
    origin: context.siteOrigin,
    path: page.path,
    alternates: ofShop(hasOthers ? { ...own, ...page.alternates } : {}),
    language: context.language,
    type: extra.type ?? 'website',
    image: extra.image ?? '',
  }
}

/** Head of a fixed page with one path in each language. */
export function headOfFixed(
  context: RequestContext,
  name: PageName,
  title: string,
  description: string,
): Promise<Head> {
  return headOf(context, {
    title,
    description,
    path: hrefOf(name, context.language),
    alternates: Object.fromEntries(languages.map((language) => [language, hrefOf(name, language)])),
  })
}

/** Head of a page that search engines leave out (cart, order, search results). */
export function privateHead(title: string): Head {
  return { title }
}

declare module '~/session/request-context' {
  interface ServerOnlyData {
    /** JSON of each entry. */
    structured?: string[]
  }
}

const addText = (serverData: RequestContext['serverData'], text: string) => {
  serverData.structured = [...(serverData.structured ?? []), text]
}

/** Adds structured data to the document; never sent to script, as search engines read documents only. */
function addStructuredData({ serverData }: RequestContext, value: object): void {
  addText(serverData, structuredText(value))
}

function addBreadcrumb(
  context: RequestContext,
  crumbs: Crumb[],
  last: { title: string; path: string },
) {
  const steps = crumbs.at(-1)?.path === last.path ? crumbs : [...crumbs, last]
  addStructuredData(context, {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.title,
      item: context.siteOrigin + step.path,
    })),
  })
}

/** @param fallback where the shop names no address in the page's language */
function pathOf(context: RequestContext, meta: PageMeta, fallback: string): string {
  return meta.alternates[context.language] ?? fallback
}

export function headOfHome(
  context: RequestContext,
  page: Extract<Page, { kind: 'home' }>,
  siteName: string,
): Promise<Head> {
  const path = pathOf(context, page.meta, hrefOf('home', context.language))
  const search = hrefOf('search', context.language)
  addStructuredData(context, {
    '@type': 'WebSite',
    name: siteName,
    url: context.siteOrigin + path,
    inLanguage: context.language,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${context.siteOrigin}${search}?q={word}`,
      'query-input': 'required name=word',
    },
  })
  return headOf(context, { ...page.meta, title: page.meta.title || siteName, path })
}

export function headOfProduct(
  context: RequestContext,
  meta: PageMeta,
  product: Product,
  delivery: DeliveryTerms | null | undefined,
): Promise<Head> {
  const path = pathOf(context, meta, product.path)
  const [picture] = product.pictures
  addText(context.serverData, productText(context, product, path, delivery))
  addBreadcrumb(context, product.crumbs, { title: product.title, path })
  return headOf(
    context,
    { ...meta, description: meta.description || product.summary, path },
    { type: 'product', ...(picture ? { image: picture.big } : {}) },
  )
}

type CategoryPage = Extract<Page, { kind: 'category' }>

export function headOfCategory(
  context: RequestContext,
  { meta, crumbs, list }: Pick<CategoryPage, 'meta' | 'crumbs' | 'list'>,
  requested: Path,
): Promise<Head> {
  const base = pathOf(context, meta, requested)
  const path = list.page > 1 ? `${base}?pg=${list.page}` : base
  const title = list.page > 1 ? `${meta.title} (${list.page})` : meta.title
  const before = (list.page - 1) * list.pageSize
  const [first] = list.products
  const picture = first?.pictures[0]
  addBreadcrumb(context, crumbs, { title: meta.title, path: base })
  addStructuredData(context, {
    '@type': 'ItemList',
    itemListElement: list.products.map((product, at) => ({
      '@type': 'ListItem',
      position: before + at + 1,
      url: context.siteOrigin + product.path,
    })),
  })
  return headOf(context, { ...meta, title, path }, picture ? { image: picture.big } : {})
}

export function headOfContent(
  context: RequestContext,
  meta: PageMeta,
  requested: Path,
): Promise<Head> {
  return headOf(context, { ...meta, path: pathOf(context, meta, requested) })
}
