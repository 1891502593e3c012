import { typedOf } from '~/forms/read-fields'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { regionLevels } from './address-rules'
import { type AddressTyped, addressFields, regionsIn } from './read-address'

/** Maximum age of a draft, in ms. */
const maxAgeMs = 15 * 60_000

/** Maximum length of a draft in the session cookie, in characters. */
const maxLetters = 2400

const regionFields = ['country', ...regionLevels].flatMap((name) => [name, `${name}_code`])
const names: string[] = [...addressFields, ...regionFields]

const fieldsIn = (form: FormData) =>
  Object.entries(typedOf(form, names)).filter(([, value]) => value !== '')

/**
 * Saves the form in the sealed session before its next list loads, so that personal data never stands in a URL.
 * @returns the URL that shows the form again, null when the draft is too long
 */
export function saveDraft(
  context: RequestContext,
  id: string,
  back: string | null,
  form: FormData,
): string | null {
  const fields = fieldsIn(form)
  if (JSON.stringify(fields).length > maxLetters) return null
  context.session.addressDraft = { id, fields, until: Date.now() + maxAgeMs }
  const query = { id: id === '0' ? null : id, donus: back, taslak: '1' }
  return `${hrefOf('address', context.language, query)}#places`
}

/** The draft of this address; null when there is none. */
export function draftOf(context: RequestContext, id: string) {
  const { addressDraft } = context.session
  if (addressDraft?.id !== id || addressDraft.until <= Date.now()) return null
  const form = new FormData()
  for (const [name, value] of addressDraft.fields) form.set(name, value)
  return {
    typed: typedOf(form, [...addressFields]) as AddressTyped,
    ...regionsIn((name) => form.get(name)),
  }
}

export function forgetDraft(context: RequestContext): void {
  context.session.addressDraft = undefined
}
