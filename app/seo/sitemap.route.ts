import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { needed } from '~/failure'
import { sitemapIndexXml, xmlResponse } from './sitemap-xml'

/** The sitemap index. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'sitemap'
  const { pages } = await needed(visit, visit.shop.links(1))
  return xmlResponse(sitemapIndexXml(visit.siteOrigin, pages))
}
