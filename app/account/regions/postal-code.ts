import type { RegionLevel } from '~/backend/addresses/address-model'
import type { Site } from '~/backend/site/site-model'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import type { RequestedRegions } from './initial-selection'

const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text)

/** Whether the shop finds the regions of a country's postal codes. */
export async function findsPostalCodes({ backend }: RequestContext, country: string) {
  if (country !== 'TR') return false
  const site: Partial<Site> = await backend.site().catch(() => ({}))
  return site.hasPostalCodes === true
}

const filledRegions = ['city', 'town', 'district'] as const satisfies RegionLevel[]

/** The regions of a form with those that its postal code names: only below what was chosen, and never instead of it. */
export async function withPostalCode(
  context: RequestContext,
  requested: RequestedRegions,
  typed: string,
): Promise<RequestedRegions> {
  const { country, regions } = requested
  const isSet = (level: RegionLevel) => Boolean(regions[level].code || regions[level].title)
  const postalCode = typed.trim()
  if (!isPostalCode(postalCode) || filledRegions.every(isSet)) return requested
  if (!(await findsPostalCodes(context, country.code))) return requested
  const found = await context.backend.regions.byPostalCode(postalCode).catch((error) => {
    noteFailure(context, error)
    return null
  })
  if (!found) return requested
  const filled = { ...regions }
  for (const level of filledRegions) {
    if (!isSet(level) && found[level]) filled[level] = { code: found[level], title: '' }
    // Below another choice the code names nothing.
    if (filled[level].code !== found[level]) break
  }
  return { country, regions: filled }
}
