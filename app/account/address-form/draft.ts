import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { regionLevels } from './address-rules'
import { type AddressValues, ownNames, regionsIn } from './address-values'
import type { SentAddress } from './sent-address'

const maxAgeMs = 15 * 60_000

/** Maximum length of a draft in the session cookie, in characters. */
const maxLetters = 2400

/** Maximum length of each of its values, in characters. */
const maxValue = 500

/** Beside its own fields, the choice of addresses that it stands below in an order. */
const orderFields = ['delivery', 'invoice', 'ayni', 'baska']
const ownFields = [
  ...ownNames,
  'mobile_phone_country',
  'home_phone_country',
  'code_regions',
  ...orderFields,
]
const regionFields = ['country', ...regionLevels].flatMap((name) => [name, `${name}_code`])
const names = [...ownFields, ...regionFields]

/** What the form holds, without its empty fields. */
export function typedValues(form: FormData): Record<string, string> {
  const typed = names.map((name) => [name, String(form.get(name) ?? '').slice(0, maxValue)])
  return Object.fromEntries(typed.filter(([, value]) => value !== ''))
}

/** Seals the form into the session: no personal data in a URL. @returns the URL that shows it; null when too long */
export function saveDraft(
  context: RequestContext,
  { id, back, form, page }: Pick<SentAddress, 'id' | 'back' | 'form' | 'page'>,
): string | null {
  const fields = Object.entries(typedValues(form))
  if (JSON.stringify(fields).length > maxLetters) return null
  context.session.addressDraft = { id, fields, until: Date.now() + maxAgeMs }
  const query = { id: id === '0' ? null : id, donus: back, taslak: '1' }
  return `${hrefOf(page, context.language, query)}#regions`
}

export function draftOf(context: RequestContext, id: string) {
  const { addressDraft } = context.session
  if (addressDraft?.id !== id || addressDraft.until <= Date.now()) return null
  const typed = new Map(addressDraft.fields)
  const values: AddressValues = Object.fromEntries(
    addressDraft.fields.filter(([name]) => ownFields.includes(name)),
  )
  return { values, ...regionsIn((name) => typed.get(name)) }
}

export function forgetDraft(context: RequestContext): void {
  context.session.addressDraft = undefined
}
