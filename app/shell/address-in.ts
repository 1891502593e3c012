import type { Language } from '~/i18n/languages'
import { linkOfPath, safePath } from '~/safe-path'
import { followsShopper, hrefOf, type PageName, productPages, siteMap, withQuery } from '~/site-map'
import type { Visit } from '~/visit'

/** The same fixed page in another language, or null for a page that the backend knows by its link. */
export function fixedPage(path: string): PageName | null {
  for (const [name, entry] of Object.entries(siteMap))
    if (typeof entry === 'object' && Object.values<string>(entry).includes(path))
      return name as PageName
  return null
}

/** What stands before a product's path on a page about it (`/yorumlar`); empty elsewhere. */
export const aboutProduct = (path: string): string =>
  Object.values(productPages).find((page) => path.startsWith(`${page}/`)) ?? ''

/** The backend's page at a path in another language; null where it says none. */
async function pageIn(visit: Visit, path: string, language: Language): Promise<string | null> {
  try {
    const link = linkOfPath(decodeURIComponent(path).slice(1))
    const page = link ? await visit.shop.page(link) : null
    return page && 'meta' in page ? (page.meta.alternates[language] ?? null) : null
  } catch {
    return null
  }
}

/**
 * The address of a page of this site in another language, with its query, in which an address to lead back to changes
 * too. What is known in no other language stays as it is.
 */
export async function addressIn(
  visit: Visit,
  address: string,
  language: Language,
): Promise<string> {
  const { pathname, search, searchParams } = new URL(address, visit.siteOrigin)
  const fixed = fixedPage(pathname)
  if (fixed || followsShopper(pathname)) {
    const query = Object.fromEntries(searchParams)
    const back = safePath(query.donus)
    if (back) query.donus = await addressIn(visit, back, language)
    return withQuery(fixed ? hrefOf(fixed, language) : pathname, query)
  }
  const about = aboutProduct(pathname)
  const there = await pageIn(visit, pathname.slice(about.length), language)
  return there ? about + there + search : address
}
