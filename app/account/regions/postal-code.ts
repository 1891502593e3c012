import type { SubmissionResult } from '@conform-to/react'
import type { PostalRegion, RegionLevel } from '~/backend/addresses/address-model'
import type { Site } from '~/backend/site/site-model'
import { western } from '~/forms/phone/phone-rules'
import { type Translate, translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import type { ChosenRegions, RegionSelection, RequestedRegions } from './initial-selection'

const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text)

/** A code without its spaces, in western digits. */
export const plainCode = (typed: string): string => western(typed).replace(/\s/g, '')

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

const none = { code: '', title: '' }

/** The code of a district, where the typed one is that of another; '' where the shop does not know it. */
async function otherCode(
  context: RequestContext,
  { town, district }: Record<'town' | 'district', string>,
  postalCode: string,
  found: PostalRegion | null,
): Promise<string> {
  if (!town || !district) return ''
  const list = (await context.backend.regions.districts(town).catch(() => null)) ?? []
  const own = list.find(({ code }) => code === district)?.postCode ?? ''
  const isInTown = list.some(({ postCode }) => plainCode(postCode) === postalCode)
  const isElsewhere = isInTown || Boolean(found?.town && found.town !== town)
  return isElsewhere && plainCode(own) !== postalCode ? own : ''
}

/** The regions of a form whose postal code was typed last: it takes the place of what it contradicts, with all below that. */
export async function withTypedCode(
  context: RequestContext,
  requested: RequestedRegions,
  typed: string,
): Promise<RequestedRegions> {
  const { country, regions } = requested
  const postalCode = plainCode(typed)
  if (!isPostalCode(postalCode) || !(await findsPostalCodes(context, country.code)))
    return requested
  const found = await namedBy(context, postalCode)
  if (!found?.city) return requested
  const filled = { ...regions }
  for (const [at, level] of filledRegions.entries()) {
    if (!found[level] || found[level] === filled[level].code) continue
    for (const below of filledRegions.slice(at)) filled[below] = none
    filled[level] = { code: found[level], title: '' }
  }
  const chosen = { town: filled.town.code, district: filled.district.code }
  if (await otherCode(context, chosen, postalCode, found)) filled.district = none
  return { country, regions: filled }
}

/** `isElsewhere`: the code belongs to other regions than the chosen ones. */
type Judged = { error: string; isElsewhere: boolean }

const fine: Judged = { error: '', isElsewhere: false }

type Fields = RegionSelection['fields']

function chosenIn(fields: Fields, wanted: RegionLevel): string {
  const field = fields.find(({ level }) => level === wanted)
  return field?.kind === 'pick' ? field.chosen : ''
}

function ofOtherCity(t: Translate, fields: Fields, found: PostalRegion): Judged {
  const cities = fields.find(({ level }) => level === 'city')
  const options = cities?.kind === 'pick' ? cities.options : []
  const city = options.find(({ code }) => code === found.city)?.title
  return city ? { error: t('address.postCodeElsewhere', { city }), isElsewhere: true } : fine
}

/** What is wrong with a postal code beside these regions, in a sentence. */
export async function judgePostalCode(
  context: RequestContext,
  { country, fields }: Pick<RegionSelection, 'country' | 'fields'>,
  typed: string,
): Promise<Judged> {
  const t = translatorOf(context.language)
  const postalCode = plainCode(typed)
  if (!postalCode) return fine
  const isKnown = await findsPostalCodes(context, country.code)
  const found = isKnown && isPostalCode(postalCode) ? await namedBy(context, postalCode) : null
  if (isKnown && (found ? !found.city : !isPostalCode(postalCode)))
    return { error: t('address.postCodeUnknown'), isElsewhere: false }
  const city = chosenIn(fields, 'city')
  if (city && found && found.city !== city) return ofOtherCity(t, fields, found)
  const chosen = { town: chosenIn(fields, 'town'), district: chosenIn(fields, 'district') }
  const code = await otherCode(context, chosen, postalCode, found)
  if (code) return { error: t('address.postCodeOfDistrict', { code }), isElsewhere: true }
  // Below another town a district is still to be chosen.
  const isOpen = chosen.town !== '' && chosen.district === ''
  const isElsewhere = isOpen && Boolean(found?.town) && found?.town !== chosen.town
  return { error: '', isElsewhere }
}

/** The sentence of `judgePostalCode`; '' where the shop knows of nothing. */
export const postalCodeError = async (...about: Parameters<typeof judgePostalCode>) =>
  (await judgePostalCode(...about)).error

export const codeRefused = (
  error: string,
  initialValue: SubmissionResult['initialValue'],
): SubmissionResult => ({ status: 'error', initialValue, error: { post_code: [error] } })
