import { redirect } from '@remix-run/cloudflare'
import { missing, needed } from '~/failure'
import type { Page } from '~/shop/model'
import { type ProductPageName, productPageOf } from '~/site-map'
import type { Visit } from '~/visit'

export type AskedProduct = Extract<Page, { kind: 'product' }>

/**
 * The product that a page about it is for; its link is what stands behind the page's own name (app/site-map.ts).
 * An old link leads to the new one, an unknown one to the 404 page.
 */
export async function askedProduct(
  visit: Visit,
  name: ProductPageName,
  link: string | undefined,
): Promise<AskedProduct> {
  if (!link || !/^[\w./~%-]+$/.test(link) || link.includes('..')) return missing()
  const page = await needed(visit, visit.shop.page(link))
  if (page.kind === 'moved') throw redirect(productPageOf(name, page.path), 301)
  return page.kind === 'product' ? page : missing()
}
