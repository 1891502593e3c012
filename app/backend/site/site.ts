import { z } from 'zod'
import { readCategories } from '~/backend/catalogue/category'
import type { Category } from '~/backend/catalogue/model'
import { BackendError } from '~/backend/http/backend-error'
import {
  flag,
  html,
  link,
  linkOrFile,
  number,
  onUnlessOff,
  presentText,
  readNumber,
  rows,
  text,
} from '~/backend/http/fields'
import { readAs } from '~/backend/http/read-body'
import { siteHost } from '~/backend/http/shop-origins'
import { defaultLanguage } from '~/i18n/languages'
import { numbersOf } from '~/i18n/money'
import { cleanHtml } from './html/clean-html'
import { brandCss, brandShape } from './owner/brand'
import { deliveryShape, readDelivery } from './owner/delivery'
import { readWords, wordsShape } from './owner/owner-words'
import type { CookieLaw, Site } from './site-model'

const siteShape = z.object({
  ...brandShape,
  ...wordsShape,
  LANGUAGE_LIST: rows(z.object({ CODE: text, TITLE: text })),
  CURRENCY_LIST: rows(z.object({ TITLE: text, NAME: text, CODE: text })),
  DECIMAL_LENGTH: z.unknown().optional(),
  SEP_DEC: text,
  SEP_THO: text,
  MENU: z.unknown().optional(),
  SETTINGS: z.object({ NEGATIVE_STOCK: flag }).catch({ NEGATIVE_STOCK: false }),
  IMAGE_TWINS: z.array(z.string()).catch([]),
  CART_DROPDOWN_LIST: flag,
  STORES: flag.optional(),
  LICENCE_SEARCH_ALL: flag,
  POPULAR_SEARCHES: z.array(presentText).catch([]),
  HAS_OTP_LOGIN: onUnlessOff,
  LICENCE_REGISTRATION_WITH_PHONE: onUnlessOff,
  HAS_ACCOUNT_DELETION: flag,
  HAS_MEMBER_SESSIONS: flag,
  HAS_PASSKEYS: flag,
  HAS_POSTAL_CODES: flag,
  HAS_IDEMPOTENCY_KEYS: flag,
  CART_CSRF_TOKEN: presentText.catch(''),
  COOKIE_LAW: flag.optional(),
  COOKIE_LAW_TEXT: z.unknown().optional(),
  DELIVERY: deliveryShape,
  MOBILE_APP: z.object({ TITLE: text, TEXT: text, URL: linkOrFile }).nullable().catch(null),
})

const lawShape = z.object({ Title: text, Content: html })

export function readCookieLaw(body: unknown): CookieLaw | null {
  const { data } = lawShape.safeParse(body)
  return data?.Content ? { title: data.Title, html: cleanHtml(data.Content) } : null
}

/** What stands for settings that the shop does not name; `language` decides the separators. */
type Fallback = { currency: string; language?: string }

function readChoices(
  wire: Pick<z.output<typeof siteShape>, 'LANGUAGE_LIST' | 'CURRENCY_LIST'>,
  fallback: Fallback,
): Pick<Site, 'languages' | 'currencies'> {
  const languages = wire.LANGUAGE_LIST.map((row) => ({
    // biome-ignore lint/plugin: a language code is no text
    code: row.CODE.toLowerCase(),
    title: row.TITLE,
  }))
  const currencies = wire.CURRENCY_LIST.map((row) => ({
    code: row.CODE || row.TITLE,
    title: row.NAME || row.TITLE,
  })).filter((row) => /^[A-Z]{2,4}$/.test(row.code))
  return {
    languages,
    currencies:
      currencies.length > 0 ? currencies : [{ code: fallback.currency, title: fallback.currency }],
  }
}

/** Whether an answer names any setting: one that names none is a fault, and no page rendered by it is cached. */
export const namesSettings = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  Object.keys(siteShape.shape).some((key) => key in body)

