import { setCookie } from '../../app/session/cookies'
import { visitorCookie, visitorSeconds } from '../../app/session/visitor'
import { newToken } from './request-id'
import type { Serving } from './serving'

/**
 * The Set-Cookie line that names a browser with its first document; null when it has a name. A membership that ended
 * gives it another: whoever uses it next sends forms of their own.
 */
export function visitorLine({ request, arrival }: Serving, isDocument: boolean): string | null {
  const isNew = isDocument && request.method === 'GET' && !arrival.enhanced && !arrival.visitorId
  return isNew || hasLeft(arrival) ? setCookie(visitorCookie, newToken(), visitorSeconds) : null
}

/** Whether the membership that a request came with has ended, whoever ended it. */
export function hasLeft({ wasMember, session }: Serving['arrival']): boolean {
  return wasMember && session.member === undefined
}
