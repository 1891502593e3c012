import { type BackendCookies, storeCookies } from '../../../app/backend/http/backend-cookies'

/** A visitor of the shop: a guest in a fresh session, or a member. */
export type Session = {
  cookies: BackendCookies
  /** Empty for a shop that needs none. */
  guestToken: string
  /** A member's; null for a guest. */
  bearer: string | null
}

export const newSession = (guestToken: string): Session => ({
  cookies: {},
  guestToken,
  bearer: null,
})

export function takeCookies(session: Session, headers: Headers): void {
  storeCookies(session.cookies, headers.getSetCookie(), Date.now())
}
