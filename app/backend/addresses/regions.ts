import { z } from 'zod'
import { type CatalogueContext, cachedCalls, type Source } from '~/backend/http/cache/cached-calls'
import type { Call, CallContext } from '~/backend/http/call'
import { flag, list, maybeId, rows, text } from '~/backend/http/fields'
import type { Wire } from '~/backend/http/transport'
import { isRefusal } from '~/backend/refusal'
import { compareTexts } from '~/i18n/casing'
import type { Countries, Country, PostalRegion, Region } from './address-model'

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
const countriesShape = z.object({ countries: list, selected: text })

const regionShape = z
  .object({ code, title: text, postalcode: text })
  .refine(({ title }) => title !== '')

export function readCountries(body: unknown): Countries | null {
  if (isRefusal(body)) return null
  const parsed = countriesShape.safeParse(body)
  if (!parsed.success) return null
  const countries = rows(country)
    .parse(parsed.data.countries)
    .map((row) => ({
      code: row.code,
      title: row.title,
      // Seen with and without the plus sign.
      phoneCode: row.phone_code.replace(/\D/g, ''),
      pattern: row.pattern.slice(0, 40),
      hasState: row.has_state,
    }))
  return { countries, selected: parsed.data.selected }
}

/** `CODE;Title` per line, without dialling codes and states; null when the answer has no such line. */
export function readCountryLines(body: unknown): Countries | null {
  if (typeof body !== 'string' || body.trimStart().startsWith('<')) return null
  const lines = [...body.matchAll(/^\s*([A-Z]{2})\s*;(.{1,200})$/gm)]
  const countries = lines.flatMap(([, known = '', name]): Country[] => {
    const title = text.parse(name).trim()
    return title ? [{ code: known, title, phoneCode: '', pattern: '', hasState: false }] : []
  })
  return countries.length > 0 ? { countries, selected: '' } : null
}

type Wrapper = 'cities' | 'towns' | 'districts' | 'data'

/** Sorted by the alphabet of the language; null for an invalid answer, or a refusal. */
export function readRegions(body: unknown, name: Wrapper, language: string): Region[] | null {
  if (isRefusal(body)) return null
  const regions = list.safeParse((body as Record<string, unknown> | null)?.[name])
  if (!regions.success) return null
  return rows(regionShape)
    .parse(regions.data)
    .map(
      ({ code: known, title, postalcode }): Region => ({
        code: known,
        title,
        postCode: postalcode,
      }),
    )
    .sort((a, b) => compareTexts(a.title, b.title, language))
}

const postalShape = z.object({
  REGION: z.object({ CITY: maybeId, TOWN: maybeId, DISTRICT: maybeId }),
})

/** Null for an invalid answer. */
export function readPostalRegion(body: unknown): PostalRegion | null {
  const found = postalShape.safeParse(body).data?.REGION
  return found ? { city: found.CITY, town: found.TOWN, district: found.DISTRICT } : null
}

/** One office per line, sorted; null when the answer is no text. */
export function readTaxOffices(body: unknown, language: string): string[] | null {
  if (typeof body !== 'string' || body.trimStart().startsWith('<')) return null
  const lines = body.split('\n').map((line) => line.trim().slice(0, 100))
  return [...new Set(lines)].filter(Boolean).sort((a, b) => compareTexts(a, b, language))
}

type CountrySource = Source<Countries>

/** The list of the shop's region calls, else of its alternatives. Phone fields do without countries rather than without their codes. */
function countrySources(
  language: string,
  isShipping: boolean,
): [CountrySource, ...CountrySource[]] {
  const lines: CountrySource = { key: 'MAP_COUNTRIES', read: readCountryLines }
  return [
    { key: 'REGION_COUNTRIES', parts: isShipping ? ['0'] : [], read: readCountries },
    { key: 'COUNTRY', parts: ['1'], query: { lang: language }, read: readCountries },
    ...(isShipping ? [lines] : []),
  ]
}

const namesCountries = ({ body }: Wire): boolean => readCountries(body)?.countries.length !== 0

/** Countries, regions and tax offices. @throws BackendError */
export function openRegionsApi(context: CallContext, cache: CatalogueContext) {
  const { cachedBody, cachedFirst } = cachedCalls(context, cache)
  const { language } = context.rules
  const listBelow = (key: Call['key'], name: Wrapper) => (parent: string) =>
    cachedBody({ key, parts: [parent] }, (body) => readRegions(body, name, language))
  const byLetter = (letter: 'E' | 'S', parent: string, form: Record<string, string>) =>
    cachedBody(
      { key: 'REGION', parts: [letter, parent, '1'], form: new URLSearchParams(form) },
      (body) => readRegions(body, 'data', language),
    )

  return {
    /** Countries for phone numbers; with `shipping` only those the shop ships to. */
    countries: (shipping = false): Promise<Countries> =>
      cachedFirst(countrySources(language, shipping), { isEnough: namesCountries }),
    states: (ofCountry: string) => byLetter('E', ofCountry, { storeLimit: '0', U: ofCountry }),
    cities: listBelow('REGION_CITIES', 'cities'),
    citiesOfState: (ofCountry: string, state: string) =>
      byLetter('S', state, { storeLimit: '0', U: ofCountry, E: state }),
    towns: listBelow('REGION_TOWN', 'towns'),
    districts: listBelow('REGION_DISTRICTS', 'districts'),
    byPostalCode: (postalCode: string): Promise<PostalRegion> =>
      cachedBody({ key: 'REGION_POSTAL', parts: [postalCode] }, readPostalRegion),
    taxOffices: (): Promise<string[]> =>
      cachedBody({ key: 'TAX_OFFICE_LIST' }, (body) => readTaxOffices(body, language)),
  }
}