const otherThan = (separator: string): string => (separator === ',' ? '.' : ',')

/** One that the shop does not name is the other of the one that it does, or as in the language. */
function separatorsOf({ SEP_DEC, SEP_THO }: z.output<typeof siteShape>, language: string) {
  const known = SEP_DEC || (SEP_THO && otherThan(SEP_THO))
  const decimalSeparator = known || numbersOf(language).decimalSeparator
  return { decimalSeparator, thousandsSeparator: SEP_THO || otherThan(decimalSeparator) }
}

const pathsOf = (categories: Category[]): string[] =>
  categories.flatMap(({ path, children }) => [path, ...pathsOf(children)])

/** Settings (own call get-globals), by default two decimals and the separators of the page's language. @param categories that its footer does not repeat @throws BackendError shape */
export function readSite(body: unknown, fallback: Fallback, categories: Category[] = []): Site {
  const parsed = siteShape.safeParse(body)
  if (!parsed.success)
    throw new BackendError('shape', 'GLOBALS', 'GLOBALS answered something that is no settings.')
  const wire = parsed.data
  const decimals = readNumber(wire.DECIMAL_LENGTH)
  return {
    name: wire.SITE_NAME || siteHost(),
    ...readChoices(wire, fallback),
    decimals: decimals !== null && decimals >= 0 && decimals <= 4 ? decimals : 2,
    ...separatorsOf(wire, fallback.language ?? defaultLanguage),
    menu: readCategories(wire.MENU),
    negativeStock: wire.SETTINGS.NEGATIVE_STOCK,
    alternativeFormats: wire.IMAGE_TWINS.filter((format) => /^[a-z0-9]{2,5}$/.test(format)),
    cartDropdown: wire.CART_DROPDOWN_LIST,
    hasStores: wire.STORES !== false,
    searchesAll: wire.LICENCE_SEARCH_ALL,
    popularSearches: wire.POPULAR_SEARCHES.filter((word) => word.trim()).slice(0, 6),
    signsInByCode: wire.HAS_OTP_LOGIN,
    signsInByPhone: wire.LICENCE_REGISTRATION_WITH_PHONE,
    deletesAccounts: wire.HAS_ACCOUNT_DELETION,
    listsSessions: wire.HAS_MEMBER_SESSIONS,
    hasPasskeys: wire.HAS_PASSKEYS,
    hasPostalCodes: wire.HAS_POSTAL_CODES,
    holdsKeys: wire.HAS_IDEMPOTENCY_KEYS,
    cartCsrfToken: wire.CART_CSRF_TOKEN,
    // Without the flag its own call says whether there is a question.
    cookieLaw:
      wire.COOKIE_LAW === false ? null : (readCookieLaw(wire.COOKIE_LAW_TEXT) ?? undefined),
    appBanner: wire.MOBILE_APP?.URL
      ? { title: wire.MOBILE_APP.TITLE, text: wire.MOBILE_APP.TEXT, path: wire.MOBILE_APP.URL }
      : null,
    delivery: readDelivery(wire.DELIVERY),
    ...readWords(wire, new Set(pathsOf(categories))),
    brandCss: brandCss(wire),
  }
}

const linksShape = z.object({
  LINKS: rows(z.object({ TYPE: text, LINKS: z.record(z.string(), link), DATE: text })),
  TOTAL: number,
  PAGE_SIZE: number,
})

/** One page of all links, for the sitemap (own call get-links). */
export function readLinks(body: unknown): {
  links: { paths: Record<string, string>; changed: string }[]
  pages: number
} {
  const wire = readAs('LINKS', linksShape, body)
  return {
    links: wire.LINKS.map((row) => ({ paths: row.LINKS, changed: row.DATE })),
    pages: Math.max(1, Math.ceil(wire.TOTAL / (wire.PAGE_SIZE || 5000))),
  }
}
