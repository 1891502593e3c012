import { setCookie } from '../../../app/session/cookies/cookies'
import { visitorCookie, visitorSeconds } from '../../../app/session/visitor'
import { newToken } from '../request/request-id'
import type { Serving } from '../serving'

/** Gives a browser an id with its first document; another after a sign-out, for its next user. Null when it has one. */
export function visitorSetCookie({ request, parsed }: Serving, isDocument: boolean): string | null {
  const isNew = isDocument && request.method === 'GET' && !parsed.enhanced && !parsed.visitorId
  return isNew || membershipEnded(parsed)
    ? setCookie(visitorCookie, newToken(), visitorSeconds)
    : null
}

/** Whether the request came from a member who is signed out now. */
export function membershipEnded({ wasMember, session }: Serving['parsed']): boolean {
  return wasMember && session.member === undefined
}
