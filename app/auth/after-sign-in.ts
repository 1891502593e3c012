import { noticeMs } from '~/cart/rules'
import { translatorOf } from '~/i18n/translators'
import { pathOfLink } from '~/safe-path'
import type { Notice } from '~/session/answer-types'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { takeStep } from './step'

/** Width of the window that a password is changed in, in px. */
const changeWidth = 480

/**
 * Where a member goes on after signing in (decision 041): the first page that is meant. A bare home page is what a shop
 * answers that has no other in mind, and nobody is led to sign in again.
 * @param candidates paths or links of the backend; what lies outside this site is no page
 */
export function pageAfterSignIn(visit: Visit, ...candidates: (string | null)[]): string {
  const home = hrefOf('home', visit.language)
  const signIn = hrefOf('signIn', visit.language)
  const meant = candidates
    .map(pathOfLink)
    .find((path) => path !== null && path !== '/' && path !== home && !path.startsWith(signIn))
  return meant ?? home
}

/** Says that the password must be changed now; where script runs, the change opens in a window. */
function expiredNotice(visit: Visit): Notice {
  const t = translatorOf(visit.language)
  const href = hrefOf('changePassword', visit.language)
  const link = { href, text: t('auth.changePassword'), window: changeWidth, now: true }
  return { tone: 'warn', text: t('password.expired'), link, ms: noticeMs.default }
}

/** Says once that the password ran out during the visit, which a refresh of the token told. */
export function announceExpiredPassword(visit: Visit): void {
  const { step } = visit.session
  if (step?.kind !== 'expired' || !step.fields.unannounced) return
  step.fields.unannounced = ''
  visit.say([expiredNotice(visit)])
}

/**
 * The change of a password that ran out: a window above `page` where the browser runs script, the window's own next step
 * where the sign-in stands in one, a page of its own without script.
 */
export function passwordChangePage(visit: Visit, page: string, inWindow: boolean): string {
  if (inWindow || !visit.preferences.script) return hrefOf('changePassword', visit.language)
  visit.flash([expiredNotice(visit)])
  return page
}

/** Where a sign-in that succeeded ends: on `page`, or first at the change of the password. */
export function endOfSignIn(
  visit: Visit,
  mustChange: boolean,
  page: string,
  inWindow = false,
): string {
  if (!mustChange) return page
  takeStep(visit, 'expired', { back: page })
  return passwordChangePage(visit, page, inWindow)
}
