import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { Page, PageMeta, Product, ProductAround, ProductList } from '~/backend/catalogue/model'
import type { StarCounts } from '~/backend/engagement/engagement-model'
import { starsOfAll } from '~/backend/engagement/reviews'
import { linkOfPath, wordOfLink } from '~/backend/http/safe-path'
import { couponPageOf } from '~/cart/coupon/coupon-code'
import { CategoryPage } from '~/catalogue/category/category-page'
import { filtersIn, type ListQuery, readListQuery } from '~/catalogue/list-query'
import { listAddress } from '~/catalogue/list-url'
import {
  type CategoryTop,
  furtherPages,
  listingOf,
  requestOf,
  toCanonicalForm,
  toNearest,
  withFurther,
} from '~/catalogue/product-listing'
import { displayedProduct } from '~/product/displayed-product'
import type { LateProductParts, LateReviews } from '~/product/page/late-parts'
import { ProductPage } from '~/product/page/product-page'
import { requestedVariant } from '~/product/variants/requested-variant'
import { onNavigationOnly } from '~/rendering/navigation/revalidate'
import { useServerData } from '~/rendering/server-data'
import { serverOnlyPage } from '~/rendering/server-only'
import { toCanonicalCase } from '~/seo/canonical-case'
import { headOfCategory, headOfContent, headOfProduct } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { servesLanguage } from '~/seo/shop-languages'
import { needed, noteFailure, notFound, startLate } from '~/session/failure'
import { leavePlatformPage } from '~/session/hand-over/hand-over'
import type { RequestContext, ServerOnlyData } from '~/session/request-context'
import { hrefOf, pathOfVariant } from '~/site-map'
import { leaveForFile } from './file-at-shop'
import { helpLinks } from './help/help-links'
import { leaveNamedPage } from './named-pages'

const ContentPage = serverOnlyPage(() => import('./content-page'))

declare module '~/session/request-context' {
  interface ServerOnlyData {
    late?: LateProductParts
    around?: ProductAround
    product?: Product
    origin?: string
  }
}

type Found<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>

type Requested = { url: URL; link: string; query: ListQuery }

/** Any page that the backend finds by its link. A product's reviews, questions and related products are streamed. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const link = linkOfPath(params['*'])
  leaveForFile(url)
  if (link === null) return notFound(wordOfLink(params['*']))
  leavePlatformPage(context, url.pathname)
  leaveNamedPage(context, link)
  if (link === `${context.language}/arama`)
    throw redirect(withQueryOf(url, hrefOf('search', context.language)), 301)
  const query = readListQuery(url.searchParams)
  const further = furtherPages(context, query, (pageQuery) => context.backend.more(link, pageQuery))
  const [page, hasLanguage] = await Promise.all([
    needed(context, context.backend.page(link, requestOf(query))),
    servesLanguage(context, context.language),
  ])
  if (!hasLanguage) return notFound()
  leaveNamedPage(context, link, page)
  context.pageKind = page.kind
  switch (page.kind) {
    case 'product':
      return productPage(context, url, page)
    case 'category':
      return categoryPage(context, { url, link, query }, page, await further)
    case 'content':
      return contentPage(context, link, page)
    case 'moved':
      throw redirect(withQueryOf(url, page.path), page.isTemporary ? 302 : 301)
    default:
      // After the shop's own page at such an address, if there is one.
      toCoupon(context, link)
      await toCanonicalCase(context, link, request)
      return notFound(wordOfLink(link))
  }
}

function toCoupon({ language }: RequestContext, link: string): void {
  const page = couponPageOf(link, language)
  if (page) throw redirect(page, 302)
}

/** A variant of `?variant=` that stands for an option which the page has not read. */
async function withOption(context: RequestContext, product: Product, requestedId: string | null) {
  const read = await context.backend.withOptionRead(product, requestedId).catch((error) => {
    noteFailure(context, error)
    return null
  })
  if (read?.variantId !== requestedId) context.preventCaching()
  return read ?? { product, variantId: requestedId }
}

/** The page's new path, which may have a query of its own, with what was in the address. */
function withQueryOf(from: URL, path: string): string {
  const to = new URL(path, from)
  for (const [name, value] of from.searchParams)
    if (!to.searchParams.has(name)) to.searchParams.append(name, value)
  return to.pathname + to.search
}

/** What the choice of a language sends of a page. */
const choiceOf = ({ linkType, linkId }: PageMeta) => ({ linkType, linkId })

