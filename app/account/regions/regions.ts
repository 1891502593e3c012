import type { RegionField } from '~/account/address-form/address-rules'
import type { ChosenRegion, Region, RegionLevel } from '~/backend/addresses/address-model'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import {
  type ChosenRegions,
  freeTextFields,
  initialSelection,
  optionOf,
  type RegionSelection,
  type RequestedRegions,
  typedFields,
} from './initial-selection'

const codePattern = /^[\w-]{1,40}$/

type LoadList = ReturnType<typeof loadOnce>

/** Starts to load all lists whose parent is known. */
function loadAhead(load: LoadList, { country, regions }: RequestedRegions): void {
  const { code: state } = regions.province
  if (regions.city.code) load('town', regions.city.code)
  if (regions.town.code) load('district', regions.town.code)
  if (country.code && !state) load('city', country.code)
  if (country.code && state) {
    load('province', country.code)
    load('city', state, country.code)
  }
}

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
  const load = loadOnce(context)
  loadAhead(load, requested)
  const initial = await initialSelection(context, requested, isOnly, load)
  const { countries, country, rules } = initial
  const listed = country.code
    ? await listedFields(load, initial, requested.regions)
    : { fields: freeTextFields(initial.order, requested.regions, rules), postCode: '' }
  return { countries, country, rules, ...listed }
}

/** The list of a level; null when it is free text: without a list, or saved as a name that is not in it. */
function listFor(found: Region[] | null, saved: ChosenRegion): Region[] | null {
  if (!found || found.length === 0) return null
  const isTyped = !saved.code && saved.title !== ''
  return isTyped && !optionOf(found, saved) ? null : found
}

async function listedFields(
  load: LoadList,
  { country, order, rules, hasState }: Awaited<ReturnType<typeof initialSelection>>,
  regions: ChosenRegions,
) {
  const fields: RegionField[] = []
  let parent = country.code
  let postCode = ''
  for (const [at, level] of order.entries()) {
    const isBelowState = level === 'city' && hasState
    const found = await load(level, parent, isBelowState ? country.code : '')
    const list = listFor(found, regions[level])
    if (!list)
      return { fields: [...fields, ...freeTextFields(order.slice(at), regions, rules)], postCode }
    const only = list.length === 1 ? list[0] : undefined
    const chosen = optionOf(list, regions[level]) || only
    const options = list.map(({ code, title }) => ({ code, title }))
    fields.push({ level, kind: 'pick', options, chosen: chosen?.code ?? '' })
    if (!chosen) {
      // Another choice above made this code unknown: what was typed belonged to it.
      const below = regions[level].code ? [] : typedFields(order.slice(at + 1), regions, rules)
      return { fields: [...fields, ...below], postCode }
    }
    parent = chosen.code
    if (level === 'district') postCode = chosen.postCode
  }
  return { fields, postCode }
}

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
