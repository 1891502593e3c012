import { RemixI18Next } from 'remix-i18next/server'
import { defaultLanguage, isLanguage, type Language, languages } from '../../app/i18n/languages'
import type { Notice } from '../../app/session/answer-types'
import {
  type Preferences,
  parseCookies,
  preferenceCookie,
  readPreferences,
  type SetPreference,
  setCookie,
} from '../../app/session/cookies'
import { flashCookie, flashSeconds, readFlash, writeFlash } from '../../app/session/flash'
import { forgetOverdue } from '../../app/session/overdue'
import { sealId } from '../../app/session/seal'
import { isFresh, openSession, type Session, sessionCookie } from '../../app/session/session'
import { closeSession, joinedCookies } from '../../app/session/session-cookies'
import { liveToken } from '../../app/session/token'
import { tooLongNotice } from '../../app/session/too-long'
import { readVisitor, visitorCookie } from '../../app/session/visitor'
import { capacities } from '../../app/shop/capacities'
import { catalogueRule, Memory } from '../../app/shop/keep'
import { openShop } from '../../app/shop/shop'
import type { CallNote } from '../../app/shop/transport'
import { followsShopper, languageOfPath } from '../../app/site-map'
import type { Visit } from '../../app/visit'
import { formKeyOf } from './body'
import { dropBearer } from './left-session'
import { isolateMarks, type Personal } from './marks'
import { newPersonal } from './request-id'
import { answerLevel } from './second-level'
import type { Settings } from './settings'
import { writtenCart } from './written-cart'
import { type ArrivedSession, createWrittenSessions } from './written-sessions'

const answers = new Memory(capacities.answers)
const writtenSessions = createWrittenSessions(() => Date.now())

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ['header'],
  },
})
const detected = new Map<string, Language>()

/** The language that a browser asks for, Turkish unless it asks for one of ours. */
export async function languageOfHeader(request: Request): Promise<Language> {
  const header = request.headers.get('accept-language')?.slice(0, 200) ?? ''
  if (header === '') return defaultLanguage
  const known = detected.get(header)
  if (known) return known
  const found = await detector.getLocale(request).catch(() => defaultLanguage)
  const language = isLanguage(found) ? found : defaultLanguage
  if (detected.size > 500) detected.clear()
  detected.set(header, language)
  return language
}

/** The cookies of a request, opened. */
export type Arrival = {
  path: string
  enhanced: boolean
  preferences: Preferences
  session: Session
  spoiled: boolean
  /** The session must be written anew although nothing of it changed. */
  isOld: boolean
  hadCookie: boolean
  /** Name of the browser; empty when it brought none. */
  visitorId: string
  wasMember: boolean
  notices: Notice[]
  hasFlash: boolean
  /** Calls made for this request before its visit began. */
  calls: CallNote[]
  /** The session as it was before anything changed it. */
  arrived: ArrivedSession
}

