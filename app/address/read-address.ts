import { z } from 'zod'
import { type FieldErrors, fieldKinds, readFields } from '~/auth/read-fields'
import type { Translate } from '~/i18n/translators'
import type { PhoneReader } from '~/phone/phone-choice'
import type { Address, ChosenPlace } from '~/shop/address-model'
import type { ChosenPlaces, ShownPlaces } from './levels'
import { isIdentityNumber, isTaxNumber, placeLevels } from './rules'

/** The form's own fields, by the names of the contract (3.11); places stand beside them. */
export const addressFields = [
  'title',
  'fullname',
  'mobile_phone',
  'mobile_phone_country',
  'address',
  'post_code',
  'identity_number',
  'is_company_active',
  'company',
  'tax_office',
  'tax_number',
] as const

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

/** Reads the form against the places that it could choose from; what is sent to the shop, or errors by field. */
export function readAddress(
  form: FormData,
  shown: ShownPlaces,
  t: Translate,
  phone: PhoneReader,
): { ok: true; values: Record<string, string> } | { ok: false; fields: FieldErrors } {
  const required = t('form.required')
  const kinds = fieldKinds(t, phone)
  const isCompany = form.get('is_company_active') === '1'
  const isTurkish = shown.country.code === 'TR'
  const long = (most: number) => z.string().trim().max(most, t('form.tooLong', { most }))
  const line = (most: number) => long(most).min(1, required)
  const may = (most: number) => long(most).optional()
  const proved = (isRight: (text: string) => boolean, words: string) =>
    z
      .string()
      .trim()
      .max(20, words)
      .refine((text) => !isTurkish || isRight(text), words)
  const number = line(20).pipe(proved(isTaxNumber, t('address.taxWrong')))
  const schema = z.object({
    title: z.string(required).pipe(line(50)),
    fullname: z.string(required).pipe(line(100)),
    mobile_phone: kinds.phone,
    address: z.string(required).pipe(line(255)),
    post_code: may(12),
    identity_number: proved(isIdentityNumber, t('address.identityWrong')).optional(),
    is_company_active: z.string().optional(),
    company: isCompany ? z.string(required).pipe(line(150)) : may(150),
    tax_office: isCompany && isTurkish ? z.string(required).pipe(line(100)) : may(100),
    tax_number: isCompany ? z.string(required).pipe(number) : may(20),
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
    values[name] = typeof value === 'string' ? value : ''
  values.is_company_active = isCompany ? '1' : '0'
  values.post_code ||= shown.postCode
  return { ok: true, values }
}
