import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { hrefOf } from '~/site-map'
import { signOut } from './sign-in'

/**
 * Signs out and goes home. A backend that does not answer keeps its token alive, so the member stays signed
 * in and is told.
 */
export async function action({ context: { visit } }: ActionFunctionArgs) {
  visit.route = 'sign out'
  const t = translatorOf(visit.language)
  try {
    await signOut(visit)
    visit.flash([{ tone: 'good', text: t('auth.signedOut'), ms: noticeMs.default }])
    return redirect(hrefOf('home', visit.language), 303)
  } catch (error) {
    noteFailure(visit, error)
    visit.flash([{ tone: 'bad', text: t('error.general'), ms: noticeMs.error }])
    return redirect(hrefOf('account', visit.language), 303)
  }
}

/** A GET changes nothing: the button stands on the account page. */
export function loader() {
  return redirect(hrefOf('account', 'tr'))
}
