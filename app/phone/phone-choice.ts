import { phoneDigits } from '~/auth/phone-digits'
import { noteFailure } from '~/failure'
import type { Visit } from '~/visit'
import type { PhoneStart } from './phone-field'
import { countryOf, digitCount, firstCountry, normalised, writtenWhole } from './rules'

/** Reads a typed number as digits with its country's; null when it is none. */
export type PhoneReader = (typed: string) => string | null

/** The countries, once for a page; a failure is silently ignored, and the field does without. */
async function countriesOf(visit: Visit) {
  try {
    return await visit.shop.regions.countries()
  } catch (error) {
    noteFailure(visit, error)
    return null
  }
}

type Begins = {
  /** The country that was chosen before, when a form is shown again. */
  given?: string
  /** The country of the form itself, such as an address's own: the field's default. */
  standard?: string
}

/**
 * The choice of a phone field. The list goes to the server's drawing alone (`useDrawn('phoneCountries')`).
 * @param value the number that stands there, with its plus
 */
export async function phoneChoice(
  visit: Visit,
  value: string,
  { given = '', standard = '' }: Begins = {},
): Promise<PhoneStart> {
  const all = await countriesOf(visit)
  const countries = all?.countries ?? []
  visit.drawn.phoneCountries = countries
  const by = {
    value: given ? '' : value,
    given: given || standard,
    member: visit.session.member?.country ?? '',
    selected: all?.selected ?? '',
  }
  const found = firstCountry(countries, by)
  const first = found?.code ?? ''
  const digits = normalised(countries, first, value)
  const shown = digits ? writtenWhole(countryOf(countries, first), digits) : value
  return {
    first,
    value: shown,
    code: found?.phoneCode ?? '',
    pattern: digitCount(found),
    standard,
    ...(visit.enhanced ? { countries } : {}),
  }
}

/**
 * Reads the number of a sent form by the country that stands beside it.
 * @param standard the field's default, where none stands there
 */
export async function phoneReader(
  visit: Visit,
  form: FormData,
  name: string,
  standard = '',
): Promise<PhoneReader> {
  const all = await countriesOf(visit)
  const countries = all?.countries ?? []
  if (countries.length === 0) return phoneDigits
  const asked = String(form.get(`${name}_country`) ?? '')
  const chosen = asked || standard || visit.session.member?.country || all?.selected || 'TR'
  return (typed) => normalised(countries, chosen, typed)
}
