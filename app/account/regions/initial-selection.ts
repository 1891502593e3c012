import { type RegionField, regionLevels } from '~/account/address-form/address-rules'
import { type FormRules, formRules } from '~/account/address-form/field-rules'
import type { ChosenRegion, Country, RegionLevel } from '~/backend/addresses/address-model'
import { fold } from '~/i18n/casing'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

export type ChosenRegions = Record<RegionLevel, ChosenRegion>

export type RegionSelection = {
  /** Empty when the list could not be loaded; the country is then free text. */
  countries: Country[]
  /** Without a code its title was typed and is in no list. */
  country: ChosenRegion
  fields: RegionField[]
  postCode: string
  rules: FormRules
  /** The selects hold only the saved options; the full lists load later (decision 021). */
  isShort?: boolean
}

export type RequestedRegions = { country: ChosenRegion; regions: ChosenRegions }

export const freeTextFields = (
  regions: RegionLevel[],
  chosen: ChosenRegions,
  rules: FormRules,
): RegionField[] =>
  regions.map((level) => ({
    level,
    kind: 'write',
    written: chosen[level].title,
    needed: rules[level].required,
    max: rules[level].max,
  }))

/** The option of a code, or of a name that was typed while there was no list; case and diacritics do not matter. */
export function optionOf<Option extends ChosenRegion>(
  options: Option[],
  { code, title }: ChosenRegion,
): Option | undefined {
  if (code) return options.find((option) => option.code === code)
  const typed = fold(title)
  return typed ? options.find((option) => fold(option.title) === typed) : undefined
}

/** The levels below one without a choice that have typed text, which must not be lost with their list. */
export const typedFields = (
  regions: RegionLevel[],
  chosen: ChosenRegions,
  rules: FormRules,
): RegionField[] =>
  freeTextFields(
    regions.filter((level) => !chosen[level].code && chosen[level].title),
    chosen,
    rules,
  )

/** The backend's rules, or the defaults when they cannot be loaded. */
async function rulesOf(context: RequestContext): Promise<FormRules> {
  const backendRules = await context.backend.addresses.rules().catch((error) => {
    noteFailure(context, error)
    return {}
  })
  return formRules(backendRules, !context.session.member)
}

/** Loads what every address form needs before its lists: countries, rules and the region levels of the country. @param loadFirst starts the first list of a country without waiting for the rules */
export async function initialSelection(
  context: RequestContext,
  requested: RequestedRegions,
  isOnly: string,
  loadFirst: (level: RegionLevel, country: string) => unknown = () => {},
) {
  const pendingRules = rulesOf(context)
  const all = await context.backend.regions.countries(true).catch((error) => {
    noteFailure(context, error)
    return null
  })
  const allowed = isOnly ? all?.countries.filter(({ code }) => code === isOnly) : all?.countries
  const countries = allowed?.length ? allowed : (all?.countries ?? [])
  const country = chosenCountry(countries, requested.country)
  const record = countries.find(({ code }) => code === country.code)
  const hasState = record?.hasState ?? false
  if (country.code) loadFirst(hasState ? 'province' : 'city', country.code)
  const rules = await pendingRules
  const possible = regionLevels.filter((level) => level !== 'province' || hasState || !country.code)
  const end = possible.findIndex((level) => !rules[level].show)
  const order = end < 0 ? possible : possible.slice(0, end)
  return { countries, country, rules, hasState, order }
}

function chosenCountry(countries: Country[], requested: ChosenRegion): ChosenRegion {
  const [only] = countries
  if (countries.length === 0) return { code: '', title: requested.title }
  const typed = { code: '', title: requested.code ? '' : requested.title }
  const known = optionOf(countries, requested)
  const { code, title } = known ?? (countries.length === 1 && only ? only : typed)
  return { code, title }
}
