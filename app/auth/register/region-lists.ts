import type { RegisterField } from '~/backend/account/member-model'
import type { ChosenRegion } from '~/backend/addresses/address-model'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { secretFields } from './read-register'

const regionKeys = ['country_code', 'city_code', 'town_code', 'district_code'] as const
type RegionKey = (typeof regionKeys)[number]
const isRegion = (key: string) => regionKeys.some((name) => name === key)
type Values = Record<string, string>

function listOf({ backend }: RequestContext, key: RegionKey, parent: string) {
  const lists: Record<RegionKey, () => Promise<ChosenRegion[]>> = {
    country_code: async () => (await backend.regions.countries(true)).countries,
    city_code: () => backend.regions.cities(parent),
    town_code: () => backend.regions.towns(parent),
    district_code: () => backend.regions.districts(parent),
  }
  return lists[key]()
}

async function choicesOf(context: RequestContext, field: RegisterField, parent: string) {
  if (field.options.length > 0) return field.options
  const list = await listOf(context, field.key as RegionKey, parent).catch((error) => {
    noteFailure(context, error)
    return []
  })
  return list.map(({ code, title }) => ({ id: code, name: title }))
}

/** The regions that a form has sent. */
export const regionsSent = (form: FormData): Values =>
  Object.fromEntries(regionKeys.map((key) => [key, String(form.get(key) ?? '')]))

/** Whether the button was pressed that shows the next list. */
export const wantsNextList = (form: FormData): boolean => form.get('adim') === 'ileri'

/** The country of somebody who has chosen none. */
export const startCountry = ({ session: { member } }: RequestContext): string =>
  member?.onlyCountry || member?.country || 'TR'

/** The button of the next list stands after the last region of the form, and passwords after it: they are never sent back. */
function withNextButton(fields: RegisterField[]): RegisterField[] {
  const at = fields.findLastIndex(({ key }) => isRegion(key))
  const before = fields.slice(0, at)
  const isSecret = ({ key }: RegisterField) => secretFields.includes(key)
  return [
    ...before.filter((field) => !isSecret(field)),
    ...fields.slice(at, at + 1).map((last) => ({ ...last, hasNext: true })),
    ...before.filter(isSecret),
    ...fields.slice(at + 1),
  ]
}

/** Gives the fields of regions their lists. One below a region that is not chosen yet is left out, one without a list is typed. */
export async function withRegionLists(
  context: RequestContext,
  fields: RegisterField[],
  chosen: Values,
): Promise<RegisterField[]> {
  const regions = regionKeys.flatMap((name) => fields.find(({ key }) => key === name) ?? [])
  if (regions.length === 0) return fields
  const found = new Map<string, RegisterField>()
  let parent = regions[0]?.key === 'country_code' ? '' : startCountry(context)
  for (const field of regions) {
    const at = regions.indexOf(field)
    if (at > 0 && parent === '') break
    const options = await choicesOf(context, field, parent)
    const required = regions.slice(at).some((one) => one.required)
    found.set(field.key, { ...field, options, required })
    const value = chosen[field.key] ?? ''
    parent = options.some(({ id }) => id === value) ? value : ''
  }
  const listed = fields.flatMap((field) => {
    if (!regions.includes(field)) return [field]
    return found.get(field.key) ?? []
  })
  return regions.length > 1 ? withNextButton(listed) : listed
}
