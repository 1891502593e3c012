import { saveStep } from '~/auth/sign-in-step'
import { pathOfLink } from '~/backend/http/shop-origins'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

const changeWidth = 480

/** The first candidate that is no home or sign-in page, nor that of a mail which nobody has to wait for (decision 041). @param candidates external ones are ignored */
export function pageAfterSignIn(context: RequestContext, ...candidates: (string | null)[]): string {
  const home = hrefOf('home', context.language)
  const signIn = hrefOf('signIn', context.language)
  const others = ['/', home, hrefOf('activation', context.language)]
  const target = candidates
    .map(pathOfLink)
    .find((path) => path !== null && !others.includes(path) && !path.startsWith(signIn))
  return target ?? home
}

function expiredNotice(context: RequestContext): Notice {
  const t = translatorOf(context.language)
  const href = hrefOf('changePassword', context.language)
  const link = { href, text: t('auth.changePassword'), dialogWidth: changeWidth, now: true }
  return { tone: 'warn', text: t('password.expired'), link, ms: noticeMs.default }
}

/** Shows once that the password expired, as a token refresh reported. */
export function announceExpiredPassword(context: RequestContext): void {
  const { passwordStep: step } = context.session
  if (!step?.fields.unannounced) return
  step.fields.unannounced = ''
  context.notify([expiredNotice(context)])
}

/** Where to change an expired password: in a dialog above `page` with script, on a page of its own without. */
export function passwordChangePage(
  context: RequestContext,
  page: string,
  inDialog: boolean,
): string {
  if (inDialog || !context.preferences.script) return hrefOf('changePassword', context.language)
  context.flash([expiredNotice(context)])
  return page
}

/** The page after a successful sign-in; a required change of password comes first. */
export function endOfSignIn(
  context: RequestContext,
  mustChange: boolean,
  page: string,
  inDialog = false,
): string {
  if (!mustChange) return page
  saveStep(context, 'expired', { back: page })
  return passwordChangePage(context, page, inDialog)
}
