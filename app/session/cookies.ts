import { parseCookie, stringifySetCookie } from 'cookie'
import { isLanguage, type Language } from '../i18n/languages'

const year = 60 * 60 * 24 * 365

/** Names of the small preferences; the layout's name is the specification's (spec §2). */
export const preferenceCookies = {
  language: '__Host-language',
  currency: '__Host-currency',
  layout: 'selected_layout',
  compare: 'compare',
  script: 'script',
} as const

export type Layout = 'grid' | 'list'

/** What the shopper chose, each value checked against its allow-list; anything else counts as unset. */
export type Preferences = {
  language: Language | null
  currency: string | null
  layout: Layout
  /** The products that stand in the comparison list, in their order, at most four (spec §3 "Compare list"). */
  compare: string[]
  /** Whether this browser has shown that it runs script (design §4.7b). */
  script: boolean
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
  }
}

/** Ids joined by dashes; anything else is an empty list. */
function readCompareList(value: string | undefined): string[] {
  return value && /^\d{1,12}(-\d{1,12}){0,3}$/.test(value) ? [...new Set(value.split('-'))] : []
}

/**
 * One Set-Cookie line: HttpOnly, Secure, SameSite=Lax, path `/` (design §4.5).
 * @param seconds lifetime; 0 clears the cookie. A year unless told.
 */
export function setCookie(name: string, value: string, seconds: number = year): string {
  return stringifySetCookie({
    name,
    value,
    maxAge: seconds,
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
  })
}
