import { type EndpointKey, endpointOf } from './endpoints'
import { ShopError } from './error'

/** What an address depends on beside the call itself. */
export type AddressRules = {
  language: string
  currency: string
  /** Decoded path prefix, `''` when there is none. */
  prefix: string
  /** Keys that the configured allow list names; null allows every catalogue key. */
  prefixKeys: ReadonlySet<string> | null
  /** The member's GROUP; above 0 some keys lose the prefix. */
  group: number
  exportMode: boolean
  /** The page's url has q or price. */
  searching: boolean
}

const segmentPattern = /^(?!\.{1,2}$)[\w.~-]{1,120}$/

/** One part of a path: an id, a word that a shopper typed, or a word of a mail's link. */
export type Part = string | { word: string } | { linkWord: string }

/** One path part that came from outside; refuses what could climb or end the path. */
function part(key: EndpointKey, value: string): string {
  if (!segmentPattern.test(value))
    throw new ShopError(
      'argument',
      key,
      `A path part of ${key} is not an id; check it before calling.`,
    )
  return value
}

/** A word that a shopper typed, as one path part; `.` and `..` would climb even when encoded. */
export function wordPart(key: EndpointKey, word: string): string {
  const encoded = encodeURIComponent(word.replaceAll('/', ' ').replaceAll('\\', ' ').trim())
  if (/^\.*$/.test(encoded))
    throw new ShopError('argument', key, `A search word of ${key} is empty or only dots.`)
  return encoded
}

/** A word of a mail's link, which may hold signs of an address; `.` and `..` would climb even when encoded. */
function linkPart(key: EndpointKey, word: string): string {
  if (/^\.*$/.test(word) || word.length > 512)
    throw new ShopError('argument', key, `A link's word of ${key} is empty, only dots or too long.`)
  return encodeURIComponent(word)
}

function partOf(key: EndpointKey, item: Part): string {
  if (typeof item === 'string') return part(key, item)
  return 'word' in item ? wordPart(key, item.word) : linkPart(key, item.linkWord)
}

/**
 * Whether a call carries the path prefix: only catalogue keys of the allow list,
 * not for group members on filter, instalment, product loader and customer register, not in export mode on the
 * product loader, and on none of them when the page's url has q or price.
 */
export function isPrefixed(key: EndpointKey, rules: AddressRules): boolean {
  const endpoint = endpointOf(key)
  if (!endpoint.prefix || !rules.prefix || rules.searching) return false
  if (rules.prefixKeys && !rules.prefixKeys.has(key)) return false
  if (endpoint.group && rules.group > 0) return false
  return !(key === 'PRODUCT_LOADER' && rules.exportMode)
}

/**
 * The path and query of a call: prefix + base path + parts joined by `/`, no trailing slash,
 * then language, and currency for the four keys that carry it; the flags call carries no query.
 * @param parts ids, each checked; words say so, to be encoded
 */
export function addressOf(
  key: EndpointKey,
  parts: Part[],
  query: Record<string, string>,
  rules: AddressRules,
): string {
  const endpoint = endpointOf(key)
  const tail = parts.map((item) => partOf(key, item))
  const base = (isPrefixed(key, rules) ? rules.prefix : '') + endpoint.path
  const path = (tail.length > 0 ? `${base.replace(/\/$/, '')}/${tail.join('/')}` : base).replace(
    /\/$/,
    '',
  )
  if (endpoint.bare) return path
  const params = new URLSearchParams(query)
  params.set('language', rules.language)
  if (endpoint.currency) params.set('currency', rules.currency)
  return `${path}?${params}`
}

/**
 * Decodes SHOP_PATH_PREFIX (base64) and checks that it is a plain path.
 * @throws a sentence with the remedy
 */
export function decodePrefix(setting: string): string {
  if (setting === '') return ''
  let text = ''
  try {
    text = atob(setting)
  } catch {
    text = ''
  }
  if (!/^(\/[\w-]+)+\/?$/.test(text))
    throw new Error(
      'SHOP_PATH_PREFIX must be base64 of a path like "/tr-shop"; check it with: echo <value> | base64 -d',
    )
  return text.replace(/\/$/, '')
}
