import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { safePath } from '~/backend/http/safe-path'
import { pathOfLink } from '~/backend/http/shop-origins'
import { errorNotices } from '~/forms/refusal'
import { isLanguage, type Language } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'
import { aboutProduct, addressIn, fixedPage } from '~/rendering/navigation/page-address'
import { failureText } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { respond } from '~/session/respond'
import { followsShopper, hrefOf } from '~/site-map'

/** Translates the return paths of pending sign-in steps. */
async function translateSteps(context: RequestContext, language: Language): Promise<void> {
  const { step, passwordStep } = context.session
  for (const fields of [step?.fields, passwordStep?.fields]) {
    const back = safePath(fields?.back)
    if (fields && back) fields.back = await addressIn(context, back, language)
  }
}

/** Language change: redirects to this page in the new language; on failure the page stays, with a notice. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const language = form.get('language')
  const back = safePath(form.get('back')) ?? '/'
  const t = translatorOf(context.language)
  const failed = t('frame.languageFailed')
  const stay = (text = failed) => respond(context, back, { notices: errorNotices(text) })
  if (!isLanguage(language)) return stay()
  const id = (name: string) => {
    const value = String(form.get(name) ?? '')
    return /^[\w-]{1,40}$/.test(value) ? value : ''
  }
  try {
    const changed = await context.backend.account.changeLanguage(
      language,
      id('linkType'),
      id('linkId'),
    )
    if (!changed.success) return stay()
    context.setPreference('language', language)
    const path = new URL(back, context.siteOrigin).pathname
    await translateSteps(context, language)
    if (followsShopper(path) || fixedPage(path))
      return redirect(await addressIn(context, back, language), 303)
    const target = pathOfLink(changed.link)
    // Variants, filters and orders have the same ids in every language.
    if (target && !fixedPage(target))
      return redirect(aboutProduct(path) + target + new URL(back, context.siteOrigin).search, 303)
    // Without an id of the page the shop can only name its home page.
    const here = await addressIn(context, back, language)
    return redirect(here === back ? hrefOf('home', language) : here, 303)
  } catch (error) {
    return stay(failureText(context, error, failed))
  }
}

export function loader() {
  return redirect(hrefOf('home', 'tr'))
}
