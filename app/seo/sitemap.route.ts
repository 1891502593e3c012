import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { listedLinks } from './site-links'
import { sitemapIndexXml, xmlResponse } from './sitemap-xml'

export async function loader({ context }: LoaderFunctionArgs) {
  const { pages } = await listedLinks(context, 1)
  return xmlResponse(sitemapIndexXml(context.siteOrigin, pages))
}
