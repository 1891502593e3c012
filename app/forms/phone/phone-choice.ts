import type { Country } from '~/backend/addresses/address-model'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { isTooLong, phoneDigits } from './login-phone'
import type { PhoneStart } from './phone-field'
import { digitCount, digitsIn, firstCountry, nationalBeside, normalised } from './phone-rules'

declare module '~/session/request-context' {
  interface ServerOnlyData {
    phoneCountries?: Country[]
  }
}

/** Digits with the country code; null for an invalid number. */
export type PhoneReader = (typed: string) => string | null

async function countriesOf(context: RequestContext) {
  try {
    return await context.backend.regions.countries()
  } catch (error) {
    noteFailure(context, error)
    return null
  }
}

type Defaults = {
  /** The country chosen in a refused form. */
  given?: string
  standard?: string
}

/** The country list is rendered on the server only (`useServerData('phoneCountries')`). @param value with its plus */
export async function phoneChoice(
  context: RequestContext,
  value: string,
  { given = '', standard = '' }: Defaults = {},
): Promise<PhoneStart> {
  const all = await countriesOf(context)
  const countries = all?.countries ?? []
  context.serverData.phoneCountries = countries
  const by = {
    value: given ? '' : value,
    given: given || standard,
    member: context.session.member?.country ?? '',
    selected: all?.selected ?? '',
  }
  const found = firstCountry(countries, by)
  const first = found?.code ?? ''
  const digits = normalised(countries, first, value)
  return {
    first,
    value: digits ? nationalBeside(countries, first, digits) : value,
    digits: digits ?? digitsIn(value),
    code: found?.phoneCode ?? '',
    pattern: digitCount(found),
    standard,
    ...(context.enhanced ? { countries } : {}),
  }
}

/** State of a phone field in a refused form: the number and the country as they were sent. */
export function typedPhone(context: RequestContext, form: FormData, name: string) {
  const given = String(form.get(`${name}_country`) ?? '')
  return phoneChoice(context, String(form.get(name) ?? ''), { given })
}

/** A reader for the number, by the country chosen beside it. @param standard default country */
export async function phoneReader(
  context: RequestContext,
  form: FormData,
  name: string,
  standard = '',
): Promise<PhoneReader> {
  const all = await countriesOf(context)
  const countries = all?.countries ?? []
  if (countries.length === 0) return phoneDigits
  const requested = String(form.get(`${name}_country`) ?? '')
  const chosen = requested || standard || context.session.member?.country || all?.selected || 'TR'
  return (typed) => {
    const digits = normalised(countries, chosen, typed)
    return digits === null || isTooLong(digits) ? null : digits
  }
}
