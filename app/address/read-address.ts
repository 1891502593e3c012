import { z } from 'zod'
import { type FieldErrors, fieldKinds, readFields } from '~/auth/read-fields'
import type { Translate } from '~/i18n/translators'
import type { PhoneReader } from '~/phone/phone-choice'
import { digitsIn, western } from '~/phone/rules'
import { signsOf } from '~/phone/sign-rules'
import type { Address, ChosenPlace } from '~/shop/address-model'
import type { ChosenPlaces, ShownPlaces } from './beginning'
import type { RuledField } from './form-rules'
import { addressMasks } from './masks'
import { isIdentityNumber, isTaxNumber, placeLevels } from './rules'

const ownFields = [
  'title',
  'fullname',
  'mobile_phone',
  'address',
  'post_code',
  'identity_number',
  'is_company_active',
  'company',
  'tax_office',
  'tax_number',
  'has_e_invoice',
  'home_phone',
  'nationality',
] as const

/** The form's own fields, by the names of the contract (3.11); places stand beside them. */
export const addressFields = [...ownFields, 'mobile_phone_country', 'home_phone_country'] as const

/** How each of the two telephones is read: by a country of its own. */
export type PhoneReaders = Record<'mobile_phone' | 'home_phone', PhoneReader>

/** What an error of the form can stand beside. */
export const addressNames = [...ownFields, 'country', ...placeLevels] as const

export type AddressTyped = Record<(typeof addressFields)[number], string>

/** An empty form, or what is kept of an address. */
export function typedAddress(address: Address | null, name = ''): AddressTyped {
  return {
    title: address?.title ?? '',
    fullname: address?.fullname ?? name,
    mobile_phone: address?.mobilePhone ? `+${address.mobilePhone}` : '',
    mobile_phone_country: '',
    address: address?.address ?? '',
    post_code: address?.postCode ?? '',
    identity_number: address?.identityNumber ?? '',
    is_company_active: address?.isCompany ? '1' : '',
    company: address?.company ?? '',
    tax_office: address?.taxOffice ?? '',
    tax_number: address?.taxNumber ?? '',
    has_e_invoice: address?.wantsEInvoice ? '1' : '',
    home_phone: address?.homePhone ? `+${address.homePhone}` : '',
    home_phone_country: '',
    nationality: address?.nationality ?? '',
  }
}

/** The places of a sent form or of an address of levels. */
export function placesIn(get: (name: string) => unknown): {
  country: ChosenPlace
  places: ChosenPlaces
} {
  const one = (name: string): ChosenPlace => ({
    code: String(get(`${name}_code`) ?? '').slice(0, 40),
    title: String(get(name) ?? '')
      .trim()
      .slice(0, 100),
  })
  const [province, city, town, district] = placeLevels.map(one)
  const none = { code: '', title: '' }
  return {
    country: one('country'),
    places: {
      province: province ?? none,
      city: city ?? none,
      town: town ?? none,
      district: district ?? none,
    },
  }
}

/** Digits alone in Türkiye, however they were typed. */
const numbers = new Set<RuledField>(['identity_number', 'tax_number'])

/** Reads the form against the places that it could choose from; what is sent to the shop, or errors by field. */
export function readAddress(
  form: FormData,
  shown: ShownPlaces,
  t: Translate,
  phones: PhoneReaders,
): { ok: true; values: Record<string, string> } | { ok: false; fields: FieldErrors } {
  const required = t('form.required')
  const { rules } = shown
  const isCompany = rules.is_company_active.show && form.get('is_company_active') === '1'
  const isTurkish = shown.country.code === 'TR'
  /** A field as the form asks for it; what it does not show is not read. */
  function line(name: RuledField, isAsked = true): z.ZodType<string | undefined> {
    const { show, required: isNeeded, most } = rules[name]
    if (!show) return z.string().optional()
    const plain = isTurkish && numbers.has(name) ? digitsIn : (text: string) => text
    const long = z.string(required).trim().overwrite(plain).max(most, t('form.tooLong', { most }))
    return isAsked && isNeeded ? long.min(1, required) : long.optional()
  }
  /** A field with a mask, judged as script judges it while it is typed. */
  function masked(name: keyof typeof addressMasks, isAsked?: boolean) {
    const { mask, ...custom } = addressMasks[name]
    const signs = signsOf(mask, 'signs' in custom ? custom.signs : undefined)
    const words = t(mask === 'string' ? 'form.letters' : 'form.signs')
    return line(name, isAsked).refine((text) => signs.test(western(text ?? '')), words)
  }
  function phoneLine(name: keyof PhoneReaders): z.ZodType<string | undefined> {
    if (!rules[name].show) return z.string().optional()
    const { phone } = fieldKinds(t, phones[name])
    return rules[name].required ? phone : phone.optional()
  }
  const proved = (isRight: (text: string) => boolean, words: string) =>
    z
      .string()
      .trim()
      .max(20, words)
      .refine((text) => !isTurkish || isRight(text), words)
  const taxNumber = proved(isTaxNumber, t('address.taxWrong')).optional()
  const schema = z.object({
    title: line('title'),
    fullname: line('fullname'),
    mobile_phone: phoneLine('mobile_phone'),
    home_phone: phoneLine('home_phone'),
    nationality: masked('nationality'),
    address: line('address'),
    post_code: masked('post_code'),
    identity_number: masked('identity_number').pipe(
      proved(isIdentityNumber, t('address.identityWrong')).optional(),
    ),
    is_company_active: z.string().optional(),
    company: line('company', isCompany),
    tax_office: line('tax_office', isCompany && isTurkish),
    tax_number: isCompany ? masked('tax_number').pipe(taxNumber) : masked('tax_number', false),
    has_e_invoice: z.string().optional(),
  })
  const read = readFields(form, schema)
  const fields: FieldErrors = read.ok ? {} : { ...read.fields }
  const values: Record<string, string> = {
    country_code: shown.country.code,
    country: shown.country.title,
  }
  if (!shown.country.code && !shown.country.title) fields.country = [required]
  for (const level of shown.levels) {
    const name = level.level
    if (level.kind === 'pick') {
      const found = level.options.find(({ code }) => code === level.chosen)
      if (!found) fields[name] = [required]
      values[`${name}_code`] = found?.code ?? ''
      values[name] = found?.title ?? ''
    } else {
      if (level.needed && !level.written) fields[name] = [required]
      values[`${name}_code`] = ''
      values[name] = level.written
    }
  }
  if (!read.ok || Object.keys(fields).length > 0) return { ok: false, fields }
  for (const [name, value] of Object.entries(read.value))
    values[name] =
      typeof value === 'string' && rules[name as RuledField]?.show !== false ? value : ''
  values.is_company_active = isCompany ? '1' : '0'
  if (rules.post_code.show) values.post_code ||= shown.postCode
  return { ok: true, values }
}
