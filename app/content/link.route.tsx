import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { CategoryPage } from '~/catalog/category-page'
import { readListQuery } from '~/catalog/list-url'
import { missing, needed } from '~/failure'
import type { LateProductParts } from '~/product/late-parts'
import { ProductPage } from '~/product/product-page'
import { onStepsOnly } from '~/revalidate'
import { headOfCategory, headOfContent, headOfProduct } from '~/seo/head'
import { metaOf } from '~/seo/structured-data'
import { useDrawn } from '~/server-visit'
import type { Product, ProductList } from '~/shop/model'
import type { Visit } from '~/visit'
import { ContentPage } from './content-page'

/**
 * Everything that the backend knows by its link: a product, a category, a content page (own call get-page). What
 * decides the purchase is awaited; reviews, questions and related products follow (row P02).
 */
export async function loader({ request, params, context: { visit } }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const link = params['*'] ?? ''
  const word = decodeURIComponent(link.split('/').at(-1) ?? '').replaceAll('-', ' ')
  if (!/^[\w./~%-]+$/.test(link) || link.includes('..')) return missing(word.slice(0, 60))
  const query = readListQuery(url.searchParams)
  const page = await needed(visit, visit.shop.page(link, query))
  const path = url.pathname
  switch (page.kind) {
    case 'product': {
      const asked = page.product.variants.find(({ id }) => id === url.searchParams.get('variant'))
      const product = asked ? { ...page.product, chosenVariantId: asked.id } : page.product
      const late = lateParts(visit, product.id)
      visit.route = 'product'
      visit.drawn.late = late
      visit.drawn.around = page.around
      visit.drawn.product = product
      // An unknown variant is the plain page, and must not fill the memory under ever new names (trust A55).
      if (asked || !url.searchParams.has('variant')) visit.share()
      return {
        kind: page.kind,
        meta: page.meta,
        head: headOfProduct(visit, page.meta, product),
        url: asked ? `${path}?variant=${encodeURIComponent(asked.id)}` : path,
        product: visit.enhanced ? product : awakePart(product),
        late: visit.enhanced ? late : undefined,
        around: visit.enhanced ? page.around : undefined,
      }
    }
    case 'category': {
      visit.route = 'category'
      visit.share()
      visit.drawn.list = page.list
      const text = new URLSearchParams(query).toString()
      return {
        kind: page.kind,
        meta: page.meta,
        head: headOfCategory(visit, page.meta, page.crumbs, page.list),
        url: text ? `${path}?${text}` : path,
        category: page.category,
        crumbs: page.crumbs,
        list: visit.enhanced ? page.list : { ...page.list, products: [] },
        layout: visit.preferences.layout,
      }
    }
    case 'content':
      visit.route = 'content'
      visit.share()
      return {
        kind: page.kind,
        meta: page.meta,
        head: headOfContent(visit, page.meta),
        html: page.html,
      }
    case 'moved':
      throw redirect(page.path + url.search, 301)
    default:
      return missing(word.slice(0, 60))
  }
}

/** A document's product for script: without what stands in parts that stay asleep, drawn by the server. */
function awakePart(product: Product): Product {
  return { ...product, pictures: [], crumbs: [], swatches: [] }
}

/** Asked for, not waited for; a part that fails says so in its own place. */
function lateParts(visit: Visit, productId: string): LateProductParts {
  const parts = {
    reviews: visit.shop.reviews(productId),
    questions: visit.shop.questions(productId),
    related: visit.shop.related(productId, 1),
  }
  for (const part of Object.values(parts)) part.catch(() => undefined)
  return parts
}

export const handle = { firstScreen: true }

export const shouldRevalidate = onStepsOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function Link() {
  const data = useLoaderData<typeof loader>()
  const drawn = useDrawn<Product>('product', undefined)
  const drawnList = useDrawn<ProductList>('list', undefined)
  if (data.kind === 'product')
    return (
      <ProductPage
        product={drawn ?? data.product}
        late={data.late}
        around={data.around}
        url={data.url}
      />
    )
  if (data.kind === 'category')
    return (
      <CategoryPage
        category={data.category}
        crumbs={data.crumbs}
        list={drawnList ?? data.list}
        layout={data.layout}
        url={data.url}
      />
    )
  return <ContentPage page={{ meta: data.meta, html: data.html }} />
}
