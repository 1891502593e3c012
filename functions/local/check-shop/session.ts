import {
  type BackendCookies,
  cookieHeader,
  storeCookies,
} from '../../../app/backend/http/backend-cookies'

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

/** The headers that the storefront sends. Calls of the catalogue go without cookies and as a guest, so that answers can be shared. */
export function headersOf(session: Session, isPersonal: boolean, language: string): Headers {
  const headers = new Headers({ accept: 'application/json', 'accept-language': language })
  const bearer = (isPersonal && session.bearer) || session.guestToken
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  const cookies = isPersonal ? cookieHeader(session.cookies, Date.now()) : ''
  if (cookies) headers.set('cookie', cookies)
  return headers
}

export function takeCookies(session: Session, headers: Headers): void {
  storeCookies(session.cookies, headers.getSetCookie(), Date.now())
}
