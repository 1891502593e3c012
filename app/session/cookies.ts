import { parseCookie, stringifySetCookie } from 'cookie'
import { isLanguage, type Language } from '../i18n/languages'

const day = 60 * 60 * 24
const year = day * 365

/** Names of the small preferences. */
export const preferenceCookies = {
  language: '__Host-language',
  currency: '__Host-currency',
  layout: 'selected_layout',
  compare: 'compare',
  script: 'script',
  cookieLaw: 'CookieLaw',
  consent: '__Host-consent',
  appBanner: 'mobileApp',
} as const

/** Lifetimes other than a year, in seconds: CookieLaw is kept for 15 days, the banner stays away for 30. */
const lifetimes: Partial<Record<keyof typeof preferenceCookies, number>> = {
  cookieLaw: 15 * day,
  consent: 15 * day,
  appBanner: 30 * day,
}

export type Layout = 'grid' | 'list'

/** What a shopper may agree to beyond what the shop needs to work; nothing is agreed to by itself (decision 017). */
export const consents = ['analytics', 'marketing'] as const
export type Consent = (typeof consents)[number]

/** The consents that a text names, in their fixed order; anything else is left out. */
export function readConsents(names: string[]): Consent[] {
  return consents.filter((consent) => names.includes(consent))
}

/** What the shopper chose, each value checked against its allow-list; anything else counts as unset. */
export type Preferences = {
  language: Language | null
  currency: string | null
  layout: Layout
  /** The products that stand in the comparison list, in their order, at most four. */
  compare: string[]
  /** Whether this browser has shown that it runs script. */
  script: boolean
  /** Whether the cookie question was answered, and how. */
  cookieLaw: boolean
  consents: Consent[]
  /** Whether the mobile app's banner was closed. */
  appBanner: boolean
}

export function parseCookies(header: string | null): Record<string, string | undefined> {
  return header ? parseCookie(header) : {}
}

export function readPreferences(cookies: Record<string, string | undefined>): Preferences {
  const language = cookies[preferenceCookies.language]
  const currency = cookies[preferenceCookies.currency]
  return {
    language: isLanguage(language) ? language : null,
    currency: currency && /^[A-Z]{2,4}$/.test(currency) ? currency : null,
    compare: readCompareList(cookies[preferenceCookies.compare]),
    layout: cookies[preferenceCookies.layout] === 'list' ? 'list' : 'grid',
    script: cookies[preferenceCookies.script] === '1',
    cookieLaw: cookies[preferenceCookies.cookieLaw] === '1',
    consents: readConsents(cookies[preferenceCookies.consent]?.split('.') ?? []),
    appBanner: cookies[preferenceCookies.appBanner] === '1',
  }
}

/** Ids joined by dashes; anything else is an empty list. */
function readCompareList(value: string | undefined): string[] {
  return value && /^\d{1,12}(-\d{1,12}){0,3}$/.test(value) ? [...new Set(value.split('-'))] : []
}

/**
 * One Set-Cookie line: HttpOnly, Secure, SameSite=Lax, path `/`.
 * @param seconds lifetime; 0 clears the cookie, null ends it with the browser. A year unless told.
 */
export function setCookie(name: string, value: string, seconds: number | null = year): string {
  return stringifySetCookie({
    name,
    value,
    ...(seconds === null ? {} : { maxAge: seconds }),
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
  })
}

/** A preference that a page sets by an action, and for how long it is kept. */
export type SetPreference = Exclude<keyof typeof preferenceCookies, 'script'>

/** The Set-Cookie line of a preference. */
export function preferenceCookie(name: SetPreference, value: string): string {
  return setCookie(preferenceCookies[name], value, lifetimes[name])
}
