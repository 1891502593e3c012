import type { RegionSelection } from '~/account/regions/initial-selection'
import { findsPostalCodes } from '~/account/regions/postal-code'
import { phoneChoice } from '~/forms/phone/phone-choice'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import type { PhoneReaders } from './address-schema'
import type { AddressValues } from './address-values'

/** Names for the datalist; with script the combobox loads them. */
async function officesFor(context: RequestContext): Promise<string[]> {
  if (context.preferences.script) return []
  return context.backend.regions.taxOffices().catch((error) => {
    noteFailure(context, error)
    return []
  })
}

/** Warms the cache while the address loads; failures are ignored because the form loads the same lists again. */
export function loadAhead(context: RequestContext): void {
  const { addresses, regions } = context.backend
  for (const request of [
    officesFor(context),
    addresses.rules(),
    regions.countries(true),
    regions.countries(),
  ])
    request.catch(() => undefined)
}

type FormContent = {
  values: AddressValues
  /** Code of the country, whose dialling code is the default. */
  country: string
  selection: Promise<RegionSelection>
}

/** What the form needs besides its values: lists of regions, phone fields, tax offices. */
export async function formStateOf(
  context: RequestContext,
  { values, country, selection }: FormContent,
) {
  const phoneOf = (name: keyof PhoneReaders) => {
    const given = values[`${name}_country`] ?? ''
    return phoneChoice(context, values[name] ?? '', { given, standard: country })
  }
  const [found, phone, offices] = await Promise.all([
    selection,
    phoneOf('mobile_phone'),
    officesFor(context),
  ])
  const regions = {
    ...found,
    findsPostalCodes: await findsPostalCodes(context, found.country.code),
  }
  const homePhone = regions.rules.home_phone.show ? await phoneOf('home_phone') : null
  return { regions, phone, homePhone, offices }
}
