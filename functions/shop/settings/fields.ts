import { z } from 'zod'
import type { Language } from '../locale'
import { LANGUAGES } from '../locale'
import { contrast } from './contrast'
import { isIban } from './iban'

export type Words = Record<Language, string>

export const orMissing =
  (sentence: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined ? 'is missing' : sentence

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item, { error: orMissing('must be a list: [ … ]') })

export const flag = z.boolean({ error: 'must be true or false' })

const filled = z
  .string({ error: orMissing('must be a text') })
  .trim()
  .min(1, 'must not be empty')

const byLanguage = z
  .partialRecord(z.enum(LANGUAGES), filled)
  .refine((texts) => Object.keys(texts).length > 0, 'must have a text in one language at least')

/** A text for all languages, or one for each; a language without one gets the first that is there. */
export const words = z
  .union([filled, byLanguage], {
    error: orMissing('must be a text, or texts by language: tr, en, de, ar'),
  })
  .transform((given): Words => {
    const [first = ''] =
      typeof given === 'string' ? [given] : LANGUAGES.flatMap((code) => given[code] ?? [])
    const textIn = (code: Language) => (typeof given === 'string' ? given : (given[code] ?? first))
    return { tr: textIn('tr'), en: textIn('en'), de: textIn('de'), ar: textIn('ar') }
  })

export const text = filled

/** An amount in lira, as hundredths. */
export const lira = z
  .number({ error: orMissing('must be a number of lira') })
  .min(0, 'must not be below 0')
  .max(1_000_000, 'must be at most 1,000,000')
  .transform((amount) => Math.round(amount * 100))

export const days = z
  .number({ error: orMissing('must be a number of days') })
  .int('must be whole days')
  .min(0, 'must not be below 0')
  .max(365, 'must be at most 365')

export const percent = z
  .number({ error: orMissing('must be a percent') })
  .min(0, 'must not be below 0')
  .max(100, 'must be at most 100')

export const email = z.email({ error: orMissing('must be an e-mail address') })

export const phone = z
  .string({ error: orMissing('must be a telephone number') })
  .regex(/^\+?[\d ()/-]{7,24}$/, 'must be a telephone number, as +90 212 000 00 00')

export const hour = z
  .string({ error: orMissing('must be an hour') })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be an hour from 00:00 to 23:59')

const digits = (length: number, name: string) =>
  z
    .string({ error: orMissing(`must be ${name} as a text`) })
    .regex(new RegExp(`^\\d{${length}}$`), `must be ${name}: ${length} digits`)

export const mersis = digits(16, 'a MERSIS number')
export const taxNumber = z
  .string({ error: orMissing('must be a tax number as a text') })
  .regex(/^\d{10,11}$/, 'must be a tax number of 10 digits, or of 11 for a person')

export const iban = z
  .string({ error: orMissing('must be an IBAN') })
  .refine(isIban, 'is no IBAN: its check digits do not fit')

const colourCode = /^#[\da-f]{6}$/i
const colour = z
  .string({ error: orMissing('must be a colour as #0b5d3b') })
  .regex(colourCode, 'must be a colour as #0b5d3b')

/** The colour of the main buttons, and of the text on them. */
export const colours = z
  .strictObject({ accent: colour, onAccent: colour.default('#000000') })
  .superRefine(({ accent, onAccent }, context) => {
    if (!colourCode.test(accent) || !colourCode.test(onAccent)) return
    const reached = contrast(accent, onAccent)
    if (reached >= 4.5) return
    const message = `${onAccent} on ${accent} has a contrast of ${reached.toFixed(1)}, and a text needs 4.5`
    context.addIssue({ code: 'custom', path: ['onAccent'], message })
  })

const pixels = z
  .number({ error: orMissing('must be a number of pixels') })
  .positive('must be above 0')

export const logo = z.strictObject({
  url: z
    .string({ error: orMissing('must be an address') })
    .regex(
      /^(https:\/|\/)[\w/:.%?&=~+@,-]+$/,
      'must be an https address, or a path as /img/logo.svg',
    ),
  width: pixels,
  height: pixels,
})
