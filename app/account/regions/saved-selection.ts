import type { RegionField } from '~/account/address-form/address-rules'
import type { RequestContext } from '~/session/request-context'
import {
  freeTextFields,
  initialSelection,
  type RegionSelection,
  type RequestedRegions,
  typedFields,
} from './initial-selection'

/** Shows a saved address without loading its lists: each select has the saved option only (decision 021). */
export async function savedSelection(
  context: RequestContext,
  requested: RequestedRegions,
  isOnly = '',
): Promise<RegionSelection> {
  const { regions } = requested
  const { hasState, order, ...initial } = await initialSelection(context, requested, isOnly)
  const selection = { ...initial, postCode: '', isShort: initial.country.code !== '' }
  if (initial.country.code !== requested.country.code || !initial.country.code)
    return { ...selection, fields: freeTextFields(order, regions, initial.rules) }
  if (hasState && !regions.province.code && !regions.province.title) {
    const below = typedFields(order.slice(1), regions, initial.rules)
    const province: RegionField = { level: 'province', kind: 'pick', options: [], chosen: '' }
    return { ...selection, fields: [province, ...below] }
  }
  const open = order.findIndex((level) => !regions[level].code)
  const chosen = open < 0 ? order : order.slice(0, open)
  const fields = chosen.map((level): RegionField => {
    const { code, title } = regions[level]
    return { level, kind: 'pick', options: [{ code, title: title || code }], chosen: code }
  })
  return {
    ...selection,
    fields: [...fields, ...freeTextFields(order.slice(chosen.length), regions, initial.rules)],
  }
}
