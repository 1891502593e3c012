import { stars } from '../catalogue/list-item'
import { priceOf } from '../catalogue/money'
import { trail } from '../catalogue/page-answer'
import { descriptionOf } from '../catalogue/product-detail'
import type { Target } from '../catalogue/resolve'
import { typeTitle, variantTitle } from '../catalogue/variant-item'
import { inStock, localPath, productPath, type View } from '../catalogue/view'
import { brandOf } from '../data/brands'
import type { Product, Variant } from '../data/product'
import { productPictureUrl } from '../pictures/picture-paths'

const context = { '@context': 'https://schema.org' }

const pageUrl = (view: View, path: string): string => `${view.platform.origin}/${encodeURI(path)}`

/** With its scheme and host, whatever form the catalogue gives it. */
function pictureUrl(view: View, product: Product, at: number): string {
  return new URL(productPictureUrl(view.platform, product, at, 'B'), `${view.platform.origin}/`)
    .href
}

function offer(view: View, product: Product, variant: Variant | undefined) {
  const left = variant ? variant.stock : inStock(product)
  const url = pageUrl(view, productPath(product, view.language))
  return {
    '@type': 'Offer',
    url: variant ? `${url}?variant=${variant.id}` : url,
    priceCurrency: view.currency === 'TL' ? 'TRY' : view.currency,
    price: priceOf(product, variant, view.currency).current.toFixed(2),
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${left > 0 ? 'InStock' : 'OutOfStock'}`,
  }
}

function rating(view: View, product: Product) {
  const { count, mean } = stars(view.platform, product.id)
  return count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: mean.toFixed(1),
          reviewCount: count,
        },
      }
    : {}
}

/** A `Product`, or with sub-products a `ProductGroup` with each of them. */
export function productData(view: View, product: Product): object {
  const brand = brandOf(product.brandId)
  const common = {
    ...context,
    name: product.title[view.language],
    description: descriptionOf(view, product).replace(/<[^>]+>/g, ' '),
    image: Array.from({ length: product.pictures }, (_, at) => pictureUrl(view, product, at + 1)),
    url: pageUrl(view, productPath(product, view.language)),
    ...(brand && { brand: { '@type': 'Brand', name: brand.title } }),
    ...rating(view, product),
  }
  if (product.variants.length === 0 || !view.platform.settings.hasOptionMarkup) {
    const offers = product.isShowOnly ? {} : { offers: offer(view, product, undefined) }
    return {
      ...common,
      '@type': 'Product',
      sku: product.code,
      productID: String(product.id),
      ...offers,
    }
  }
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: String(product.id),
    variesBy: product.groups.map((kind) => `https://schema.org/${kind}`),
    hasVariant: product.variants.map((one) => ({
      '@type': 'Product',
      sku: one.code,
      productID: String(one.id),
      name: `${product.title[view.language]} ${variantTitle(one, view)}`,
      ...Object.fromEntries(
        product.groups.map((kind, at) => [kind, typeTitle(at === 0 ? one.type1 : one.type2, view)]),
      ),
      offers: offer(view, product, one),
    })),
  }
}

export function breadcrumbData(view: View, target: Target, last?: Product): object {
  const steps = [
    ...trail(target).map((one) => ({
      name: one.title[view.language],
      path: localPath(one.path, view.language),
    })),
    ...(last ? [{ name: last.title[view.language], path: productPath(last, view.language) }] : []),
  ]
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: pageUrl(view, path),
    })),
  }
}

export const listData = (view: View, name: string, products: Product[]): object => ({
  ...context,
  '@type': 'ItemList',
  name,
  numberOfItems: products.length,
  itemListElement: products.map((one, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    url: pageUrl(view, productPath(one, view.language)),
    name: one.title[view.language],
  })),
})
