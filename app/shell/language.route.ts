import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { isLanguage, type Language } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'
import { pathOfLink, safePath } from '~/safe-path'
import { answer } from '~/session/answer'
import { followsShopper, hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { aboutProduct, addressIn, fixedPage } from './address-in'

/** A step of a sign-in leads back in the new language too. */
async function turnStep(visit: Visit, language: Language): Promise<void> {
  const fields = visit.session.step?.fields
  const back = safePath(fields?.back)
  if (fields && back) fields.back = await addressIn(visit, back, language)
}

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
    await turnStep(visit, language)
    if (followsShopper(path) || fixedPage(path))
      return redirect(await addressIn(visit, back, language), 303)
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
