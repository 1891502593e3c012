import { noticeMs } from '~/cart/rules'
import { translatorOf } from '~/i18n/translators'
import type { Notice } from '~/session/answer-types'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'

/** In px. */
const promptWidth = 480

/** What the shop asks of the member: windows, or without script notices with the way to it. */
export function promptsOf(visit: Visit, asks = visit.session.member?.asks ?? []): Notice[] {
  const t = translatorOf(visit.language)
  const pages = { password: 'changePassword', consent: 'preferences' } as const
  return asks.map((ask, at) => ({
    tone: 'warn',
    text: t(ask === 'password' ? 'auth.weakPassword' : 'auth.consentNeeded'),
    link: {
      href: hrefOf(pages[ask], visit.language),
      text: t(ask === 'password' ? 'auth.changePassword' : 'auth.preferences'),
      window: promptWidth,
      // One after the other: the second waits in its notice.
      now: at === 0,
    },
    ms: noticeMs.default,
  }))
}

/** Reads anew what the shop knows of the member: after they changed it, and on their own page. */
export async function readMemberAgain(visit: Visit): Promise<void> {
  const member = await visit.shop.account.member().catch(() => null)
  if (member) visit.session.member = member
}
