import { parseWithZod } from '@conform-to/zod/v4'
import type { RegionSelection } from '~/account/regions/initial-selection'
import type { Address, ChosenRegion } from '~/backend/addresses/address-model'
import type { FieldErrors } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { type RegionField, regionLevels } from './address-rules'
import { addressSchema, type PhoneReaders } from './address-schema'
import { type AddressValues, ownNames, regionsIn, valuesOf } from './address-values'
import type { FormRules, RuledField } from './field-rules'

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

type SentAddress = { form: FormData; selection: RegionSelection; phones: PhoneReaders }

/** Reads the form by the shop's rules. @returns `values`, null where one is wrong; `errors` of the regions */
export function readAddress({ form, selection, phones }: SentAddress, t: Translate) {
  const { rules } = selection
  const isCompany = rules.is_company_active.show && form.get('is_company_active') === '1'
  const isTurkish = selection.country.code === 'TR'
  const schema = addressSchema({ t, rules, isTurkish, isCompany, phones })
  const submission = parseWithZod(form, { schema })
  const { errors, values } = readRegions(selection, t)
  if (submission.status !== 'success' || Object.keys(errors).length > 0)
    return { submission, errors, values: null }
  for (const [name, value] of Object.entries(submission.value))
    values[name] =
      typeof value === 'string' && rules[name as RuledField]?.show !== false ? value : ''
  values.is_company_active = isCompany ? '1' : '0'
  if (rules.post_code.show) values.post_code ||= selection.postCode
  return { submission, errors, values }
}

const companyNames = ['company', 'tax_office', 'tax_number', 'has_e_invoice']

const sameRegion = (a: ChosenRegion, b: ChosenRegion): boolean =>
  a.code && b.code ? a.code === b.code : a.title === b.title

const savedValues = (address: Address): AddressValues => ({
  ...valuesOf(address),
  mobile_phone: address.mobilePhone,
  home_phone: address.homePhone,
  is_company_active: address.isCompany ? '1' : '0',
  has_e_invoice: address.wantsEInvoice ? '1' : '0',
})

function hiddenRegions(address: Address, { fields }: RegionSelection): Values {
  const hidden = regionLevels
    .filter((level) => fields.every((field) => field.level !== level))
    .filter((level) => address[level].code || address[level].title)
  return Object.fromEntries(
    hidden.flatMap((level) => [
      [`${level}_code`, address[level].code],
      [level, address[level].title],
    ]),
  )
}

function isSamePlace(address: Address, { fields }: RegionSelection, values: Values): boolean {
  const { country, regions } = regionsIn((name) => values[name])
  const isSame = ({ level }: RegionField) => sameRegion(regions[level], address[level])
  return sameRegion(country, address.country) && fields.every(isSame)
}

function isHidden(name: (typeof ownNames)[number], rules: FormRules): boolean {
  const isInCompany = companyNames.includes(name)
  return !rules[name].show || (isInCompany && !rules.is_company_active.show)
}

/** What the form of a saved address does not show, as the shop has it: a shop may replace the whole address. Regions and postal code only while the place is the same; empty where it cannot be read. */
export async function hiddenValues(
  context: RequestContext,
  { id, selection }: { id: string; selection: RegionSelection },
  values: Values,
): Promise<Values> {
  if (id === '0') return {}
  try {
    const address = await context.backend.addresses.one(id)
    if (!address) return {}
    const isThere = isSamePlace(address, selection, values)
    const saved = savedValues(address)
    const names = ownNames
      .filter((name) => isHidden(name, selection.rules))
      .filter((name) => name !== 'post_code' || isThere)
    const own = Object.fromEntries(names.map((name) => [name, saved[name] ?? '']))
    return isThere ? { ...own, ...hiddenRegions(address, selection) } : own
  } catch (error) {
    noteFailure(context, error)
    return {}
  }
}
