import { BackendError } from './backend-error'
import { type EndpointKey, endpointOf } from './endpoints'

export type AddressRules = {
  language: string
  currency: string
  /** Decoded; '' for none. */
  prefix: string
  /** Null allows all catalogue keys. */
  prefixKeys: ReadonlySet<string> | null
  /** The member's GROUP; above 0 some keys have no prefix. */
  group: number
  exportMode: boolean
  /** The page's URL has q or price. */
  searching: boolean
}

const segmentPattern = /^(?!\.{1,2}$)[\w.~-]{1,120}$/

/** A path part: an id, a search word, or a token of an e-mail link. */
export type Part = string | { word: string } | { linkWord: string }

/** Rejects parts that could climb or end the path. */
function part(key: EndpointKey, value: string): string {
  if (!segmentPattern.test(value))
    throw new BackendError(
      'argument',
      key,
      `A path part of ${key} is not an id; check it before calling.`,
    )
  return value
}

/** Encodes a search word as one path part; `.` and `..` would climb even when encoded. */
export function wordPart(key: EndpointKey, word: string): string {
  const encoded = encodeURIComponent(word.replaceAll('/', ' ').replaceAll('\\', ' ').trim())
  if (/^\.*$/.test(encoded))
    throw new BackendError('argument', key, `A search word of ${key} is empty or only dots.`)
  return encoded
}

function linkPart(key: EndpointKey, word: string): string {
  if (/^\.*$/.test(word) || word.length > 512)
    throw new BackendError(
      'argument',
      key,
      `A link's word of ${key} is empty, only dots or too long.`,
    )
  return encodeURIComponent(word)
}

function partOf(key: EndpointKey, item: Part): string {
  if (typeof item === 'string') return part(key, item)
  return 'word' in item ? wordPart(key, item.word) : linkPart(key, item.linkWord)
}

/** Whether the path prefix applies: to allowed catalogue keys, with exceptions for groups, exports and searches. */
export function isPrefixed(key: EndpointKey, rules: AddressRules): boolean {
  const endpoint = endpointOf(key)
  if (!endpoint.prefix || !rules.prefix || rules.searching) return false
  if (rules.prefixKeys && !rules.prefixKeys.has(key)) return false
  if (endpoint.group && rules.group > 0) return false
  return !(key === 'PRODUCT_LOADER' && rules.exportMode)
}

/** Path and query of a call, without a trailing slash. @param parts ids are checked, words are encoded */
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
  if (endpoint.page) return params.size > 0 ? `${path || '/'}?${params}` : path || '/'
  params.set('language', rules.language)
  if (endpoint.currency) params.set('currency', rules.currency)
  return `${path}?${params}`
}

/** Decodes and checks SHOP_PATH_PREFIX (base64). @throws a message with the remedy */
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
