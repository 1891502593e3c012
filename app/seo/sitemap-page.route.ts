import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { isFixedPage, siteMap } from '~/site-map'
import { shopLanguages } from './shop-languages'
import { listedLinks } from './site-links'
import { type SitemapEntry, sitemapXml, xmlResponse } from './sitemap-xml'

const ofShopAlone = (paths: SitemapEntry['paths']) =>
  Object.fromEntries(Object.entries(paths).filter(([, path]) => !isFixedPage(path)))

const noFile = () =>
  new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } })

/** One file of the sitemap: a page of the shop's links, the first with the fixed pages before them. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const number = Number(/^([1-9]\d{0,4})\.xml$/.exec(params.page ?? '')?.[1] ?? 0)
  if (number === 0) return noFile()
  const { links, pages, site } = await listedLinks(context, number)
  if (number > pages) return noFile()
  const stores = site.hasStores === false ? [] : [siteMap.stores]
  const fixed = [siteMap.home, siteMap.categories, ...stores].map((paths) => ({
    paths,
    changed: '',
  }))
  const ofShop = await shopLanguages(context)
  const own = links.map((link) => ({ ...link, paths: ofShopAlone(link.paths) }))
  const listed = (number === 1 ? [...fixed, ...own] : own).map(({ paths, changed }) => ({
    paths: ofShop(paths),
    changed,
  }))
  return xmlResponse(sitemapXml(context.siteOrigin, listed))
}