async function productPage(
  context: RequestContext,
  url: URL,
  { meta, around, ...page }: Found<'product'>,
) {
  if (page.isPartial) context.preventCaching()
  const named = url.searchParams.get('variant')
  const { product: read, variantId: requestedId } = await withOption(context, page.product, named)
  const { product: known, variant } = await requestedVariant(context, read, requestedId)
  const { delivery } = await context.backend.site().catch((): { delivery?: undefined } => ({}))
  const choice = { variantId: variant?.id, delivery }
  const product = await displayedProduct(context, known, choice)
  const late = product.soldAt ? undefined : lateParts(context, product, around)
  const ofProduct: ServerOnlyData = { late, around, product, origin: context.siteOrigin }
  Object.assign(context.serverData, ofProduct)
  // An unknown variant shows the plain page and must not fill the cache under ever new keys.
  if (variant || requestedId === null) context.allowCaching()
  const path = url.pathname
  return {
    kind: page.kind,
    meta: choiceOf(meta),
    head: await headOfProduct(context, meta, product, delivery),
    url: pathOfVariant(path, variant?.id),
    product: context.enhanced ? product : hydratedPart(product),
    late: context.enhanced ? late : undefined,
    around: context.enhanced ? around : undefined,
  }
}

/** A document's product data for hydration, without what only server-only parts use. */
function hydratedPart({
  elsewhere: _elsewhere,
  promises: _promises,
  unavailablePages: _unavailablePages,
  ...product
}: Product): Product {
  return { ...product, pictures: [], crumbs: [], swatches: [] }
}

async function contentPage(context: RequestContext, link: string, page: Found<'content'>) {
  context.allowCaching()
  const words = { title: page.meta.title, html: page.html, help: await helpLinks(context) }
  context.serverData.words = words
  return {
    kind: page.kind,
    meta: choiceOf(page.meta),
    head: await headOfContent(context, page.meta, `/${link}`),
    words: context.enhanced ? words : undefined,
  }
}

async function categoryPage(
  context: RequestContext,
  { url, link, query }: Requested,
  page: Found<'category'>,
  further: ProductList[],
) {
  if (page.isPartial) context.preventCaching()
  toCanonicalForm(url, query)
  const address = listAddress(url.pathname, query)
  // Some backends send category pages without filters.
  const filters =
    page.filters ??
    (await context.backend.filters(link, requestOf(query)).catch((error) => {
      noteFailure(context, error)
      // Without its filters the page must not be cached for everybody.
      context.preventCaching()
      return null
    }))
  const first = withFurther(page.list, further)
  toNearest(address, first, filters)
  // Filtered lists are too many to cache.
  if (Object.keys(filtersIn(query)).length === 0 && !query.ps && !query.all) context.allowCaching()
  const top: CategoryTop = { category: page.category, crumbs: page.crumbs }
  const found = { first, further, filters }
  const { frame, listing } = await listingOf(context, address, found)
  context.serverData.top = top
  context.serverData.listing = listing
  return {
    kind: page.kind,
    meta: choiceOf(page.meta),
    head: await headOfCategory(context, page, `/${link}`),
    id: page.category.id,
    frame,
    ...(context.enhanced ? { top, listing } : {}),
  }
}

/** A page without the counts of stars gets them from its reviews; where these are not all, the page of reviews shows them. */
async function ratedReviews(
  context: RequestContext,
  { id, reviewCount }: Product,
  stars: StarCounts,
): Promise<LateReviews> {
  const reviews = await context.backend.reviews(id)
  if (stars.some((count) => count > 0)) return { reviews, stars }
  if (reviews.isUnavailable) {
    const counted = context.backend.stars(id)
    startLate(context, [counted])
    return { reviews, stars: await counted.catch(() => stars) }
  }
  if (reviewCount === 0) return { reviews, stars }
  return { reviews, stars: starsOfAll(reviews) ?? stars }
}

function lateParts(
  context: RequestContext,
  product: Product,
  { stars, hasQuestions = true }: ProductAround,
): LateProductParts {
  const parts: LateProductParts = {
    reviews: ratedReviews(context, product, stars),
    questions: hasQuestions ? context.backend.questions(product.id) : undefined,
    related: context.backend.related(product.id, 1),
  }
  startLate(context, Object.values(parts))
  return parts
}

export const shouldRevalidate = onNavigationOnly

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function Link() {
  const data = useLoaderData<typeof loader>()
  const serverProduct = useServerData('product')
  if (data.kind === 'product')
    return (
      <ProductPage
        product={serverProduct ?? data.product}
        late={data.late}
        around={data.around}
        url={data.url}
      />
    )
  if (data.kind === 'category')
    return <CategoryPage id={data.id} frame={data.frame} top={data.top} listing={data.listing} />
  return <ContentPage words={data.words} />
}
