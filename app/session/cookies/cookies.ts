import { parseCookie, stringifySetCookie } from 'cookie'
import { isLanguage, type Language } from '~/i18n/languages'
import { idPattern } from '~/site-map'

const day = 60 * 60 * 24
const year = day * 365

export const preferenceCookies = {
  language: '__Host-language',
  currency: '__Host-currency',
  layout: 'selected_layout',
  compare: 'compare',
  script: 'script',
  cookieLaw: 'CookieLaw',
  consent: '__Host-consent',
  appBanner: 'mobileApp',
  appLater: 'appLater',
  hearts: '__Host-hearts',
  favourites: '__Host-favourites',
  favouritesSeen: '__Host-favourites-seen',
} as const

/** Lifetimes other than a year, in seconds; null ends with the visit. */
const lifetimes: Partial<Record<keyof typeof preferenceCookies, number | null>> = {
  cookieLaw: 15 * day,
  consent: 15 * day,
  appBanner: 30 * day,
  appLater: null,
  hearts: day,
}

export type Layout = 'grid' | 'list'

/** Optional consents; none is given by default (decision 017). */
export const consents = ['analytics', 'marketing'] as const
export type Consent = (typeof consents)[number]

export function readConsents(names: string[]): Consent[] {
  return consents.filter((consent) => names.includes(consent))
}

/** Preferences from cookies; invalid values count as unset. */
export type Preferences = {
  language: Language | null
  currency: string | null
  layout: Layout
  /** Products to compare, at most four. */
  compare: string[]
  script: boolean
  cookieLaw: boolean
  consents: Consent[]
  /** Whether the app banner was closed. */
  appBanner: boolean
  appLater: boolean
  /** A member's hearts that the shop has not confirmed, as written; app/favourites/pending-hearts.ts reads them. */
  hearts: string
  /** A guest's favourites, at most a hundred, the newest last. */
  favourites: string[]
  /** What a guest saw of them when they were added, as written; app/favourites/guest/seen-goods.ts reads it. */
  favouritesSeen: string
}

/** The app is offered from the second visit on, until that is declined; a first visit has the cookie question. */
export const isAppOffered = ({ appBanner, cookieLaw, appLater }: Preferences): boolean =>
  cookieLaw && !appLater && !appBanner

export function parseCookies(header: string | null): Record<string, string | undefined> {
  return header ? parseCookie(header) : {}
}

const ownNames = new Set<string>([...Object.values(preferenceCookies), 'leftCounts'])

export const isOwnCookie = (name: string): boolean =>
  ownNames.has(name) || name.startsWith('__Host-')

/** The cookies of others as they are, of values that a header may hold; ours are left out. */
export function foreignCookies(header: string | null): Record<string, string> {
  const all = header ? parseCookie(header, { decode: (value) => value }) : {}
  const isPlain = (value: string | undefined) =>
    /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/.test(value ?? '')
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      value && isPlain(value) && !isOwnCookie(name) ? [[name, value]] : [],
    ),
  )
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
    appLater: cookies[preferenceCookies.appLater] === '1',
    hearts: cookies[preferenceCookies.hearts] ?? '',
    favourites: readIds(cookies[preferenceCookies.favourites] ?? '', '.', 100),
    favouritesSeen: cookies[preferenceCookies.favouritesSeen] ?? '',
  }
}

function readIds(value: string, separator: string, max: number): string[] {
  const ids = value.split(separator)
  return ids.length <= max && ids.every((id) => idPattern.test(id)) ? [...new Set(ids)] : []
}

const readCompareList = (value = ''): string[] =>
  value.includes('.') ? readIds(value.replace(/\.$/, ''), '.', 4) : readIds(value, '-', 4)

/**
 * A Set-Cookie line with HttpOnly, Secure, SameSite=Lax and path `/`.
 * @param seconds lifetime, a year by default; 0 deletes the cookie, null makes it a session cookie
 * @param httpOnly false for a cookie that the page's script uses too
 */
export function setCookie(
  name: string,
  value: string,
  seconds: number | null = year,
  httpOnly = true,
): string {
  return stringifySetCookie({
    name,
    value,
    ...(seconds === null ? {} : { maxAge: seconds }),
    path: '/',
    httpOnly,
    secure: true,
    sameSite: 'lax',
  })
}

/** A cookie for this host and others of a domain; '' for this host alone. The value stays as it is. */
export function sharedCookie(
  cookie: { name: string; value: string; maxAge?: number },
  domain: string,
): string {
  const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const
  const encode = (value: string) => value
  return stringifySetCookie({ ...cookie, ...attributes, ...(domain && { domain }) }, { encode })
}

const emptied = new Set<SetPreference>(['hearts', 'favourites', 'favouritesSeen'])

/** Preferences that actions may set. */
export type SetPreference = Exclude<keyof typeof preferenceCookies, 'script'>

export function preferenceCookie(name: SetPreference, value: string): string {
  const isForScript = name === 'hearts' || name === 'consent'
  const seconds = value === '' && emptied.has(name) ? 0 : lifetimes[name]
  return setCookie(preferenceCookies[name], value, seconds, !isForScript)
}
