import { languages } from '~/i18n/languages'
import { isoCurrency } from '~/i18n/money'
import type { Crumb, Page, PageMeta, Product, ProductList } from '~/shop/model'
import { hrefOf, type PageName } from '~/site-map'
import type { Visit } from '~/visit'
import type { Head } from './meta-tags'

const short = (text: string) => {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > 160 ? `${plain.slice(0, 157).replace(/\s\S*$/, '')}…` : plain
}

/** Title, description, canonical, hreflang and Open Graph of a page that may be indexed; written by `metaOf`. */
export function headOf(
  visit: Visit,
  page: { title: string; description: string; path: string; alternates: Record<string, string> },
  extra: { type?: string; image?: string } = {},
): Head {
  return {
    title: page.title,
    description: short(page.description),
    origin: visit.siteOrigin,
    path: page.path,
    alternates: page.alternates,
    language: visit.language,
    type: extra.type ?? 'website',
    image: extra.image ?? '',
  }
}

/** The head of a page of ours that stands at one path in each language. */
export function headOfFixed(
  visit: Visit,
  name: PageName,
  title: string,
  description: string,
): Head {
  return headOf(visit, {
    title,
    description,
    path: hrefOf(name, visit.language),
    alternates: Object.fromEntries(languages.map((language) => [language, hrefOf(name, language)])),
  })
}

/** Title of a page that search engines shall leave out (cart, order, search results). */
export function privateHead(title: string): Head {
  return { title }
}

/**
 * Says something in the document's structured data. It is not handed to script: search engines read documents, and the
 * content policy forbids making a script element in the browser.
 */
function sayStructured(visit: Visit, value: object): void {
  const said = (visit.drawn.structured as object[] | undefined) ?? []
  visit.drawn.structured = [...said, { '@context': 'https://schema.org', ...value }]
}

function sayBreadcrumb(visit: Visit, crumbs: Crumb[], last: { title: string; path: string }) {
  const steps = crumbs.at(-1)?.path === last.path ? crumbs : [...crumbs, last]
  sayStructured(visit, {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.title,
      item: visit.siteOrigin + step.path,
    })),
  })
}

function pathOf(visit: Visit, meta: PageMeta, fallback: string): string {
  return meta.alternates[visit.language] ?? fallback
}

export function headOfHome(
  visit: Visit,
  page: Extract<Page, { kind: 'home' }>,
  siteName: string,
): Head {
  const path = pathOf(visit, page.meta, hrefOf('home', visit.language))
  const search = hrefOf('search', visit.language)
  sayStructured(visit, {
    '@type': 'WebSite',
    name: siteName,
    url: visit.siteOrigin + path,
    inLanguage: visit.language,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${visit.siteOrigin}${search}?q={word}`,
      'query-input': 'required name=word',
    },
  })
  return headOf(visit, { ...page.meta, path })
}

export function headOfProduct(visit: Visit, meta: PageMeta, product: Product): Head {
  const path = pathOf(visit, meta, product.path)
  const [picture] = product.pictures
  const absolute = (address: string) =>
    address.startsWith('/') ? visit.siteOrigin + address : address
  const variant = product.variants.find(({ id }) => id === product.chosenVariantId)
  const price = (variant ?? product).price
  sayStructured(visit, {
    '@type': 'Product',
    name: product.title,
    sku: product.code || product.id,
    ...(product.barcode ? { gtin: product.barcode } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...(product.pictures.length > 0
      ? { image: product.pictures.map(({ big }) => absolute(big)) }
      : {}),
    ...(product.rating !== null
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating,
            reviewCount: product.reviewCount,
          },
        }
      : {}),
    ...(product.showOnly
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: visit.siteOrigin + path,
            price: (price.card / 100).toFixed(2),
            priceCurrency: isoCurrency(price.currency),
            availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
          },
        }),
  })
  sayBreadcrumb(visit, product.crumbs, { title: product.title, path })
  return headOf(
    visit,
    { ...meta, description: meta.description || product.summary, path },
    { type: 'product', ...(picture ? { image: picture.big } : {}) },
  )
}

export function headOfCategory(
  visit: Visit,
  meta: PageMeta,
  crumbs: Crumb[],
  list: ProductList,
): Head {
  const base = pathOf(visit, meta, '/')
  const path = list.page > 1 ? `${base}?pg=${list.page}` : base
  const title = list.page > 1 ? `${meta.title} (${list.page})` : meta.title
  const [first] = list.products
  const picture = first?.pictures[0]
  sayBreadcrumb(visit, crumbs, { title: meta.title, path: base })
  return headOf(visit, { ...meta, title, path }, picture ? { image: picture.big } : {})
}

export function headOfContent(visit: Visit, meta: PageMeta): Head {
  return headOf(visit, { ...meta, path: pathOf(visit, meta, '/') })
}
