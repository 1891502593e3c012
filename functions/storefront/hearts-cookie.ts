import { preferenceCookie } from '../../app/session/cookies/cookies'
import type { Serving } from './serving'

/**
 * The Set-Cookie value that deletes a guest's hearts, or those of a member who has just signed in or out; null when
 * there are none. They may be those of the browser's last user.
 */
export function heartsSetCookie({ parsed }: Serving): string | null {
  const { preferences, received, session } = parsed
  const isSame = session.member !== undefined && session.member.id === received.session.member?.id
  return preferences.hearts !== '' && !isSame ? preferenceCookie('hearts', '') : null
}
