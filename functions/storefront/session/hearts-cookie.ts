import { preferenceCookie } from '../../../app/session/cookies/cookies'
import type { Serving } from '../serving'

/** Deletes a guest's hearts, and a member's at sign-in or out: they may be the last user's. Null for none. */
export function heartsSetCookie({ parsed }: Serving): string | null {
  const { preferences, received, session } = parsed
  const isSame = session.member !== undefined && session.member.id === received.session.member?.id
  return preferences.hearts !== '' && !isSame ? preferenceCookie('hearts', '') : null
}
