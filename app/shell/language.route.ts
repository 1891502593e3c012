import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { isLanguage } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'
import { pathOfLink, safePath } from '~/safe-path'
import { answer } from '~/session/answer'
import { followsShopper, hrefOf, type PageName, productPages, siteMap } from '~/site-map'

/** The same fixed page in another language, or null for a page that the backend knows by its link. */
function fixedPage(path: string): PageName | null {
  for (const [name, entry] of Object.entries(siteMap))
    if (typeof entry === 'object' && Object.values<string>(entry).includes(path))
      return name as PageName
  return null
}

/** What stands before a product's path on a page about it (`/yorumlar`); empty elsewhere. */
const aboutProduct = (path: string): string =>
  Object.values(productPages).find((page) => path.startsWith(`${page}/`)) ?? ''

/**
 * Language change: asks the backend where this page is in the new language and goes there; `success` false keeps the
 * page and says so.
 */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'language'
  const form = await request.formData()
  const language = form.get('language')
  const back = safePath(form.get('back')) ?? '/'
  const t = translatorOf(visit.language)
  const stay = () =>
    answer(visit, back, {
      notices: [{ tone: 'bad', text: t('shell.languageFailed'), ms: noticeMs.error }],
    })
  if (!isLanguage(language)) return stay()
  const id = (name: string) => {
    const value = String(form.get(name) ?? '')
    return /^[\w-]{1,40}$/.test(value) ? value : ''
  }
  try {
    const changed = await visit.shop.account.changeLanguage(language, id('linkType'), id('linkId'))
    if (!changed.success) return stay()
    visit.setPreference('language', language)
    const path = new URL(back, visit.siteOrigin).pathname
    if (followsShopper(path)) return redirect(back, 303)
    const fixed = fixedPage(path)
    const query = new URL(back, visit.siteOrigin).searchParams
    if (fixed) return redirect(hrefOf(fixed, language, Object.fromEntries(query)), 303)
    const there = pathOfLink(changed.link)
    // Variants, filters and orders have the same ids in every language.
    if (!there) return redirect(hrefOf('home', language), 303)
    return redirect(aboutProduct(path) + there + new URL(back, visit.siteOrigin).search, 303)
  } catch (error) {
    noteFailure(visit, error)
    return stay()
  }
}

export function loader() {
  return redirect(hrefOf('home', 'tr'))
}
