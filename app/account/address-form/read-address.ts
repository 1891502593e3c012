import { z } from 'zod'
import type { ChosenRegions, RegionSelection } from '~/account/regions/initial-selection'
import type { Address, ChosenRegion } from '~/backend/addresses/address-model'
import { charactersOf } from '~/forms/phone/character-masks'
import type { PhoneReader } from '~/forms/phone/phone-choice'
import { digitsIn, western } from '~/forms/phone/phone-rules'
import { type FieldErrors, fieldKinds, readFields } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'
import { addressMasks } from './address-masks'
import { isIdentityNumber, isTaxNumber, regionLevels } from './address-rules'
import type { RuledField } from './field-rules'

const formFields = [
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

/** Form fields by their names in the contract (3.11), without the region fields. */
export const addressFields = [...formFields, 'mobile_phone_country', 'home_phone_country'] as const

export type PhoneReaders = Record<'mobile_phone' | 'home_phone', PhoneReader>

export const addressNames = [...formFields, 'country', ...regionLevels] as const

export type AddressTyped = Record<(typeof addressFields)[number], string>

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

/** Reads the region fields of a posted form. */
export function regionsIn(get: (name: string) => unknown): {
  country: ChosenRegion
  regions: ChosenRegions
} {
  const one = (name: string): ChosenRegion => ({
    code: String(get(`${name}_code`) ?? '').slice(0, 40),
    title: String(get(name) ?? '')
      .trim()
      .slice(0, 100),
  })
  const [province, city, town, district] = regionLevels.map(one)
  const none = { code: '', title: '' }
  return {
    country: one('country'),
    regions: {
      province: province ?? none,
      city: city ?? none,
      town: town ?? none,
      district: district ?? none,
    },
  }
}

/** In Türkiye these fields keep digits only. */
const numbers = new Set<RuledField>(['identity_number', 'tax_number'])

/** Validates the form against the regions that were offered; returns the values for the backend, or errors by field. */
export function readAddress(
  form: FormData,
  selection: RegionSelection,
  t: Translate,
  phones: PhoneReaders,
): { ok: true; values: Record<string, string> } | { ok: false; fields: FieldErrors } {
  const required = t('form.required')
  const { rules } = selection
  const isCompany = rules.is_company_active.show && form.get('is_company_active') === '1'
  const isTurkish = selection.country.code === 'TR'
  /** Schema of a text field by the form's rules; hidden fields are ignored. */
  function textSchema(name: RuledField, isRequested = true): z.ZodType<string | undefined> {
    const { show, required: isRequired, max } = rules[name]
    if (!show) return z.string().optional()
    const plain = isTurkish && numbers.has(name) ? digitsIn : (text: string) => text
    const bounded = z.string(required).trim().overwrite(plain).max(max, t('form.tooLong', { max }))
    return isRequested && isRequired ? bounded.min(1, required) : bounded.optional()
  }
  /** Schema of a masked field, with the same character rule as the input mask. */
  function maskedSchema(name: keyof typeof addressMasks, isRequested?: boolean) {
    const { mask, ...custom } = addressMasks[name]
    const characters = charactersOf(mask, 'characters' in custom ? custom.characters : undefined)
    const message = t(mask === 'string' ? 'form.letters' : 'form.signs')
    return textSchema(name, isRequested).refine(
      (text) => characters.test(western(text ?? '')),
      message,
    )
  }
  function phoneSchema(name: keyof PhoneReaders): z.ZodType<string | undefined> {
    if (!rules[name].show) return z.string().optional()
    const { phone } = fieldKinds(t, phones[name])
    return rules[name].required ? phone : phone.optional()
  }
  const checksummed = (isRight: (text: string) => boolean, message: string) =>
    z
      .string()
      .trim()
      .max(20, message)
      .refine((text) => !isTurkish || isRight(text), message)
  const taxNumber = checksummed(isTaxNumber, t('address.taxWrong')).optional()
  const schema = z.object({
    title: textSchema('title'),
    fullname: textSchema('fullname'),
    mobile_phone: phoneSchema('mobile_phone'),
    home_phone: phoneSchema('home_phone'),
    nationality: maskedSchema('nationality'),
    address: textSchema('address'),
    post_code: maskedSchema('post_code'),
    identity_number: maskedSchema('identity_number').pipe(
      checksummed(isIdentityNumber, t('address.identityWrong')).optional(),
    ),
    is_company_active: z.string().optional(),
    company: textSchema('company', isCompany),
    tax_office: textSchema('tax_office', isCompany && isTurkish),
    tax_number: isCompany
      ? maskedSchema('tax_number').pipe(taxNumber)
      : maskedSchema('tax_number', false),
    has_e_invoice: z.string().optional(),
  })
  const read = readFields(form, schema)
  const fields: FieldErrors = read.ok ? {} : { ...read.fields }
  const values: Record<string, string> = {
    country_code: selection.country.code,
    country: selection.country.title,
  }
  const { code, title } = selection.country
  if (!code && (selection.countries.length > 0 || !title))
    fields.country = [title ? t('address.unlistedCountry', { country: title }) : required]
  for (const field of selection.fields) {
    const name = field.level
    if (field.kind === 'pick') {
      const found = field.options.find(({ code }) => code === field.chosen)
      if (!found) fields[name] = [required]
      values[`${name}_code`] = found?.code ?? ''
      values[name] = found?.title ?? ''
    } else {
      if (field.needed && !field.written) fields[name] = [required]
      values[`${name}_code`] = ''
      values[name] = field.written
    }
  }
  if (!read.ok || Object.keys(fields).length > 0) return { ok: false, fields }
  for (const [name, value] of Object.entries(read.value))
    values[name] =
      typeof value === 'string' && rules[name as RuledField]?.show !== false ? value : ''
  values.is_company_active = isCompany ? '1' : '0'
  if (rules.post_code.show) values.post_code ||= selection.postCode
  return { ok: true, values }
}
