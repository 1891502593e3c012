import type { ChosenRegions, RegionSelection } from '~/account/regions/initial-selection'
import { plainCode, withPostalCode } from '~/account/regions/postal-code'
import { regionsOf } from '~/account/regions/regions'
import { safePath } from '~/backend/http/safe-path'
import type { RequestContext } from '~/session/request-context'
import { addressId } from './address-owner'
import { regionLevels } from './address-rules'
import { regionsIn } from './address-values'

/** The district code that the form shows; '' for none. */
function districtOf({ fields }: RegionSelection, requested: ChosenRegions): string {
  const district = fields.find(({ level }) => level === 'district')
  if (district?.kind === 'write') return requested.district.code
  return district?.chosen ?? ''
}

/** Empties an unchanged postal code of the previous district, or of the city that it chose; a typed one stays, and that of the chosen district. */
function dropOldPostCode(
  form: FormData,
  selection: RegionSelection,
  requested: ChosenRegions,
  ofCode: string,
) {
  const codeIn = (name: string) => plainCode(String(form.get(name) ?? ''))
  const postCode = codeIn('post_code')
  if (postCode !== codeIn('post_code_before')) return
  if (selection.postCode && postCode === plainCode(selection.postCode)) return
  const before = form.get('district_before')
  const isOtherDistrict = before && before !== districtOf(selection, requested)
  const cityOfCode = /city:(\S+)/.exec(ofCode)?.[1]
  if (isOtherDistrict || (cityOfCode && cityOfCode !== requested.city.code))
    form.set('post_code', '')
}

/** A posted address form with the lists of the regions chosen in it. @param page where the form stands */
export async function readSentAddress(
  form: FormData,
  context: RequestContext,
  page: 'addressForm' | 'orderAddress',
) {
  const chosen = regionsIn((name) => form.get(name))
  const [postCode = '', ofCode = ''] = ['post_code', 'code_regions'].map((name) =>
    String(form.get(name) ?? ''),
  )
  const requested = await withPostalCode(context, chosen, postCode, ofCode)
  // A draft of the form has them too.
  for (const level of regionLevels)
    if (chosen.regions[level].code !== requested.regions[level].code)
      form.set(`${level}_code`, requested.regions[level].code)
  form.set('code_regions', requested.ofCode)
  const selection = await regionsOf(context, requested, context.session.member?.onlyCountry)
  dropOldPostCode(form, selection, requested.regions, ofCode)
  return {
    form,
    id: addressId(form.get('id')),
    back: safePath(form.get('donus')),
    page,
    country: requested.country.code,
    selection,
  }
}

export type SentAddress = Awaited<ReturnType<typeof readSentAddress>>
