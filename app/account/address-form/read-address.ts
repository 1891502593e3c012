import { parseWithZod } from '@conform-to/zod/v4'
import type { RegionSelection } from '~/account/regions/initial-selection'
import type { FieldErrors } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'
import type { RegionField } from './address-rules'
import { addressSchema, type PhoneReaders } from './address-schema'
import type { RuledField } from './field-rules'

type Values = Record<string, string>

/** A region is one of its list, or what was typed where there is none; null for a missing one. */
function chosenRegion(field: RegionField) {
  if (field.kind === 'pick') return field.options.find(({ code }) => code === field.chosen) ?? null
  return field.needed && !field.written ? null : { code: '', title: field.written }
}

/** Reads the regions that were chosen of those offered. */
function readRegions({ country, countries, fields }: RegionSelection, t: Translate) {
  const required = t('form.required')
  const { code, title } = country
  const errors: FieldErrors = {}
  const values: Values = { country_code: code, country: title }
  if (!code && (countries.length > 0 || !title))
    errors.country = [title ? t('address.unlistedCountry', { country: title }) : required]
  for (const field of fields) {
    const region = chosenRegion(field)
    if (!region) errors[field.level] = [required]
    values[`${field.level}_code`] = region?.code ?? ''
    values[field.level] = region?.title ?? ''
  }
  return { errors, values }
}

type SentAddress = {
  form: FormData
  selection: RegionSelection
  phones: PhoneReaders
  postCodeError: string
}

/** Reads the form by the shop's rules. @returns `values`, null where one is wrong; `errors` of the regions */
export function readAddress({ form, selection, phones, postCodeError }: SentAddress, t: Translate) {
  const { rules } = selection
  const isCompany = rules.is_company_active.show && form.get('is_company_active') === '1'
  const isTurkish = selection.country.code === 'TR'
  const schema = addressSchema({ t, rules, isTurkish, isCompany, phones })
  const submission = parseWithZod(form, { schema })
  const { errors, values } = readRegions(selection, t)
  if (postCodeError && rules.post_code.show) errors.post_code = [postCodeError]
  if (submission.status !== 'success' || Object.keys(errors).length > 0)
    return { submission, errors, values: null }
  for (const [name, value] of Object.entries(submission.value))
    values[name] =
      typeof value === 'string' && rules[name as RuledField]?.show !== false ? value : ''
  values.is_company_active = isCompany ? '1' : '0'
  if (rules.post_code.show) values.post_code ||= selection.postCode
  return { submission, errors, values }
}
