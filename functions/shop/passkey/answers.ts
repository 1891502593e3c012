import { privateAnswer } from '../answer'
import type { Call } from '../app'
import type { Fields } from '../form'
import { field } from '../form'
import { languageOf } from '../session/call-preferences'
import { type PasskeyText, passkeyText } from './messages'

/** The site whose pages use the passkeys: WebAuthn's relying party. */
export type Party = { id: string; origin: string }

/** Null where the shop does not know its storefront's origin: passkeys are not offered then. */
export function partyOf({ SITE_ORIGIN }: { SITE_ORIGIN?: string | undefined }): Party | null {
  const url = URL.parse(SITE_ORIGIN ?? '')
  return url && { id: url.hostname, origin: url.origin }
}

/** The answer to an action: a status above 0 is success. */
export function answer(call: Call, status: 0 | 1, text: PasskeyText, more: object = {}): Response {
  const statusText = passkeyText(text, languageOf(call))
  return privateAnswer(call, { status, statusText, ...more })
}

const MAX_NAME = 60

/** What its owner calls a key; '' for none. */
export const keyName = (fields: Fields): string => field(fields, 'name').trim().slice(0, MAX_NAME)

/** The browser's answer in a form, as JSON; null for anything else. Its content is the library's to judge. */
export function responseIn(fields: Fields): { id: string } | null {
  try {
    const found: unknown = JSON.parse(field(fields, 'response'))
    const isResponse = typeof found === 'object' && found !== null && 'id' in found
    return isResponse && typeof found.id === 'string' ? { ...found, id: found.id } : null
  } catch {
    return null
  }
}
