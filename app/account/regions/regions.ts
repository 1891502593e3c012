import type { RegionField } from '~/account/address-form/address-rules'
import type { Region, RegionLevel } from '~/backend/addresses/address-model'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import {
  freeTextFields,
  initialSelection,
  optionOf,
  type RegionSelection,
  type RequestedRegions,
  typedFields,
} from './initial-selection'

const codePattern = /^[\w-]{1,40}$/
/**
 * Builds the region fields down to the first one without a choice, with what was typed below it. An unknown code is
 * dropped with all below it, a single option is selected, a typed name is found in its list, and a list that is empty
 * or fails makes this level and those below free text.
 */
export async function regionsOf(
  context: RequestContext,
  requested: RequestedRegions,
  isOnly = '',
): Promise<RegionSelection> {
  const { regions } = requested
  const load = loadOnce(context)
  // Load all lists whose parent is known in parallel.
  const { code: city } = regions.city
  const { code: state } = regions.province
  const above = requested.country.code
  if (city) load('town', city)
  if (regions.town.code) load('district', regions.town.code)
  if (above && !state) load('city', above)
  if (above && state) {
    load('province', above)
    load('city', state, above)
  }
  const { hasState, order, ...initial } = await initialSelection(context, requested, isOnly)
  const { country, rules } = initial
  const selection = { ...initial, postCode: '' }
  if (!country.code) return { ...selection, fields: freeTextFields(order, regions, rules) }
  const fields: RegionField[] = []
  let parent = country.code
  for (const [at, level] of order.entries()) {
    const isBelowState = level === 'city' && hasState
    const found = await load(level, parent, isBelowState ? country.code : '')
    if (!found || found.length === 0)
      return {
        ...selection,
        fields: [...fields, ...freeTextFields(order.slice(at), regions, rules)],
      }
    const { code: requestedCode, title: written } = regions[level]
    const pending = optionOf(found, regions[level])
    // Saved as free text and not in the list: keep it as free text.
    if (!pending && !requestedCode && written)
      return {
        ...selection,
        fields: [...fields, ...freeTextFields(order.slice(at), regions, rules)],
      }
    const [only] = found
    const chosen = pending || (found.length === 1 ? only : undefined)
    const options = found.map(({ code, title }) => ({ code, title }))
    fields.push({ level, kind: 'pick', options, chosen: chosen?.code ?? '' })
    if (!chosen) {
      // Another choice above made this code unknown: what was typed belonged to it.
      const below = requestedCode ? [] : typedFields(order.slice(at + 1), regions, rules)
      return { ...selection, fields: [...fields, ...below] }
    }
    parent = chosen.code
    if (level === 'district') selection.postCode = chosen.postCode
  }
  return { ...selection, fields }
}

/** Loads each list once; null for one that fails. */
function loadOnce(context: RequestContext) {
  const { regions } = context.backend
  const requests = new Map<string, Promise<Region[] | null>>()
  return (level: RegionLevel, parent: string, country = ''): Promise<Region[] | null> => {
    if (!codePattern.test(parent)) return Promise.resolve(null)
    const key = `${level} ${parent}`
    const pending = requests.get(key)
    if (pending) return pending
    const list = {
      province: () => regions.states(parent),
      city: () => (country ? regions.citiesOfState(country, parent) : regions.cities(parent)),
      town: () => regions.towns(parent),
      district: () => regions.districts(parent),
    }
      [level]()
      .catch((error) => {
        noteFailure(context, error)
        return null
      })
    requests.set(key, list)
    return list
  }
}
