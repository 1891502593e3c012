import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { hrefOf } from '~/site-map'
import { signOut } from './sign-in'

/**
 * Signs out and goes home (row L11). A backend that does not answer keeps its token alive, so the member stays signed
 * in and is told.
 */
export async function action({ context: { visit } }: ActionFunctionArgs) {
  visit.route = 'sign out'
  const t = translatorOf(visit.language)
  try {
    await signOut(visit)
    visit.flash([{ tone: 'good', text: t('auth.signedOut'), ms: noticeMs.default }])
    // What script kept for this member is nobody else's (spec §9 storage keys).
    const headers = { 'clear-site-data': '"storage"' }
    return redirect(hrefOf('home', visit.language), { status: 303, headers })
  } catch (error) {
    noteFailure(visit, error)
    visit.flash([{ tone: 'bad', text: t('error.general'), ms: noticeMs.error }])
    return redirect(hrefOf('account', visit.language), 303)
  }
}

/** A GET changes nothing (trust A18): the button stands on the account page. */
export function loader() {
  return redirect(hrefOf('account', 'tr'))
}
