import { redirect } from '@remix-run/cloudflare'
import { isMissingCallError } from '~/backend/http/backend-error'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { isPlatformPage, type PlatformPageName, pageForCall } from './platform-pages'

/** Leads to the page that hands over to the platform; does nothing where nothing is handed over. @throws the redirect */
export function handOverTo(context: RequestContext, page: PlatformPageName): void {
  if (!context.platformPages.addresses[page]) return
  throw redirect(hrefOf('handOver', context.language, { sayfa: page }), 303)
}

/** Leads from a page of the platform to ours of the same name: read as a text, it would show a stranger's cart. @throws the redirect */
export function leavePlatformPage({ platformPages, language }: RequestContext, path: string): void {
  for (const [name, address] of Object.entries(platformPages.addresses))
    if (isPlatformPage(name) && new URL(address).pathname === path)
      throw redirect(hrefOf(name, language), 302)
}

/** A link to that page; undefined where nothing is handed over. */
export function handOverLink(
  { platformPages, language }: Pick<RequestContext, 'platformPages' | 'language'>,
  page: PlatformPageName,
): { href: string; text: string } | undefined {
  if (!platformPages.addresses[page]) return undefined
  const href = hrefOf('handOver', language, { sayfa: page })
  return { href, text: translatorOf(language)('error.ownSite') }
}

/** Leads there after a failed call that the shop does not have (decision 068). @throws the redirect */
export function handOverMissingCall(context: RequestContext, error: unknown): void {
  if (!isMissingCallError(error)) return
  const page = pageForCall(error.endpoint)
  if (page) handOverTo(context, page)
}

/** Whether a shopper comes back from the platform's pages, which may have changed the cart. */
export function comesBack(
  request: Request,
  { session, platformPages }: Pick<RequestContext, 'session' | 'platformPages'>,
): boolean {
  const { order } = platformPages.addresses
  if (!session.hasSharedCookies || !order) return false
  return URL.parse(request.headers.get('referer') ?? '')?.origin === new URL(order).origin
}
