import type { SubmissionResult } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { RegionSelection } from '~/account/regions/initial-selection'
import { regionsOf } from '~/account/regions/regions'
import { savedSelection } from '~/account/regions/saved-selection'
import { questionOfForm } from '~/auth/security-code/guarded-form'
import type { ChosenRegion } from '~/backend/addresses/address-model'
import { safePath } from '~/backend/http/safe-path'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, notFound } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { addressId, requireAddressOwner } from './address-owner'
import { savedRegions, valuesOf } from './address-values'
import { draftOf } from './draft'
import { formStateOf, loadAhead } from './form-state'
import { nextList, saveAddress } from './save-address'
import { readSentAddress } from './sent-address'

const AddressPage = serverOnlyPage(() => import('./page/address-page'))

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

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireAddressOwner(context)
  const params = new URL(request.url).searchParams
  const id = addressId(params.get('id'))
  const { member } = context.session
  loadAhead(context)
  const address = id === '0' ? null : await needed(context, context.backend.addresses.one(id))
  if (id !== '0' && !address) notFound()
  const draft = params.has('taslak') ? draftOf(context, id) : null
  const requested = draft ?? savedRegions(address, member?.onlyCountry || member?.country || 'TR')
  const isOnly = member?.onlyCountry
  const saved = address && !draft ? await savedSelection(context, requested, isOnly) : null
  const values = draft?.values ?? valuesOf(address, member?.name)
  return {
    id,
    back: safePath(params.get('donus')),
    values,
    question: await questionOfForm(context, 'address'),
    result: saved ? removedCountry(context, requested.country, saved) : undefined,
    ...(await formStateOf(context, {
      values,
      country: requested.country.code,
      selection: saved ? Promise.resolve(saved) : regionsOf(context, requested, isOnly),
    })),
    head: privateHead(
      translatorOf(context.language)(id === '0' ? 'address.newTitle' : 'address.editTitle'),
    ),
  }
}

/** Shows the next region list, or saves. Typed values stay in both cases. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireAddressOwner(context)
  const sent = await readSentAddress(request, context)
  return sent.form.get('adim') === 'ileri' ? nextList(context, sent) : saveAddress(context, sent)
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function AddressRoute() {
  const { head: _, ...loaded } = useLoaderData<typeof loader>()
  return <AddressPage {...loaded} {...useActionData<typeof action>()} />
}
