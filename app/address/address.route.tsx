import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FieldErrors } from '~/auth/read-fields'
import { typedOf } from '~/auth/read-fields'
import { refusalOf } from '~/auth/refusal'
import { noticeMs } from '~/cart/rules'
import { missing, needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { phoneChoice, phoneReader } from '~/phone/phone-choice'
import { safePath } from '~/safe-path'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import type { Address, ChosenPlace } from '~/shop/address-model'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { AddressPage } from './address-page'
import type { ChosenPlaces, ShownPlaces } from './beginning'
import { draftOf, forgetDraft, keepDraft } from './draft'
import { keptPlaces } from './kept-places'
import { placesOf } from './levels'
import {
  type AddressTyped,
  addressFields,
  addressNames,
  type PhoneReaders,
  placesIn,
  readAddress,
  typedAddress,
} from './read-address'
import { addressId, addressOwner, afterAddress } from './who'

/** Names of tax offices for the browser's own list; with script they are looked for as they are typed. */
async function officesFor(visit: Visit): Promise<string[]> {
  if (visit.preferences.script) return []
  return visit.shop.regions.taxOffices().catch((error) => {
    noteFailure(visit, error)
    return []
  })
}

/** The form with its places and its phone fields, whose lists are asked for at the same time. */
async function drawn(
  visit: Visit,
  typed: AddressTyped,
  country: string,
  asked: Promise<ShownPlaces>,
) {
  const phoneOf = (name: keyof PhoneReaders) =>
    phoneChoice(visit, typed[name], { given: typed[`${name}_country`], standard: country })
  const [places, phone, offices] = await Promise.all([
    asked,
    phoneOf('mobile_phone'),
    officesFor(visit),
  ])
  const homePhone = places.rules.home_phone.show ? await phoneOf('home_phone') : null
  return { typed, places, phone, homePhone, offices }
}

/** Asks for what every address form needs while the address itself is fetched; what fails is asked for again later. */
function askAhead(visit: Visit): void {
  const { shop } = visit
  for (const asked of [
    officesFor(visit),
    shop.addresses.rules(),
    shop.regions.countries(true),
    shop.regions.countries(),
  ])
    asked.catch(() => undefined)
}

const placesAsked = (address: Address | null, country: string) => {
  const none = { code: '', title: '' }
  const places: ChosenPlaces = address
    ? {
        province: address.province,
        city: address.city,
        town: address.town,
        district: address.district,
      }
    : { province: none, city: none, town: none, district: none }
  return { country: address?.country ?? { code: country, title: '' }, places }
}

/** The code of the district that a form holds, as far as its lists could be read; '' for none. */
function districtOf({ levels }: ShownPlaces, asked: ChosenPlaces): string {
  const district = levels.find(({ level }) => level === 'district')
  if (district?.kind === 'write') return asked.district.code
  return district?.chosen ?? ''
}

/** Says that what is kept lies in a country that is not sent to any more. */
function goneCountry(visit: Visit, { code, title }: ChosenPlace, shown: ShownPlaces): FieldErrors {
  if (shown.countries.length === 0 || shown.country.code === code) return {}
  const t = translatorOf(visit.language)
  return { country: [t('address.goneCountry', { country: title || code })] }
}

/** A new address, or one of the visitor's own; anybody else's is not there. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'address'
  addressOwner(visit)
  const params = new URL(request.url).searchParams
  const id = addressId(params.get('id'))
  const { member } = visit.session
  askAhead(visit)
  const address = id === '0' ? null : await needed(visit, visit.shop.addresses.one(id))
  addressOwner(visit)
  if (id !== '0' && !address) missing()
  const asked = placesAsked(address, member?.onlyCountry || member?.country || 'TR')
  const isOnly = member?.onlyCountry
  const draft = params.has('taslak') ? draftOf(visit, id) : null
  const kept = address && !draft ? await keptPlaces(visit, asked, isOnly) : null
  const places = kept ? Promise.resolve(kept) : placesOf(visit, draft ?? asked, isOnly)
  return {
    id,
    back: safePath(params.get('donus')),
    errors: kept ? goneCountry(visit, asked.country, kept) : {},
    ...(await drawn(
      visit,
      draft?.typed ?? typedAddress(address, member?.name),
      (draft ?? asked).country.code,
      places,
    )),
    head: privateHead(
      translatorOf(visit.language)(id === '0' ? 'address.newTitle' : 'address.editTitle'),
    ),
  }
}

/** Goes to the next level, or saves; what was typed stays in every case. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'address'
  addressOwner(visit)
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const id = addressId(form.get('id'))
  const back = safePath(form.get('donus'))
  const asked = placesIn((name) => form.get(name))
  const places = await placesOf(visit, asked, visit.session.member?.onlyCountry)
  const before = form.get('district_before')
  // The postal code was that of the district before; with another city or town that one is gone too.
  if (before && before !== districtOf(places, asked.places)) form.set('post_code', '')
  const draft = form.get('adim') === 'ileri' ? keepDraft(visit, id, back, form) : null
  if (draft) return redirect(draft, 303)
  const typed = typedOf(form, [...addressFields]) as AddressTyped
  const again = async (errors: FieldErrors, text: string, status: number) => {
    if (text) visit.say([{ tone: 'bad', text, ms: noticeMs.error }])
    const shown = await drawn(visit, typed, asked.country.code, Promise.resolve(places))
    return data({ id, back, errors, ...shown }, { status })
  }
  if (form.get('adim') === 'ileri') return again({}, '', 200)
  const phoneOf = (name: keyof PhoneReaders) => phoneReader(visit, form, name, places.country.code)
  const phones = {
    mobile_phone: await phoneOf('mobile_phone'),
    home_phone: await phoneOf('home_phone'),
  }
  const read = readAddress(form, places, t, phones)
  if (!read.ok) return again(read.fields, '', 422)
  const key = String(form.get('key') ?? '')
  try {
    const { addresses, ordering } = visit.shop
    const outcome = await addresses.save(id, read.values, key)
    if (!outcome.ok) {
      if (outcome.isMissing && id !== '0') missing()
      const { errors, text } = refusalOf(outcome, addressNames, t('error.general'))
      return again(errors, text, 422)
    }
    forgetDraft(visit)
    const next = afterAddress(visit, back)
    const isForOrder = next === hrefOf('orderAddress', visit.language)
    if (isForOrder && outcome.id) await ordering.setAddress('delivery', outcome.id)
    visit.flash([{ tone: 'good', text: t('address.saved'), ms: noticeMs.default }])
    return redirect(next, 303)
  } catch (error) {
    const { text, status } = noteFailure(visit, error)
    return again({}, text, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function AddressRoute() {
  const { head: _, ...loaded } = useLoaderData<typeof loader>()
  return <AddressPage {...loaded} {...useActionData<typeof action>()} />
}
