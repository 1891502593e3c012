import { adoptCookies } from '../../../app/backend/http/backend-cookies'
import type { CallNote } from '../../../app/backend/http/transport'
import {
  foreignCookies,
  type Preferences,
  parseCookies,
  readPreferences,
} from '../../../app/session/cookies/cookies'
import { flashCookie, readFlash } from '../../../app/session/cookies/flash'
import { sealId } from '../../../app/session/cookies/seal'
import { joinedCookies } from '../../../app/session/cookies/session-cookies'
import { removeExpired } from '../../../app/session/expired-entries'
import { hasProofEnded } from '../../../app/session/membership'
import type { Notice } from '../../../app/session/response-data'
import { openSession, type Session, sessionCookie } from '../../../app/session/session'
import { readVisitor, visitorCookie } from '../../../app/session/visitor'
import { dropBearer } from '../session/drop-bearer'
import type { ReceivedSession } from '../session/recent-sessions'
import type { Settings } from '../settings'

export type ParsedRequest = {
  path: string
  isRead: boolean
  enhanced: boolean
  preferences: Preferences
  session: Session
  invalid: boolean
  /** The session must be written again although it did not change. */
  isOld: boolean
  hadCookie: boolean
  /** Id of the browser; empty without one. */
  visitorId: string
  wasMember: boolean
  notices: Notice[]
  /** Key for this page's forms: that of a submitted form whose effect is unknown. '' for a new one. */
  formKey: string
  hasFlash: boolean
  /** Backend calls made for this request before its context exists. */
  calls: CallNote[]
  /** Names of the backend's cookies that there was no room for. */
  leftOut: string[]
  received: ReceivedSession
}

/** The session in the cookies, without what has expired, and what was received before anything changes it. */
async function receivedSession(
  cookies: Record<string, string | undefined>,
  visitorId: string,
  settings: Settings,
) {
  const sealed = joinedCookies(cookies)
  const opened = await openSession(sealed, settings.sealKeys)
  // Before `received` is copied: an expired entry is no change of this request.
  const isShorter = removeExpired(opened.session, Date.now())
  const received = {
    // A session that cannot be unsealed may carry anybody's id.
    name: (sealed && !opened.invalid && sealId(sealed)) || visitorId,
    receivedAt: Date.now(),
    session: structuredClone(opened.session),
  }
  return { ...opened, isOld: opened.isOld || isShorter, received }
}

/** Parses a request; malformed or forged cookies yield a new guest session. */
export async function parseRequest(
  request: Request,
  url: URL,
  settings: Settings,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<ParsedRequest> {
  const cookies = parseCookies(request.headers.get('cookie'))
  const enhanced = url.pathname.endsWith('.data')
  const path = (enhanced ? url.pathname.slice(0, -5) : url.pathname).replace(/^\/_root$/, '/')
  const visitorId = readVisitor(cookies[visitorCookie])
  const opened = await receivedSession(cookies, visitorId, settings)
  const { session } = opened
  const wasMember = session.member !== undefined
  const isAdopted =
    session.hasSharedCookies === true &&
    adoptCookies(session.backendCookies, foreignCookies(request.headers.get('cookie')))
  if (isAdopted) session.currency = undefined
  // An expired proof ends the membership, or the browser's next user would see the member's cart.
  const hasExpired = hasProofEnded(session, Date.now())
  if (hasExpired) dropBearer(session, settings, waitUntil)
  const flash = cookies[flashCookie]
  return {
    path,
    isRead: request.method === 'GET' || request.method === 'HEAD',
    enhanced,
    preferences: readPreferences(cookies),
    ...opened,
    isOld: opened.isOld || hasExpired,
    hadCookie: cookies[sessionCookie] !== undefined,
    visitorId,
    wasMember,
    calls: [],
    leftOut: [],
    ...(await readFlash(flash, settings.sealKeys)),
    hasFlash: Boolean(flash),
  }
}
