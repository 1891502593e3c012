import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { needed } from '~/session/failure'
import { siteLinks } from './site-links'
import { sitemapIndexXml, xmlResponse } from './sitemap-xml'

export async function loader({ context }: LoaderFunctionArgs) {
  const { pages } = await needed(context, siteLinks(context, 1))
  return xmlResponse(sitemapIndexXml(context.siteOrigin, pages))
}
