import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { missing, needed } from '~/failure'
import { siteMap } from '~/site-map'
import { sitemapXml, xmlResponse } from './sitemap-xml'

/** One file of the sitemap: a page of the shop's links, the first with the fixed pages before them. */
export async function loader({ params, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'sitemap page'
  const number = Number(/^([1-9]\d{0,4})\.xml$/.exec(params.page ?? '')?.[1] ?? 0)
  if (number === 0) return missing()
  const { links, pages } = await needed(visit, visit.shop.links(number))
  if (number > pages) return missing()
  const fixed = [siteMap.home, siteMap.categories, siteMap.stores].map((paths) => ({
    paths,
    changed: '',
  }))
  return xmlResponse(sitemapXml(visit.siteOrigin, number === 1 ? [...fixed, ...links] : links))
}