/** Opens what the request brings; malformed and forged cookies are a fresh guest. */
export async function openArrival(
  request: Request,
  url: URL,
  settings: Settings,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Arrival> {
  const cookies = parseCookies(request.headers.get('cookie'))
  const enhanced = url.pathname.endsWith('.data')
  const path = (enhanced ? url.pathname.slice(0, -5) : url.pathname).replace(/^\/_root$/, '/')
  const sealed = joinedCookies(cookies)
  const opened = await openSession(sealed, settings.sealKeys)
  const { session, spoiled } = opened
  const visitorId = readVisitor(cookies[visitorCookie])
  // Before the session is noted as it arrived: what only ran out was not taken away by this request.
  const isShorter = forgetOverdue(session, Date.now())
  const arrived = {
    // A session that did not open may be named after anybody's.
    name: (sealed && !spoiled && sealId(sealed)) || visitorId,
    arrivedAt: Date.now(),
    session: structuredClone(session),
  }
  const wasMember = session.member !== undefined
  // A bearer past its end ends the membership, or whoever comes next would see the member's cart.
  const hasEnded = session.token !== undefined && liveToken(session.token, Date.now()) === null
  if (hasEnded) dropBearer(session, settings, waitUntil)
  const flash = cookies[flashCookie]
  return {
    path,
    enhanced,
    preferences: readPreferences(cookies),
    ...opened,
    isOld: opened.isOld || hasEnded || isShorter,
    hadCookie: cookies[sessionCookie] !== undefined,
    visitorId,
    wasMember,
    calls: [],
    arrived,
    notices: await readFlash(flash, settings.sealKeys),
    hasFlash: Boolean(flash),
  }
}

/**
 * The language that the cookie shall follow a reader to, null when it says so already: cart and order, whose address
 * says no language, go on in the language of the page (decision 003).
 */
export async function languageToKeep(
  request: Request,
  arrival: Arrival,
  language: Language,
): Promise<Language | null> {
  const known = arrival.preferences.language ?? (await languageOfHeader(request))
  return known === language ? null : language
}

export type Trip = {
  visit: Visit
  marks: Personal
  personal: Personal
  calls: CallNote[]
  /** Whether a loader said that the page is the same for every guest. */
  isShared: () => boolean
  cookies: () => Promise<string[]>
}

/** Makes the visit that loaders and actions see, and what the Worker needs to end it. */
export async function startTrip(
  request: Request,
  url: URL,
  arrival: Arrival,
  settings: Settings,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Trip> {
  const { preferences, session, enhanced } = arrival
  const follows = followsShopper(arrival.path)
  const language = follows
    ? (preferences.language ?? (await languageOfHeader(request)))
    : languageOfPath(arrival.path)
  const currency = preferences.currency ?? settings.defaultCurrency
  const calls: CallNote[] = [...arrival.calls]
  const marks = isolateMarks()
  const personal: Personal = { ...newPersonal(), ...writtenCart(session.cart, language, currency) }
  const shown = enhanced ? personal : marks
  const wanted = new Map<SetPreference, string>()
  let flashed: Notice[] | null = null
  let noticesUsed = false
  let shared = false
  let isPrivate = false

  const formKey = await formKeyOf(request)
  const rules = {
    language,
    currency,
    prefix: settings.prefix,
    prefixKeys: settings.prefixKeys,
    group: session.member?.group ?? 0,
    exportMode: settings.exportMode,
    searching: url.searchParams.has('q') || url.searchParams.has('price'),
  }
  /** The rest of the page is a guest's: their prices, and no cart of a member in the header. */
  const forget = () => {
    dropBearer(session, settings, waitUntil)
    if (!session.member) rules.group = 0
    Object.assign(personal, writtenCart(session.cart, language, currency))
  }
  const shop = openShop(
    {
      origin: settings.shopOrigin,
      guestToken: settings.guestToken,
      requestId: personal.requestId,
      address: request.headers.get('cf-connecting-ip') ?? '',
      formKey,
      rules,
      identity: {
        get bearer() {
          return session.token?.value ?? null
        },
        forget,
        cookies: session.shopCookies,
        visitorId: arrival.visitorId || formKey,
        get currency() {
          return session.currency
        },
        set currency(code) {
          session.currency = code
        },
      },
      transport: { fetch: settings.shopFetch, note: (note) => calls.push(note) },
    },
    {
      memory: answers,
      rule: catalogueRule(settings.freshMs),
      second: answerLevel(),
      now: Date.now,
      waitUntil,
      fallback: { languages: [...languages], currency: settings.defaultCurrency },
    },
  )

  const visit: Visit = {
    requestId: personal.requestId,
    visitorId: arrival.visitorId || formKey,
    shown: {
      nonce: shown.nonce,
      formKey: shown.formKey,
      requestId: shown.requestId,
      store: session.store ?? null,
      get cart() {
        return session.cart ? { count: shown.cartCount, total: shown.cartTotal } : null
      },
    },
    language,
    currency,
    preferences,
    session,
    shop,
    get notices() {
      noticesUsed = true
      return arrival.notices
    },
    enhanced,
    siteOrigin: settings.siteOrigin,
    paymentOrigins: settings.paymentOrigins,
    drawn: {},
    document: { patience: 0, body: null },
    share: () => {
      shared = true
    },
    keepPrivate: () => {
      isPrivate = true
    },
    say: (notices) => {
      arrival.notices.push(...notices)
    },
    flash: (notices) => {
      flashed = [...(flashed ?? []), ...notices]
    },
    setCart: (cart) => {
      // The lines are the browser's to remember: the session has no room for them.
      const { items: _items, ...summary } = cart ?? { count: 0, total: '' }
      session.cart = summary.count > 0 ? { currency, ...summary, language } : null
    },
    setPreference: (name, value) => {
      wanted.set(name, value)
    },
    waitUntil,
  }

  async function cookies(): Promise<string[]> {
    const lines: string[] = []
    const nothingToKeep = !arrival.hadCookie && isFresh(session)
    const { isOld, arrived } = arrival
    const changed = isOld || JSON.stringify(session) !== JSON.stringify(arrived.session)
    if (arrival.spoiled || (changed && !nothingToKeep)) {
      const merged = writtenSessions.merge(arrived, session)
      const closed = await closeSession(merged.session, settings.sealKeys)
      merged.close(closed.session, closed.id)
      lines.push(...closed.lines)
      if (closed.dropped.length > 0) {
        visit.failure = `session too long: ${closed.dropped.join(', ')}`
        visit.flash([tooLongNotice(language)])
      }
    }
    if (flashed && flashed.length > 0)
      lines.push(setCookie(flashCookie, await writeFlash(flashed, settings.sealKeys), flashSeconds))
    else if (arrival.hasFlash && noticesUsed) lines.push(setCookie(flashCookie, '', 0))
    for (const [name, value] of wanted) lines.push(preferenceCookie(name, value))
    return lines
  }

  return { visit, marks, personal, calls, isShared: () => shared && !isPrivate, cookies }
}
