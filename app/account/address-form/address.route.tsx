import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ChosenRegions, RegionSelection } from '~/account/regions/initial-selection'
import { regionsOf } from '~/account/regions/regions'
import { savedSelection } from '~/account/regions/saved-selection'
import type { Address, ChosenRegion } from '~/backend/addresses/address-model'
import { safePath } from '~/backend/http/safe-path'
import { phoneChoice, phoneReader } from '~/forms/phone/phone-choice'
import type { FieldErrors } from '~/forms/read-fields'
import { typedOf } from '~/forms/read-fields'
import { refusalOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { missing, needed, noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { addressId, addressOwner, afterAddress } from './address-owner'
import { AddressPage } from './address-page'
import { draftOf, forgetDraft, saveDraft } from './draft'
import {
  type AddressTyped,
  addressFields,
  addressNames,
  type PhoneReaders,
  readAddress,
  regionsIn,
  typedAddress,
} from './read-address'

/** Names for the datalist; with script the combobox loads them. */
async function officesFor(context: RequestContext): Promise<string[]> {
  if (context.preferences.script) return []
  return context.backend.regions.taxOffices().catch((error) => {
    noteFailure(context, error)
    return []
  })
}

async function formStateOf(
  context: RequestContext,
  typed: AddressTyped,
  country: string,
  selection: Promise<RegionSelection>,
) {
  const phoneOf = (name: keyof PhoneReaders) =>
    phoneChoice(context, typed[name], { given: typed[`${name}_country`], standard: country })
  const [regions, phone, offices] = await Promise.all([
    selection,
    phoneOf('mobile_phone'),
    officesFor(context),
  ])
  const homePhone = regions.rules.home_phone.show ? await phoneOf('home_phone') : null
  return { typed, regions, phone, homePhone, offices }
}

/** Warms the cache while the address loads; failures are ignored because the form loads the same lists again. */
function loadAhead(context: RequestContext): void {
  const { backend: shop } = context
  for (const request of [
    officesFor(context),
    shop.addresses.rules(),
    shop.regions.countries(true),
    shop.regions.countries(),
  ])
    request.catch(() => undefined)
}

const regionsRequested = (address: Address | null, country: string) => {
  const none = { code: '', title: '' }
  const regions: ChosenRegions = address
    ? {
        province: address.province,
        city: address.city,
        town: address.town,
        district: address.district,
      }
    : { province: none, city: none, town: none, district: none }
  return { country: address?.country ?? { code: country, title: '' }, regions }
}

/** The district code that the form shows; '' for none. */
function districtOf({ fields }: RegionSelection, requested: ChosenRegions): string {
  const district = fields.find(({ level }) => level === 'district')
  if (district?.kind === 'write') return requested.district.code
  return district?.chosen ?? ''
}

/** An error when the shop no longer ships to the saved country. */
function removedCountry(
  context: RequestContext,
  { code, title }: ChosenRegion,
  selection: RegionSelection,
): FieldErrors {
  // A country without a code was typed: the form itself says where it is in no list.
  if (selection.countries.length === 0 || !code || selection.country.code === code) return {}
  const t = translatorOf(context.language)
  return { country: [t('address.goneCountry', { country: title || code })] }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  context.route = 'address'
  addressOwner(context)
  const params = new URL(request.url).searchParams
  const id = addressId(params.get('id'))
  const { member } = context.session
  loadAhead(context)
  const address = id === '0' ? null : await needed(context, context.backend.addresses.one(id))
  addressOwner(context)
  if (id !== '0' && !address) missing()
  const requested = regionsRequested(address, member?.onlyCountry || member?.country || 'TR')
  const isOnly = member?.onlyCountry
  const draft = params.has('taslak') ? draftOf(context, id) : null
  const saved = address && !draft ? await savedSelection(context, requested, isOnly) : null
  const selection = saved ? Promise.resolve(saved) : regionsOf(context, draft ?? requested, isOnly)
  return {
    id,
    back: safePath(params.get('donus')),
    errors: saved ? removedCountry(context, requested.country, saved) : {},
    ...(await formStateOf(
      context,
      draft?.typed ?? typedAddress(address, member?.name),
      (draft ?? requested).country.code,
      selection,
    )),
    head: privateHead(
      translatorOf(context.language)(id === '0' ? 'address.newTitle' : 'address.editTitle'),
    ),
  }
}

/** Shows the next region list, or saves. Typed values stay in both cases. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'address'
  addressOwner(context)
  const t = translatorOf(context.language)
  const form = await request.formData()
  const id = addressId(form.get('id'))
  const back = safePath(form.get('donus'))
  const requested = regionsIn((name) => form.get(name))
  const selection = await regionsOf(context, requested, context.session.member?.onlyCountry)
  const before = form.get('district_before')
  // Unchanged, it is the postal code of the previous district; a typed one stays.
  const isUnchanged = form.get('post_code') === form.get('post_code_before')
  if (isUnchanged && before && before !== districtOf(selection, requested.regions))
    form.set('post_code', '')
  const draft = form.get('adim') === 'ileri' ? saveDraft(context, id, back, form) : null
  if (draft) return redirect(draft, 303)
  const typed = typedOf(form, [...addressFields]) as AddressTyped
  const redisplay = async (errors: FieldErrors, text: string, status: number) => {
    if (text) context.notify([{ tone: 'bad', text, ms: noticeMs.error }])
    const formState = await formStateOf(
      context,
      typed,
      requested.country.code,
      Promise.resolve(selection),
    )
    return data({ id, back, errors, ...formState }, { status })
  }
  if (form.get('adim') === 'ileri') return redisplay({}, '', 200)
  const phoneOf = (name: keyof PhoneReaders) =>
    phoneReader(context, form, name, selection.country.code)
  const phones = {
    mobile_phone: await phoneOf('mobile_phone'),
    home_phone: await phoneOf('home_phone'),
  }
  const read = readAddress(form, selection, t, phones)
  if (!read.ok) return redisplay(read.fields, '', 422)
  const key = String(form.get('key') ?? '')
  try {
    const { addresses, ordering } = context.backend
    const outcome = await addresses.save(id, read.values, key)
    if (!outcome.ok) {
      if (outcome.isMissing && id !== '0') missing()
      const { errors, text } = refusalOf(outcome, addressNames, t('error.general'))
      return redisplay(errors, text, 422)
    }
    forgetDraft(context)
    const next = afterAddress(context, back)
    const isForOrder = next === hrefOf('orderAddress', context.language)
    if (isForOrder && outcome.id) await ordering.setAddress('delivery', outcome.id)
    context.flash([{ tone: 'good', text: t('address.saved'), ms: noticeMs.default }])
    return redirect(next, 303)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return redisplay({}, text, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function AddressRoute() {
  const { head: _, ...loaded } = useLoaderData<typeof loader>()
  return <AddressPage {...loaded} {...useActionData<typeof action>()} />
}
