import { noteFailure } from '~/failure'
import type { ChosenPlace, Country, Place, PlaceLevel } from '~/shop/address-model'
import type { Visit } from '~/visit'
import { type FormRules, formRules } from './form-rules'
import type { LevelField } from './rules'

export type ChosenPlaces = Record<PlaceLevel, ChosenPlace>

/** What an address form shows of its places. */
export type ShownPlaces = {
  /** Empty where the list could not be read: the country is then written. */
  countries: Country[]
  country: ChosenPlace
  levels: LevelField[]
  /** The chosen district's postal code, '' for none (row A07). */
  postCode: string
  /** What the form asks for, its other fields included. */
  rules: FormRules
}

const codePattern = /^[\w-]{1,40}$/
const openLevels = (levels: PlaceLevel[], chosen: ChosenPlaces, rules: FormRules): LevelField[] =>
  levels.map((level) => ({
    level,
    kind: 'write',
    written: chosen[level].title,
    needed: rules[level].required,
    most: rules[level].most,
  }))

/** The rules of the form (contract 3.12), ours where the backend's cannot be had. */
async function rulesOf(visit: Visit): Promise<FormRules> {
  const told = await visit.shop.addresses.rules().catch((error) => {
    noteFailure(visit, error)
    return {}
  })
  return formRules(told)
}

/**
 * The levels below a country as far as they are chosen (rows A02-A04): a code that is not among its parent's places
 * falls, a single option is chosen by itself, a level that is empty or whose load failed is free text, and so are
 * those below it. A level that the form does not show is left out with those below it.
 */
export async function placesOf(
  visit: Visit,
  asked: { country: ChosenPlace; places: ChosenPlaces },
  isOnly = '',
): Promise<ShownPlaces> {
  const { places } = asked
  const ask = askOnce(visit)
  const asksFor = rulesOf(visit)
  // All that is known already is asked for at once.
  const city = places.city.code
  if (city) ask('town', city)
  if (places.town.code) ask('district', places.town.code)
  if (asked.country.code && !places.province.code) ask('city', asked.country.code)
  const all = await visit.shop.regions.countries(true).catch((error) => {
    noteFailure(visit, error)
    return null
  })
  const limited = isOnly ? all?.countries.filter(({ code }) => code === isOnly) : all?.countries
  const countries = limited?.length ? limited : (all?.countries ?? [])
  const country = chosenCountry(countries, asked.country)
  const rules = await asksFor
  const shown = { countries, country, rules, postCode: '' }
  const shownOf = (levels: PlaceLevel[]) => {
    const end = levels.findIndex((level) => !rules[level].show)
    return end < 0 ? levels : levels.slice(0, end)
  }
  if (!country.code) {
    const all = shownOf(['province', 'city', 'town', 'district'])
    return { ...shown, levels: openLevels(all, places, rules) }
  }
  const record = countries.find(({ code }) => code === country.code)
  const order = shownOf(
    record?.hasState ? ['province', 'city', 'town', 'district'] : ['city', 'town', 'district'],
  )
  const levels: LevelField[] = []
  let parent = country.code
  for (const [at, level] of order.entries()) {
    const isBelowState = level === 'city' && record?.hasState
    const found = await ask(level, parent, isBelowState ? country.code : '')
    if (!found || found.length === 0)
      return { ...shown, levels: [...levels, ...openLevels(order.slice(at), places, rules)] }
    const known = found.find(({ code }) => code === places[level].code)
    const [only] = found
    const chosen = known ?? (found.length === 1 ? only : undefined)
    const options = found.map(({ code, title }) => ({ code, title }))
    levels.push({ level, kind: 'pick', options, chosen: chosen?.code ?? '' })
    if (!chosen) return { ...shown, levels }
    parent = chosen.code
    if (level === 'district') shown.postCode = chosen.postCode
  }
  return { ...shown, levels }
}

function chosenCountry(countries: Country[], asked: ChosenPlace): ChosenPlace {
  const [only] = countries
  if (countries.length === 0) return { code: '', title: asked.title }
  const known = countries.find(({ code }) => code === asked.code)
  const { code, title } = known ?? (countries.length === 1 && only ? only : { code: '', title: '' })
  return { code, title }
}

/** Asks for each list once; null for one that could not be read. */
function askOnce(visit: Visit) {
  const { regions } = visit.shop
  const asked = new Map<string, Promise<Place[] | null>>()
  return (level: PlaceLevel, parent: string, country = ''): Promise<Place[] | null> => {
    if (!codePattern.test(parent)) return Promise.resolve(null)
    const key = `${level} ${parent}`
    const known = asked.get(key)
    if (known) return known
    const places = {
      province: () => regions.states(parent),
      city: () => (country ? regions.citiesOfState(country, parent) : regions.cities(parent)),
      town: () => regions.towns(parent),
      district: () => regions.districts(parent),
    }
      [level]()
      .catch((error) => {
        noteFailure(visit, error)
        return null
      })
    asked.set(key, places)
    return places
  }
}
