import { RemixI18Next } from 'remix-i18next/server'
import type { CallNote } from '../../app/backend/http/transport'
import { defaultLanguage, isLanguage, type Language, languages } from '../../app/i18n/languages'
import { type Preferences, parseCookies, readPreferences } from '../../app/session/cookies/cookies'
import { flashCookie, readFlash } from '../../app/session/cookies/flash'
import { sealId } from '../../app/session/cookies/seal'
import { joinedCookies } from '../../app/session/cookies/session-cookies'
import { removeExpired } from '../../app/session/expired-entries'
import type { Notice } from '../../app/session/response-data'
import { openSession, type Session, sessionCookie } from '../../app/session/session'
import { liveToken } from '../../app/session/token'
import { readVisitor, visitorCookie } from '../../app/session/visitor'
import { dropBearer } from './drop-bearer'
import type { ReceivedSession } from './recent-sessions'
import type { Settings } from './settings'

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ['header'],
  },
})
const detected = new Map<string, Language>()

/** The language of the Accept-Language header, Turkish when it names none of this site's. */
export async function languageOfHeader(request: Request): Promise<Language> {
  const header = request.headers.get('accept-language')?.slice(0, 200) ?? ''
  if (header === '') return defaultLanguage
  const cached = detected.get(header)
  if (cached) return cached
  const found = await detector.getLocale(request).catch(() => defaultLanguage)
  const language = isLanguage(found) ? found : defaultLanguage
  if (detected.size > 500) detected.clear()
  detected.set(header, language)
  return language
}

export type ParsedRequest = {
  path: string
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
  hasFlash: boolean
  /** Backend calls made for this request before its context exists. */
  calls: CallNote[]
  /** Names of the backend's cookies that there was no room for. */
  leftOut: string[]
  received: ReceivedSession
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
  const sealed = joinedCookies(cookies)
  const opened = await openSession(sealed, settings.sealKeys)
  const { session, invalid } = opened
  const visitorId = readVisitor(cookies[visitorCookie])
  // Before `received` is copied: an expired entry is no change of this request.
  const isShorter = removeExpired(session, Date.now())
  const received = {
    // A session that cannot be unsealed may carry anybody's id.
    name: (sealed && !invalid && sealId(sealed)) || visitorId,
    receivedAt: Date.now(),
    session: structuredClone(session),
  }
  const wasMember = session.member !== undefined
  // An expired bearer ends the membership, or the browser's next user would see the member's cart.
  const hasExpired = session.token !== undefined && liveToken(session.token, Date.now()) === null
  if (hasExpired) dropBearer(session, settings, waitUntil)
  const flash = cookies[flashCookie]
  return {
    path,
    enhanced,
    preferences: readPreferences(cookies),
    ...opened,
    isOld: opened.isOld || hasExpired || isShorter,
    hadCookie: cookies[sessionCookie] !== undefined,
    visitorId,
    wasMember,
    calls: [],
    leftOut: [],
    received,
    notices: await readFlash(flash, settings.sealKeys),
    hasFlash: Boolean(flash),
  }
}

/**
 * The language to save in the cookie, null when it is saved already. Cart and order, whose addresses name no language,
 * use the language of the last page (decision 003).
 */
export async function languageToSave(
  request: Request,
  parsed: ParsedRequest,
  language: Language,
): Promise<Language | null> {
  const saved = parsed.preferences.language ?? (await languageOfHeader(request))
  return saved === language ? null : language
}
