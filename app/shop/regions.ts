import { z } from 'zod'
import type { Countries, Place } from './address-model'
import { bodyOf, type Call, type CallContext } from './call'
import { ShopError } from './error'
import { type CatalogueContext, keptCalls } from './kept-calls'
import type { Wire } from './transport'
import { flag, rows, text } from './wire'

const code = z.transform((value, context) => {
  const known = typeof value === 'number' ? String(value) : value
  if (typeof known === 'string' && /^[\w-]{1,40}$/.test(known)) return known
  context.issues.push({ code: 'custom', message: 'not a code', input: value })
  return ''
})

const country = z
  .object({
    code,
    title: text,
    phone_code: text,
    pattern: text,
    has_state: flag,
  })
  .refine(({ title }) => title !== '')
const countriesShape = z.object({ countries: z.array(z.unknown()), selected: text })

const place = z.object({ code, title: text, postalcode: text }).refine(({ title }) => title !== '')

/** The countries of get-countries; null for what is no such answer. */
export function readCountries(body: unknown): Countries | null {
  const parsed = countriesShape.safeParse(body)
  if (!parsed.success) return null
  const countries = rows(country)
    .parse(parsed.data.countries)
    .map((row) => ({
      code: row.code,
      title: row.title,
      // Seen without the plus sign; both are read.
      phoneCode: row.phone_code.replace(/\D/g, ''),
      pattern: row.pattern.slice(0, 40),
      hasState: row.has_state,
    }))
  return { countries, selected: parsed.data.selected }
}

/** Where one level's places stand in an answer. */
type Wrapper = 'cities' | 'towns' | 'districts' | 'data'

/** One level's places in the order of the language's alphabet; null for no such answer. */
export function readPlaces(body: unknown, name: Wrapper, language: string): Place[] | null {
  const list = (body as Record<string, unknown> | null)?.[name]
  if (!Array.isArray(list)) return null
  const { compare } = new Intl.Collator(language)
  return rows(place)
    .parse(list)
    .map(
      ({ code: known, title, postalcode }): Place => ({
        code: known,
        title,
        postCode: postalcode,
      }),
    )
    .sort((a, b) => compare(a.title, b.title))
}

/** The lines of the tax office list in the order of the language's alphabet; null for what is no text. */
export function readTaxOffices(body: unknown, language: string): string[] | null {
  if (typeof body !== 'string' || body.trimStart().startsWith('<')) return null
  const lines = body.split('\n').map((line) => line.trim().slice(0, 100))
  return [...new Set(lines)].filter(Boolean).sort(new Intl.Collator(language).compare)
}

/** Countries down to districts and the tax offices. @throws ShopError */
export function openRegions(context: CallContext, keeping: CatalogueContext) {
  const kept = keptCalls(context, keeping)
  const { language } = context.rules
  const must =
    <T>(key: Call['key'], parse: (body: unknown) => T | null) =>
    (wire: Wire): T => {
      const value = parse(bodyOf(key, wire))
      if (value === null) throw new ShopError('shape', key, `${key} answered something unreadable.`)
      return value
    }
  const below = (key: Call['key'], name: Wrapper) => (parent: string) =>
    kept(
      { key, parts: [parent] },
      must(key, (body) => readPlaces(body, name, language)),
    )
  const byLetter = (letter: 'E' | 'S', parent: string, form: Record<string, string>) =>
    kept(
      { key: 'REGION', parts: [letter, parent, '1'], form: new URLSearchParams(form) },
      must('REGION', (body) => readPlaces(body, 'data', language)),
    )

  return {
    /** Every country, for phone numbers; `shipping` only those that are sent to. */
    countries: (shipping = false): Promise<Countries> =>
      kept(
        { key: 'REGION_COUNTRIES', parts: shipping ? ['0'] : [] },
        must('REGION_COUNTRIES', readCountries),
      ),
    states: (ofCountry: string) => byLetter('E', ofCountry, { storeLimit: '0', U: ofCountry }),
    /** Cities of a country without states. */
    cities: below('REGION_CITIES', 'cities'),
    citiesOfState: (ofCountry: string, state: string) =>
      byLetter('S', state, { storeLimit: '0', U: ofCountry, E: state }),
    towns: below('REGION_TOWN', 'towns'),
    districts: below('REGION_DISTRICTS', 'districts'),
    taxOffices: (): Promise<string[]> =>
      kept(
        { key: 'TAX_OFFICE_LIST' },
        must('TAX_OFFICE_LIST', (body) => readTaxOffices(body, language)),
      ),
  }
}
