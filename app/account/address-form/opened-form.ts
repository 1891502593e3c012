import type { SubmissionResult } from '@conform-to/react'
import type { RegionSelection } from '~/account/regions/initial-selection'
import { codeRefused, postalCodeError } from '~/account/regions/postal-code'
import { regionsOf } from '~/account/regions/regions'
import { savedSelection } from '~/account/regions/saved-selection'
import { questionOfForm } from '~/auth/security-code/guarded-form'
import type { ChosenRegion } from '~/backend/addresses/address-model'
import { translatorOf } from '~/i18n/translators'
import { needed, notFound } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { type AddressValues, savedRegions, valuesOf } from './address-values'
import { draftOf } from './draft'
import { formStateOf, loadAhead } from './form-state'

function removedCountry(
  context: RequestContext,
  { code, title }: ChosenRegion,
  selection: RegionSelection,
): SubmissionResult | undefined {
  // A country without a code was typed: the form reports one that is in no list.
  if (selection.countries.length === 0 || !code || selection.country.code === code) return undefined
  const text = translatorOf(context.language)('address.countryNotServed', {
    country: title || code,
  })
  return { status: 'error', error: { country: [text] } }
}

async function draftRefused(
  context: RequestContext,
  draft: AddressValues | undefined,
  selection: Promise<RegionSelection>,
): Promise<SubmissionResult | undefined> {
  if (!draft?.post_code) return undefined
  const wrong = await postalCodeError(context, await selection, draft.post_code)
  return wrong ? codeRefused(wrong, undefined) : undefined
}

/** The form of an address as it opens, or as it was left to choose a region. @param id '0' for a new one */
export async function openedForm(context: RequestContext, id: string, params: URLSearchParams) {
  const { member } = context.session
  loadAhead(context)
  const address = id === '0' ? null : await needed(context, context.backend.addresses.one(id))
  if (id !== '0' && !address) notFound()
  const draft = params.has('taslak') ? draftOf(context, id) : null
  const requested = draft ?? savedRegions(address, member?.onlyCountry || member?.country || 'TR')
  const isOnly = member?.onlyCountry
  const saved = address && !draft ? await savedSelection(context, requested, isOnly) : null
  const values = draft?.values ?? valuesOf(address, member?.name)
  const selection = saved ? Promise.resolve(saved) : regionsOf(context, requested, isOnly)
  selection.catch(() => undefined)
  return {
    id,
    values,
    question: await questionOfForm(context, 'address'),
    result: saved
      ? removedCountry(context, requested.country, saved)
      : await draftRefused(context, draft?.values, selection),
    ...(await formStateOf(context, { values, country: requested.country.code, selection })),
  }
}
