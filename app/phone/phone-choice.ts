import { phoneDigits } from '~/auth/phone-digits'
import { noteFailure } from '~/failure'
import type { Country } from '~/shop/address-model'
import type { Visit } from '~/visit'
import { countryOf, firstCountry, normalised, writtenWhole } from './rules'

/** Reads a typed number as digits with its country's; null when it is none. */
export type PhoneReader = (typed: string) => string | null

/** The countries, once for a page (row A14); a failure is silently ignored, and the field does without. */
async function countriesOf(visit: Visit) {
  try {
    return await visit.shop.regions.countries()
  } catch (error) {
    noteFailure(visit, error)
    return null
  }
}

/**
 * The choice of a phone field (row A10). The list goes to the server's drawing alone (`useDrawn('phoneCountries')`).
 * @param value the number that stands there, with its plus; `given` the country that was chosen before
 */
export async function phoneChoice(
  visit: Visit,
  value: string,
  given = '',
): Promise<{ first: string; value: string; countries?: Country[] }> {
  const all = await countriesOf(visit)
  const countries = all?.countries ?? []
  visit.drawn.phoneCountries = countries
  const by = {
    value: given ? '' : value,
    given,
    member: visit.session.member?.country ?? '',
    selected: all?.selected ?? '',
  }
  const first = firstCountry(countries, by)?.code ?? ''
  const digits = normalised(countries, first, value)
  const shown = digits ? writtenWhole(countryOf(countries, first), digits) : value
  return { first, value: shown, ...(visit.enhanced ? { countries } : {}) }
}

/** Reads the number of a sent form by the country that stands beside it (row X01). */
export async function phoneReader(
  visit: Visit,
  form: FormData,
  name: string,
): Promise<PhoneReader> {
  const all = await countriesOf(visit)
  const countries = all?.countries ?? []
  if (countries.length === 0) return phoneDigits
  const asked = String(form.get(`${name}_country`) ?? '')
  const chosen = asked || visit.session.member?.country || all?.selected || 'TR'
  return (typed) => normalised(countries, chosen, typed)
}
