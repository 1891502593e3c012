import { type ListPage, listPage } from '../../catalogue/list-page'
import { priceOf } from '../../catalogue/money'
import { scopeOf, titleOf } from '../../catalogue/page-answer'
import { pathsOf, type Target } from '../../catalogue/resolve'
import { categoriesOf, inStock, productPath } from '../../catalogue/view'
import { ancestors } from '../../data/categories'
import type { Product } from '../../data/product'
import { productPictureUrl } from '../../pictures/picture-paths'
import type { Call } from '../../server/call'
import { redirect } from '../../server/reply'
import { escaped } from '../escape'
import { breadcrumbData, productData } from '../json-ld'
import { document, pageAddress } from './document'

const kitchen = 200

/** Whether the second theme shows a page: everything, nothing, or in a mixed shop the kitchen. */
export function hasOtherTheme(call: Call, target: Target): boolean {
  const { theme } = call.platform.settings
  if (theme !== 'mixed') return theme === 'other'
  if (target.type === 'product')
    return categoriesOf(target.product).some(({ id }) => id === kitchen)
  return (
    target.type === 'category' && ancestors(target.category.id).some(({ id }) => id === kitchen)
  )
}

const currencyOf = (call: Call) => (call.currency === 'TL' ? 'TRY' : call.currency)

/** The price with its old one, as a list of specifications. */
function offerOf(call: Call, product: Product): object {
  const { current, old, percent } = priceOf(product, undefined, call.currency)
  const common = { '@type': 'UnitPriceSpecification', priceCurrency: currencyOf(call) }
  const listed = { ...common, price: old.toFixed(2), priceType: 'https://schema.org/ListPrice' }
  return {
    '@type': 'Offer',
    priceSpecification: [
      { ...common, price: current.toFixed(2) },
      ...(percent > 0 ? [listed] : []),
    ],
    availability: `http://schema.org/${inStock(product) > 0 ? 'InStock' : 'OutOfStock'}`,
  }
}

function describedProduct(call: Call, product: Product): object {
  const {
    productID: _,
    productGroupID: __,
    ...data
  } = productData(call, product) as Record<string, unknown>
  const isGroup = product.variants.length > 0
  const offers = isGroup || product.isShowOnly ? {} : { offers: offerOf(call, product) }
  return { ...data, url: pageAddress(call, productPath(product, call.language)), ...offers }
}

function buy(product: Product): string {
  if (product.isShowOnly || inStock(product) <= 0) return ''
  const { id, min, step } = product
  return `<form class="cart" method="post"><input type="number" name="quantity" min="${min}" step="${step}" value="${min}">
<input type="hidden" name="product_id" value="${id}"><button>Sepete ekle</button></form>`
}

function productPage(call: Call, target: Extract<Target, { type: 'product' }>): Response {
  const { product } = target
  const title = product.title[call.language]
  return document(call, {
    title,
    paths: product.path,
    graph: [breadcrumbData(call, target, product), describedProduct(call, product)],
    meta: {
      'og:type': 'product',
      'og:description': `${title} – ${product.code}`,
      'og:image': productPictureUrl(call.platform, product, 1, 'B'),
    },
    body: `<h1 class="product_title">${escaped(title)}</h1>${buy(product)}`,
  })
}

/** The list's products stand in its structured data alone. */
function listed(call: Call, list: ListPage): object[] {
  return list.products.map((product, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: {
      '@type': 'Product',
      name: product.title[call.language],
      url: pageAddress(call, productPath(product, call.language)),
      image: new URL(productPictureUrl(call.platform, product, 1, 'B'), `${call.platform.origin}/`)
        .href,
      productID: String(product.id),
      ...(product.isShowOnly ? {} : { offers: offerOf(call, product) }),
    },
  }))
}

function categoryPage(
  call: Call,
  target: Extract<Target, { type: 'category' | 'brand' }>,
): Response {
  const list = listPage(call, scopeOf(target), call.query)
  const title = titleOf(target, call)
  const links = Array.from({ length: list.pages }, (_, at) => at + 1)
    .filter((page) => page !== list.page)
    .map((page) => `<a class="page-numbers" href="?pg=${page}">${page}</a>`)
  return document(call, {
    title,
    paths: pathsOf(target),
    graph: [
      breadcrumbData(call, target),
      {
        '@type': 'CollectionPage',
        name: title,
        mainEntity: { '@type': 'ItemList', itemListElement: listed(call, list) },
      },
    ],
    meta: { 'og:type': 'website' },
    body: `<h1>${escaped(title)}</h1><p data-total="${list.total}">${list.total} ürün</p>${links.join('')}`,
  })
}

/** The page in the second theme, whose addresses end in a slash; undefined for a page that it has not. */
export function otherThemePage(call: Call, target: Target): Response | undefined {
  if (target.type !== 'product' && target.type !== 'category' && target.type !== 'brand')
    return undefined
  const query = new URLSearchParams(call.query.pairs)
  const search = query.size > 0 ? `?${query}` : ''
  if (!call.path.endsWith('/')) return redirect(`${encodeURI(call.path)}/${search}`, 301)
  return target.type === 'product' ? productPage(call, target) : categoryPage(call, target)
}
