import { redirect } from '@remix-run/cloudflare'
import type { Page } from '~/backend/catalogue/model'
import { linkOfPath } from '~/backend/http/safe-path'
import { toCanonicalCase } from '~/seo/canonical-case'
import { needed, notFound } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { type ProductPageName, productPageOf, productPages } from '~/site-map'

export type RequestedProduct = Extract<Page, { kind: 'product' }>

/** Pages about buying: display-only products have none. */
const aboutBuying = new Set<ProductPageName>(['payments', 'alarm'])

/**
 * The product of a secondary page such as its reviews, by the link in the URL. An old link redirects to the new one, an
 * unknown one to the 404 page.
 * @param request of a reader, who is redirected to the canonical case of the link; omitted for posts
 */
export async function requestedProduct(
  context: RequestContext,
  name: ProductPageName,
  link: string | undefined,
  request?: Request,
): Promise<RequestedProduct> {
  const known = linkOfPath(link)
  if (known === null) return notFound()
  const page = await needed(context, context.backend.page(known))
  if (page.kind === 'moved') throw redirect(productPageOf(name, page.path), 301)
  if (page.kind === 'notFound' && request)
    await toCanonicalCase(context, known, request, productPages[name])
  if (page.kind !== 'product') return notFound()
  const { showOnly, soldAt } = page.product
  if (name === 'questions' && page.around.hasQuestions === false) return notFound()
  return (showOnly || soldAt) && aboutBuying.has(name) ? notFound() : page
}
