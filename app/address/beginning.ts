import { noteFailure } from '~/failure'
import type { ChosenPlace, Country, PlaceLevel } from '~/shop/address-model'
import type { Visit } from '~/visit'
import { type FormRules, formRules } from './form-rules'
import { type LevelField, placeLevels } from './rules'

export type ChosenPlaces = Record<PlaceLevel, ChosenPlace>

/** What an address form shows of its places. */
export type ShownPlaces = {
  /** Empty where the list could not be read: the country is then written. */
  countries: Country[]
  country: ChosenPlace
  levels: LevelField[]
  /** The chosen district's postal code, '' for none. */
  postCode: string
  /** What the form asks for, its other fields included. */
  rules: FormRules
  /** Its lists hold only what is chosen; the whole ones are still to be asked for (decision 021). */
  isShort?: boolean
}

export type AskedPlaces = { country: ChosenPlace; places: ChosenPlaces }

/** Levels without lists are written. */
export const openLevels = (
  levels: PlaceLevel[],
  chosen: ChosenPlaces,
  rules: FormRules,
): LevelField[] =>
  levels.map((level) => ({
    level,
    kind: 'write',
    written: chosen[level].title,
    needed: rules[level].required,
    most: rules[level].most,
  }))

/** The rules of the form, ours where the backend's cannot be had. */
async function rulesOf(visit: Visit): Promise<FormRules> {
  const told = await visit.shop.addresses.rules().catch((error) => {
    noteFailure(visit, error)
    return {}
  })
  return formRules(told)
}

/** What is there of every form before its lists: the countries and the chosen one, the rules, which levels follow. */
export async function beginningOf(visit: Visit, asked: AskedPlaces, isOnly: string) {
  const asksFor = rulesOf(visit)
  const all = await visit.shop.regions.countries(true).catch((error) => {
    noteFailure(visit, error)
    return null
  })
  const limited = isOnly ? all?.countries.filter(({ code }) => code === isOnly) : all?.countries
  const countries = limited?.length ? limited : (all?.countries ?? [])
  const country = chosenCountry(countries, asked.country)
  const rules = await asksFor
  const record = countries.find(({ code }) => code === country.code)
  const hasState = record?.hasState ?? false
  const every = placeLevels.filter((level) => level !== 'province' || hasState || !country.code)
  const end = every.findIndex((level) => !rules[level].show)
  const order = end < 0 ? every : every.slice(0, end)
  return { countries, country, rules, hasState, order }
}

function chosenCountry(countries: Country[], asked: ChosenPlace): ChosenPlace {
  const [only] = countries
  if (countries.length === 0) return { code: '', title: asked.title }
  const known = countries.find(({ code }) => code === asked.code)
  const { code, title } = known ?? (countries.length === 1 && only ? only : { code: '', title: '' })
  return { code, title }
}
