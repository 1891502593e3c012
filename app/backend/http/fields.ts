import { decodeHTMLStrict } from 'entities'
import { z } from 'zod'
import { numberIn } from '~/i18n/written-numbers'
import { idPattern } from '~/site-map'
import { pathOfLink, textAddress } from './shop-origins'

/* Wire values are loose: ids and flags may be text or number, numbers "1.249,90"; unreadable ones become neutral. */

/**
 * Characters that reorder the text around them, or that nobody sees: an author could make a name look like another.
 * The marks of Arabic texts and the joiners of Persian words and of emoji stay.
 */
const deceptive = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g

/** '' for anything but texts and numbers. HTML entities are decoded, once: backends write `Gar&ccedil;a`. */
export const text = z.transform(readText)

/** A text for a shopper; '' for a bare number, which is a code of the shop. */
export const words = text.transform((value) => (/\p{L}/u.test(value) ? value : ''))

/** HTML that is still to be sanitised: its entities stay, or `&lt;script&gt;` would become a tag. */
export const html = z.transform(readPlain)

/** A text without which its row is not what it seems. */
export const presentText = z.string().transform(readText)

function readPlain(value: unknown): string {
  if (typeof value === 'string') return value.replace(deceptive, '')
  return typeof value === 'number' ? String(value) : ''
}

function readText(value: unknown): string {
  const hasEntity = typeof value === 'string' && value.includes('&')
  // Decoded first: an entity may stand for a deceptive character.
  return readPlain(hasEntity ? decodeHTMLStrict(value) : value)
}

export const id = z.transform((value, context) => {
  const readValue = readText(value)
  if (!idPattern.test(readValue))
    context.issues.push({ code: 'custom', message: 'not an id', input: value })
  return readValue
})

/** An optional id; '' or '0' when it is missing. */
export const maybeId = z.transform((value) => {
  const readValue = readText(value)
  return idPattern.test(readValue) ? readValue : ''
})

/** Reads `"1.249,90"`, `"1,249.90"`, `"₺125,00"`, `"125.00"`, `125`; null for anything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' && /\d/.test(value) ? numberIn(readText(value)) : null
}

export const number = z.transform((value) => readNumber(value) ?? 0)

/** A number, or null where it is not told. */
export const maybeNumber = z.transform((value) => readNumber(value))

/** A number without which its row is not what it seems. */
export const presentNumber = z.transform((value, context) => {
  const found = readNumber(value)
  if (found === null) context.issues.push({ code: 'custom', message: 'not a number', input: value })
  return found ?? 0
})

/** In hundredths. */
export const cents = z.transform((value) => Math.round((readNumber(value) ?? 0) * 100))

export const flag = z.transform(
  (value) => value === true || value === 1 || value === '1' || value === 'true',
)

/** A setting that is on unless it is switched off. */
export const onUnlessOff = z.transform(
  (value) => !(value === false || value === 0 || value === '0' || value === 'false'),
)

const yes = z.string().regex(/^(?:true|success)$/i)
const no = z.string().regex(/^(?:false|error|fail|failed)$/i)

/** A status as a number, 1 for true or a word for it; anything else fails. */
export const status = z
  .union([
    z.boolean(),
    z.int(),
    z.string().regex(/^-?\d+$/),
    yes.transform(() => 1),
    no.transform(() => 0),
  ])
  .transform(Number)

/** In hundredths; null where the shop names no amount, for 0 is a promise: free of charge. */
export const givenCents = z.transform((value) => {
  const amount = readNumber(value)
  return amount === null ? null : Math.round(amount * 100)
})

/** A link as a path; '' for external or hostile URLs. */
export const link = z.transform(
  (value) => (typeof value === 'string' && pathOfLink(readText(value))) || '',
)

/** A link of the shop's choice as `link` reads it, but a file's as its address at the shop. */
export const linkOrFile = link.transform(textAddress)

/** A list, which backends write as null when it is empty. Anything else fails. */
export const list = z
  .array(z.unknown())
  .nullable()
  .transform((items) => items ?? [])

function readable<T extends z.ZodType>(row: T, items: unknown[]): z.output<T>[] {
  return items.flatMap((item): z.output<T>[] => {
    const parsed = row.safeParse(item)
    return parsed.success ? [parsed.data] : []
  })
}

/** Skips rows that do not parse; none where there is no list. */
export function rows<T extends z.ZodType>(row: T) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) => readable(row, items))
}

/**
 * The rows that an answer is about: null is an empty list, but a missing list, or one without a row that parses, is an
 * answer that cannot be read. Else a shopper would be told that they have none (decision 064).
 */
export function requiredRows<T extends z.ZodType>(row: T) {
  return list.transform((items, context): z.output<T>[] => {
    const found = readable(row, items)
    if (items.length > 0 && found.length === 0)
      context.addIssue({ code: 'custom', message: 'No row can be read.' })
    return found
  })
}

/** Only `#rgb` or `#rrggbb` reaches a style. */
export const colour = z.transform((value) => {
  const code = readText(value).trim()
  return /^#([\da-f]{3}|[\da-f]{6})$/i.test(code) ? code : null
})

function iso(when: string | number): string {
  const date = new Date(when)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

/** Unix seconds, `dd.mm.yyyy HH:ii:ss` (or with `/`) or ISO, as ISO 8601; '' for others. */
export function readDate(value: unknown): string {
  const seconds = readNumber(value)
  if (seconds !== null && seconds > 1e8 && /^\d+$/.test(String(value)))
    return iso(seconds > 9e9 ? seconds : seconds * 1000)
  const turkish = /^(\d{2})[./](\d{2})[./](\d{4})(?:\s+(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(
    String(value ?? ''),
  )
  if (turkish) {
    const [, day, month, year, hour = '00', minute = '00', second = '00'] = turkish
    // Istanbul is UTC+3 all year.
    return iso(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`)
  }
  // `Date` would swap day and month of other formats.
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? iso(value) : ''
}

/** Unknown reasons count as stock. */
export const shortage = z.enum(['max', 'stock', 'closed', 'gone']).catch('stock')

export const date = z.transform(readDate)
