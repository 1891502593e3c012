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
import {
  closeSession,
  openSession,
  type Session,
  sessionCookie,
  sessionSeconds,
} from '../../app/session/session'
import { catalogueRule, Memory } from '../../app/shop/keep'
import { openShop } from '../../app/shop/shop'
import type { CallNote } from '../../app/shop/transport'
import { followsShopper, languageOfPath } from '../../app/site-map'
import type { Visit } from '../../app/visit'
import { formKeyOf } from './body'
import { isolateMarks, type Personal } from './marks'
import { newPersonal } from './request-id'
import { answerLevel } from './second-level'
import type { Settings } from './settings'

const answers = new Memory(8_000_000)

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ['header'],
  },
})
const detected = new Map<string, Language>()

/** The language that a browser asks for, Turkish unless it asks for one of ours (design §4.4). */
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
  notices: Notice[]
  hasFlash: boolean
  /** Calls made for this request before its visit began. */
  calls: CallNote[]
  /** The session cookie as it was before anything changed it, as text. */
  before: string
}

/** Opens what the request brings; malformed and forged cookies are a fresh guest (trust A02). */
export async function openArrival(
  request: Request,
  url: URL,
  settings: Settings,
): Promise<Arrival> {
  const cookies = parseCookies(request.headers.get('cookie'))
  const enhanced = url.pathname.endsWith('.data')
  const path = (enhanced ? url.pathname.slice(0, -5) : url.pathname).replace(/^\/_root$/, '/')
  const opened = await openSession(cookies[sessionCookie], settings.sealKeys, Date.now())
  const flash = cookies[flashCookie]
  return {
    path,
    enhanced,
    preferences: readPreferences(cookies),
    ...opened,
    calls: [],
    before: JSON.stringify(opened.session),
    notices: await readFlash(flash, settings.sealKeys),
    hasFlash: Boolean(flash),
  }
}

/** The sign before decimals (row G07). */
const decimalSign = (language: Language) => (language === 'tr' || language === 'de' ? ',' : '.')

/** A total that was written in one language, as another writes it: points and commas change places. */
function rewritten(total: string, from: Language | undefined, to: Language): string {
  if (!from || decimalSign(from) === decimalSign(to)) return total
  return total.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
}

/** The header's cart as a visitor reads it: a count may be a half, written as the language writes decimals. */
export function writtenCart(
  cart: Session['cart'],
  language: Language,
): Pick<Personal, 'cartCount' | 'cartTotal'> {
  const total = cart?.total ?? ''
  return {
    cartCount: String(cart?.count ?? 0).replace('.', decimalSign(language)),
    cartTotal: /^[\d.,\s]*$/.test(total) ? rewritten(total, cart?.language, language) : '',
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
  const personal: Personal = { ...newPersonal(), ...writtenCart(session.cart, language) }
  const shown = enhanced ? personal : marks
  const wanted = new Map<SetPreference, string>()
  let flashed: Notice[] | null = null
  let noticesUsed = false
  let shared = false

  const shop = openShop(
    {
      origin: settings.shopOrigin,
      guestToken: settings.guestToken,
      requestId: personal.requestId,
      address: request.headers.get('cf-connecting-ip') ?? '',
      formKey: await formKeyOf(request),
      rules: {
        language,
        currency,
        prefix: settings.prefix,
        prefixKeys: settings.prefixKeys,
        group: session.member?.group ?? 0,
        exportMode: settings.exportMode,
        searching: url.searchParams.has('q') || url.searchParams.has('price'),
      },
      identity: {
        get bearer() {
          return session.token?.value ?? null
        },
        forget: () => {
          session.token = undefined
          session.member = undefined
        },
        cookies: session.shopCookies,
      },
      transport: { fetch: settings.shopFetch, note: (note) => calls.push(note) },
    },
    {
      memory: answers,
      rule: { ...catalogueRule, fresh: settings.freshMs },
      second: answerLevel(),
      now: Date.now,
      waitUntil,
      fallback: { languages: [...languages], currency: settings.defaultCurrency },
    },
  )

  const visit: Visit = {
    requestId: personal.requestId,
    shown: {
      nonce: shown.nonce,
      formKey: shown.formKey,
      requestId: shown.requestId,
      cart: session.cart ? { count: shown.cartCount, total: shown.cartTotal } : null,
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
    say: (notices) => {
      arrival.notices.push(...notices)
    },
    flash: (notices) => {
      flashed = [...(flashed ?? []), ...notices]
    },
    setCart: (cart) => {
      session.cart = cart && cart.count > 0 ? { ...cart, language } : null
    },
    setPreference: (name, value) => {
      wanted.set(name, value)
    },
    waitUntil,
  }

  async function cookies(): Promise<string[]> {
    const lines: string[] = []
    if (arrival.spoiled || JSON.stringify(session) !== arrival.before) {
      const value = await closeSession(session, settings.sealKeys)
      if (value) lines.push(setCookie(sessionCookie, value, sessionSeconds))
      else lines.push(setCookie(sessionCookie, '', 0))
    }
    if (flashed && flashed.length > 0)
      lines.push(setCookie(flashCookie, await writeFlash(flashed, settings.sealKeys), flashSeconds))
    else if (arrival.hasFlash && noticesUsed) lines.push(setCookie(flashCookie, '', 0))
    for (const [name, value] of wanted) lines.push(preferenceCookie(name, value))
    return lines
  }

  return { visit, marks, personal, calls, isShared: () => shared, cookies }
}
