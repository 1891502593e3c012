import { noticeMs } from '~/cart/rules'
import { translatorOf } from '~/i18n/translators'
import type { Notice } from '~/session/answer-types'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'

/** What the shop asks of the member, as notices with the way to it (row L13). */
export function promptsOf(visit: Visit): Notice[] {
  const t = translatorOf(visit.language)
  const pages = { password: 'changePassword', consent: 'preferences' } as const
  return (visit.session.member?.asks ?? []).map((ask) => ({
    tone: 'warn',
    text: t(ask === 'password' ? 'auth.weakPassword' : 'auth.consentNeeded'),
    link: {
      href: hrefOf(pages[ask], visit.language),
      text: t(ask === 'password' ? 'auth.changePassword' : 'auth.preferences'),
    },
    ms: noticeMs.default,
  }))
}

/** Reads anew what the shop knows of the member, after they changed it. */
export async function readMemberAgain(visit: Visit): Promise<void> {
  const member = await visit.shop.account.member().catch(() => null)
  if (member) visit.session.member = member
}
