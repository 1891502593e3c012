import { redirect } from '@remix-run/cloudflare'
import { signInTabs } from '~/auth/sign-in/sign-in-tabs'
import type { Page } from '~/backend/catalogue/model'
import type { RequestContext } from '~/session/request-context'
import { hrefOf, isFixedPage, type PageName } from '~/site-map'

type OwnPage = {
  page: PageName
  query?: Record<string, string>
  isForm?: true
  status?: 301
}

/** Links of PAGE_LINK (CONTRACT.md) whose pages have other addresses here. */
const namedPages = new Map<string, OwnPage>([
  ['anasayfa', { page: 'home', status: 301 }],
  ['siparis-uye-giris', { page: 'order', isForm: true }],
  ['bayi-girisi-sayfasi', { page: 'signIn', query: { tip: signInTabs.vendor }, isForm: true }],
  ['uye-alisveris-listesi', { page: 'favourites' }],
  ['mesaj', { page: 'messages' }],
])

const isOwn = (found: Page): boolean =>
  found.kind === 'moved'
    ? !isFixedPage(found.path.replace(/\?.*/, ''))
    : found.kind !== 'home' && found.kind !== 'notFound'

/**
 * Leads from a page that the platform names to ours.
 * @param found what the shop has at the link, which goes first; omitted before that is known
 * @throws the redirect
 */
export function leaveNamedPage(context: RequestContext, link: string, found?: Page): void {
  const { language, backend } = context
  const named = namedPages.get(link.replace(`${language}/`, ''))
  if (!named) return
  const goesFirst = found ? isOwn(found) && !backend.isKnownMissing('PAGE') : !named.isForm
  if (!goesFirst) throw redirect(hrefOf(named.page, language, named.query), named.status ?? 302)
}
