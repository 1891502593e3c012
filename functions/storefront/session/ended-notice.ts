import type { Language } from '../../../app/i18n/languages'
import { translatorOf } from '../../../app/i18n/translators'
import type { Notice } from '../../../app/session/response-data'
import { siteMap } from '../../../app/site-map'
import { noticeMs } from '../../../app/ui/notice-times'
import type { RequestState } from '../request/request-state'
import type { Serving } from '../serving'
import { membershipEnded } from './visitor-cookie'

/** Tells a member that the shop has ended the membership: cart and favourites are those of a guest now. */
export const endedNotice = (language: Language): Notice => {
  const t = translatorOf(language)
  return { tone: 'warn', text: t('auth.sessionEnded'), ms: noticeMs.default }
}

/** Leaves the notice to the next page, where the response is none that shows it. Nobody is told who signs out. */
export function leaveEndedNotice({ parsed }: Serving, state: RequestState, status: number): void {
  if (!membershipEnded(parsed) || parsed.path === siteMap.signOut) return
  const isDisplayed = state.changes.areNoticesRead && (status < 300 || status >= 400)
  if (!isDisplayed) state.context.flash([endedNotice(state.context.language)])
}
