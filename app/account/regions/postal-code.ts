import type { SubmissionResult } from '@conform-to/react'
import type { RegionLevel } from '~/backend/addresses/address-model'
import type { Site } from '~/backend/site/site-model'
import { western } from '~/forms/phone/phone-rules'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import type { ChosenRegions, RegionSelection, RequestedRegions } from './initial-selection'

const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text)

const plainCode = (typed: string): string => western(typed).replace(/\s/g, '')

/** Whether the shop finds the regions of a country's postal codes. */
export async function findsPostalCodes({ backend }: RequestContext, country: string) {
  if (country !== 'TR') return false
  const site: Partial<Site> = await backend.site().catch(() => ({}))
  return site.hasPostalCodes === true
}

const filledRegions = ['city', 'town', 'district'] as const satisfies RegionLevel[]

const namedBy = (context: RequestContext, postalCode: string) =>
  context.backend.regions.byPostalCode(postalCode).catch((error) => {
    noteFailure(context, error)
    return null
  })

/** The regions that a postal code chose, as a form sends them along: `city:34 town:3414`. */
export const regionsOfCode = (regions: ChosenRegions, chosen: ChosenRegions): string =>
  filledRegions
    .filter((level) => regions[level].code && regions[level].code !== chosen[level].code)
    .map((level) => `${level}:${regions[level].code}`)
    .join(' ')

/** What the shopper chose: without what the code before this one chose in their place. */
function chosenByHand(regions: ChosenRegions, ofCode: string): ChosenRegions {
  const filled = new Set(ofCode.split(' '))
  const byHand = { ...regions }
  for (const level of filledRegions)
    if (filled.has(`${level}:${regions[level].code}`)) byHand[level] = { code: '', title: '' }
  return byHand
}

type Filled = RequestedRegions & {
  ofCode: string
}

/**
 * The regions of a form with those that its postal code names: only below what was chosen by hand, and never instead of
 * it. @param ofCode what the code before chose (`regionsOfCode`)
 */
export async function withPostalCode(
  context: RequestContext,
  requested: RequestedRegions,
  typed: string,
  ofCode = '',
): Promise<Filled> {
  const { country } = requested
  const postalCode = plainCode(typed)
  if (!isPostalCode(postalCode)) return { ...requested, ofCode }
  const regions = chosenByHand(requested.regions, ofCode)
  const isSet = (level: RegionLevel) => Boolean(regions[level].code || regions[level].title)
  if (filledRegions.every(isSet)) return { ...requested, ofCode }
  if (!(await findsPostalCodes(context, country.code))) return { ...requested, ofCode }
  const found = await namedBy(context, postalCode)
  if (!found) return { ...requested, ofCode }
  const filled = { ...regions }
  for (const level of filledRegions) {
    if (!isSet(level) && found[level]) filled[level] = { code: found[level], title: '' }
    // Below another choice the code names nothing.
    if (filled[level].code !== found[level]) break
  }
  return { country, regions: filled, ofCode: regionsOfCode(filled, regions) }
}

/** What is wrong with a postal code beside these regions, in a sentence; '' where the shop knows of nothing. */
export async function postalCodeError(
  context: RequestContext,
  { country, fields }: Pick<RegionSelection, 'country' | 'fields'>,
  typed: string,
): Promise<string> {
  const t = translatorOf(context.language)
  const postalCode = plainCode(typed)
  if (!postalCode || !(await findsPostalCodes(context, country.code))) return ''
  if (!isPostalCode(postalCode)) return t('address.postCodeUnknown')
  const found = await namedBy(context, postalCode)
  if (!found) return ''
  if (!found.city) return t('address.postCodeUnknown')
  const cities = fields.find(({ level }) => level === 'city')
  if (cities?.kind !== 'pick' || !cities.chosen || cities.chosen === found.city) return ''
  const city = cities.options.find(({ code }) => code === found.city)?.title
  return city ? t('address.postCodeElsewhere', { city }) : ''
}

export const codeRefused = (
  error: string,
  initialValue: SubmissionResult['initialValue'],
): SubmissionResult => ({ status: 'error', initialValue, error: { post_code: [error] } })
