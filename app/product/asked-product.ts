import { redirect } from '@remix-run/cloudflare'
import { missing, needed } from '~/failure'
import { toOwnCase } from '~/other-case'
import { linkOfPath } from '~/safe-path'
import type { Page } from '~/shop/model'
import { type ProductPageName, productPageOf, productPages } from '~/site-map'
import type { Visit } from '~/visit'

export type AskedProduct = Extract<Page, { kind: 'product' }>

/** Pages that are about buying: a product that is only shown has none of them. */
const aboutBuying = new Set<ProductPageName>(['payments', 'alarm'])

/**
 * The product that a page about it is for; its link is what stands behind the page's own name (app/site-map.ts).
 * An old link leads to the new one, an unknown one to the 404 page.
 * @param request of a reader, who is led on from a link in other letters than its own; what is sent is not
 */
export async function askedProduct(
  visit: Visit,
  name: ProductPageName,
  link: string | undefined,
  request?: Request,
): Promise<AskedProduct> {
  const known = linkOfPath(link)
  if (known === null) return missing()
  const page = await needed(visit, visit.shop.page(known))
  if (page.kind === 'moved') throw redirect(productPageOf(name, page.path), 301)
  if (page.kind === 'missing' && request) await toOwnCase(visit, known, request, productPages[name])
  if (page.kind !== 'product') return missing()
  return page.product.showOnly && aboutBuying.has(name) ? missing() : page
}
