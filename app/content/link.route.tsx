import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { CategoryPage } from '~/catalog/category-page'
import { filtersIn, type ListQuery, readListQuery } from '~/catalog/list-query'
import { listAddress } from '~/catalog/list-url'
import {
  askedOf,
  type CategoryTop,
  furtherPages,
  listingOf,
  toNearest,
  toWrittenForm,
} from '~/catalog/listing'
import { missing, needed, noteFailure } from '~/failure'
import { toOwnCase } from '~/other-case'
import type { LateProductParts } from '~/product/late-parts'
import { ProductPage } from '~/product/product-page'
import { onStepsOnly } from '~/revalidate'
import { linkOfPath, wordOfLink } from '~/safe-path'
import { headOfCategory, headOfContent, headOfProduct } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { useDrawn } from '~/server-visit'
import type { Page, Product, ProductList } from '~/shop/model'
import type { Visit } from '~/visit'
import { ContentPage } from './content-page'

/**
 * Everything that the backend knows by its link: a product, a category, a content page (own call get-page). What
 * decides the purchase is awaited; reviews, questions and related products follow.
 */
export async function loader({ request, params, context: { visit } }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const link = linkOfPath(params['*'])
  if (link === null) return missing(wordOfLink(params['*']))
  const query = readListQuery(url.searchParams)
  const further = furtherPages(visit, query, (asked) => visit.shop.more(link, asked))
  const page = await needed(visit, visit.shop.page(link, askedOf(query)))
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
      visit.drawn.origin = visit.siteOrigin
      // An unknown variant is the plain page, and must not fill the memory under ever new names.
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
      return categoryPage(visit, link, url, query, page, await further)
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
      await toOwnCase(visit, link, request)
      return missing(wordOfLink(link))
  }
}

/** A document's product for script: without what stands in parts that stay asleep, drawn by the server. */
function awakePart(product: Product): Product {
  return { ...product, pictures: [], crumbs: [], swatches: [] }
}

type CategoryFound = Extract<Page, { kind: 'category' }>

/** A category with its list and filters. */
async function categoryPage(
  visit: Visit,
  link: string,
  url: URL,
  query: ListQuery,
  page: CategoryFound,
  further: ProductList[],
) {
  toWrittenForm(url, query)
  const address = listAddress(url.pathname, query)
  // A backend whose pages come without filters is asked for them.
  const filters =
    page.filters ??
    (await visit.shop.filters(link, askedOf(query)).catch((error) => {
      noteFailure(visit, error)
      // Without its filters it is this visitor's page, not everybody's.
      visit.keepPrivate()
      return null
    }))
  toNearest(address, page.list, filters)
  // Filtered lists are too many to keep.
  if (Object.keys(filtersIn(query)).length === 0 && !query.ps && !query.all) visit.share()
  const top: CategoryTop = { category: page.category, crumbs: page.crumbs }
  const { frame, listing } = listingOf(visit, address, page.list, further, filters)
  Object.assign(visit.drawn, { top, listing })
  return {
    kind: page.kind,
    meta: page.meta,
    head: headOfCategory(visit, page.meta, page.crumbs, page.list),
    id: page.category.id,
    frame,
    ...(visit.enhanced ? { top, listing } : {}),
  }
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

export const shouldRevalidate = onStepsOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function Link() {
  const data = useLoaderData<typeof loader>()
  const drawn = useDrawn<Product>('product', undefined)
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
    return <CategoryPage id={data.id} frame={data.frame} top={data.top} listing={data.listing} />
  return <ContentPage page={{ meta: data.meta, html: data.html }} />
}
