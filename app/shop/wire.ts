import { z } from 'zod'
import { pathOfLink } from '../safe-path'

/*
 * How loose wire values are read: ids come as strings or numbers, flags as 0/1, "0"/"1" or
 * booleans, numbers as numbers, "125.00" or "1.249,90". What cannot be read becomes the neutral value.
 */

/** A text; anything that is none becomes `''`. Numbers are written out. */
export const text = z.transform(readText)

function readText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** An id, as a string that is safe in a path; absent or strange ids fail the row. */
export const id = z.transform((value, context) => {
  const known = readText(value)
  if (!/^[\w-]{1,64}$/.test(known))
    context.issues.push({ code: 'custom', message: 'not an id', input: value })
  return known
})

/** An id that may be missing; `''` or `'0'` then. */
export const maybeId = z.transform((value) => {
  const known = readText(value)
  return /^[\w-]{0,64}$/.test(known) ? known : ''
})

/** Reads `"1.249,90"`, `"125.00"`, `125`; null when it is no number. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || !/\d/.test(value)) return null
  const plain = value.includes(',') ? value.replaceAll('.', '').replace(',', '.') : value
  const number = Number(plain.trim())
  return Number.isFinite(number) ? number : null
}

export const number = z.transform((value) => readNumber(value) ?? 0)

/** An amount of money, in hundredths. */
export const cents = z.transform((value) => Math.round((readNumber(value) ?? 0) * 100))

export const flag = z.transform(
  (value) => value === true || value === 1 || value === '1' || value === 'true',
)

/** A link of the backend as a path of ours; `''` when it is none (an external or hostile address). */
export const link = z.transform((value) => pathOfLink(value) ?? '')

/** Rows that parse; a broken row is left out rather than the whole list. */
export function rows<T extends z.ZodType>(row: T) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((item): z.output<T>[] => {
        const parsed = row.safeParse(item)
        return parsed.success ? [parsed.data] : []
      }),
    )
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

/** A timestamp of any seen form (unix seconds, `dd.mm.yyyy HH:ii:ss`, ISO) as ISO 8601; `''` if none. */
export function readDate(value: unknown): string {
  const seconds = readNumber(value)
  if (seconds !== null && seconds > 1e8 && /^\d+$/.test(String(value)))
    return iso(seconds > 9e9 ? seconds : seconds * 1000)
  const turkish = /^(\d{2})\.(\d{2})\.(\d{4})(?:\s+(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(
    String(value ?? ''),
  )
  if (turkish) {
    const [, day, month, year, hour = '00', minute = '00', second = '00'] = turkish
    // The shop's clock is Istanbul's, three hours ahead of UTC all year.
    return iso(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`)
  }
  // Nothing else is guessed: a day and a month would change places.
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? iso(value) : ''
}

/** Why less can be had of a line of cart or order; a word that we do not know is the stock. */
export const shortage = z.enum(['max', 'stock', 'closed', 'gone']).catch('stock')

export const date = z.transform(readDate)
