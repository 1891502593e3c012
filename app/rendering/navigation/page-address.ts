import { linkOfPath, safePath } from '~/backend/http/safe-path'
import type { Language } from '~/i18n/languages'
import type { RequestContext } from '~/session/request-context'
import { followsShopper, hrefOf, type PageName, productPages, siteMap, withQuery } from '~/site-map'

/** The fixed page at a path, or null for a page that the backend knows by its link. */
export function fixedPage(path: string): PageName | null {
  for (const [name, entry] of Object.entries(siteMap))
    if (typeof entry === 'object' && Object.values<string>(entry).includes(path))
      return name as PageName
  return null
}

const returnParam = 'donus'

/** The prefix of a page about a product (`/yorumlar`); empty elsewhere. */
export const aboutProduct = (path: string): string =>
  Object.values(productPages).find((page) => path.startsWith(`${page}/`)) ?? ''

async function pageIn(
  context: RequestContext,
  path: string,
  language: Language,
): Promise<string | null> {
  try {
    const link = linkOfPath(decodeURIComponent(path).slice(1))
    const page = link ? await context.backend.page(link) : null
    return page && 'meta' in page ? (page.meta.alternates[language] ?? null) : null
  } catch {
    return null
  }
}

/** A URL of this site in another language, including its return path; unchanged where no translation exists. */
export async function addressIn(
  context: RequestContext,
  address: string,
  language: Language,
): Promise<string> {
  const { pathname, search, searchParams } = new URL(address, context.siteOrigin)
  const fixed = fixedPage(pathname)
  if (fixed || followsShopper(pathname)) {
    const query = Object.fromEntries(searchParams)
    const returnTo = safePath(query[returnParam])
    if (returnTo) query[returnParam] = await addressIn(context, returnTo, language)
    return withQuery(fixed ? hrefOf(fixed, language) : pathname, query)
  }
  const prefix = aboutProduct(pathname)
  const translated = await pageIn(context, pathname.slice(prefix.length), language)
  return translated ? prefix + translated + search : address
}
