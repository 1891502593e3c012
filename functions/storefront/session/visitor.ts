import type { CallNote } from '../../../app/backend/http/transport'
import type { Language } from '../../../app/i18n/languages'
import { type NumberFormat, numbersOf } from '../../../app/i18n/money'
import { formatCart } from '../cache/format-cart'
import type { VisitorValues } from '../cache/placeholders'
import { type SentFields, sentFieldsOf, typedFields } from '../request/body'
import { detectLanguage } from '../request/detect-language'
import { newVisitorValues } from '../request/request-id'
import type { Serving } from '../serving'

export type OpenedRequest = Pick<
  Serving,
  'request' | 'url' | 'parsed' | 'settings' | 'waitUntil' | 'started' | 'isRenewal'
>

/** The visitor of one request, with their own values. */
export type Visitor = {
  /** Id of the browser, else of the submitted form. */
  id: string
  language: Language
  currency: string
  /** How the page writes prices; as its language does until the shop's settings are known. */
  numbers: NumberFormat
  /** Key of the submitted form; empty without one. */
  formKey: string
  /** What the submitted form held, without secrets. */
  typed: SentFields
  values: VisitorValues
  calls: CallNote[]
}

/** How the shop's settings have pages write prices, by language: an answer to script loads none. */
export const numbersKnown = new Map<Language, NumberFormat>()

export async function visitorOf({ request, parsed, settings }: OpenedRequest): Promise<Visitor> {
  const { path, preferences, session, visitorId } = parsed
  const language = await detectLanguage(request, { path, saved: preferences.language })
  const currency = preferences.currency ?? settings.defaultCurrency
  const fields = await sentFieldsOf(request)
  const formKey = fields.find(([name]) => name === 'key')?.[1] ?? ''
  const numbers = numbersKnown.get(language) ?? numbersOf(language)
  const cart = formatCart(session.cart, { language, currency, numbers })
  const values = { ...newVisitorValues(), ...cart }
  if (parsed.formKey) values.formKey = parsed.formKey
  const id = visitorId || formKey
  const typed = typedFields(fields)
  return { id, language, currency, numbers, formKey, typed, values, calls: [...parsed.calls] }
}
