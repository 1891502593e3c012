import { typedOf } from '~/auth/read-fields'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { type AddressTyped, addressFields, placesIn } from './read-address'
import { placeLevels } from './rules'

/** A draft that waited longer is begun anew, in ms. */
const longest = 15 * 60_000

/** Letters of a draft that the session has room for. */
const mostLetters = 2400

const placeFields = ['country', ...placeLevels].flatMap((name) => [name, `${name}_code`])
const names: string[] = [...addressFields, ...placeFields]

const fieldsIn = (form: FormData) =>
  Object.entries(typedOf(form, names)).filter(([, value]) => value !== '')

/**
 * Keeps a form whose next list was asked for, sealed in the session: names and places never stand in an address.
 * @returns the address that shows it again, null where it is too long to be kept
 */
export function keepDraft(
  visit: Visit,
  id: string,
  back: string | null,
  form: FormData,
): string | null {
  const fields = fieldsIn(form)
  if (JSON.stringify(fields).length > mostLetters) return null
  visit.session.addressDraft = { id, fields, until: Date.now() + longest }
  const own = { id: id === '0' ? null : id, donus: back, taslak: '1' }
  return `${hrefOf('address', visit.language, own)}#places`
}

/** What was typed for an address whose lists were asked for; null where nothing is kept of it. */
export function draftOf(visit: Visit, id: string) {
  const { addressDraft } = visit.session
  if (addressDraft?.id !== id || addressDraft.until <= Date.now()) return null
  const form = new FormData()
  for (const [name, value] of addressDraft.fields) form.set(name, value)
  return {
    typed: typedOf(form, [...addressFields]) as AddressTyped,
    ...placesIn((name) => form.get(name)),
  }
}

/** The address is saved: what was typed on the way is over. */
export function forgetDraft(visit: Visit): void {
  visit.session.addressDraft = undefined
}
