import type { RegionSelection } from '~/account/regions/initial-selection'
import type { Address, ChosenRegion } from '~/backend/addresses/address-model'
import type { RequestContext } from '~/session/request-context'
import { type RegionField, regionLevels } from './address-rules'
import { type AddressValues, ownNames, regionsIn, valuesOf } from './address-values'
import type { FormRules } from './field-rules'

type Values = Record<string, string>

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

/**
 * What the form of a saved address does not show, as the shop has it: a shop may replace the whole address. Regions and
 * postal code only while the place is the same. @throws BackendError, since saving without them would lose them
 */
export async function hiddenValues(
  context: RequestContext,
  { id, selection }: { id: string; selection: RegionSelection },
  values: Values,
): Promise<Values> {
  const address = id === '0' ? null : await context.backend.addresses.one(id)
  if (!address) return {}
  const isThere = isSamePlace(address, selection, values)
  const saved = savedValues(address)
  const names = ownNames
    .filter((name) => isHidden(name, selection.rules))
    .filter((name) => name !== 'post_code' || isThere)
  const own = Object.fromEntries(names.map((name) => [name, saved[name] ?? '']))
  return isThere ? { ...own, ...hiddenRegions(address, selection) } : own
}
