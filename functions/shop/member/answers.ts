import type { Call } from '../app'
import { EMAIL } from '../auth/email'
import { languageOf } from '../session/call-preferences'
import type { MemberText } from './messages'
import { memberText } from './messages'

/** Errors of a form: a message for each field name. */
export type Wrong = Record<string, MemberText>

/** The answer to an invalid form of /api/v1: 422 with a row for each field. */
export function refuseForm(call: Call, wrong: Wrong): Response {
  const language = languageOf(call)
  call.header('Cache-Control', 'no-store')
  const data = Object.entries(wrong).map(([key, text]) => ({
    key,
    statusText: memberText(text, language),
  }))
  const message = data.length === 1 ? (data[0]?.statusText ?? '') : memberText('mistakes', language)
  return call.json({ status: false, message, data }, 422)
}

/** The answer to a successful action of /api/v1; `data` is always an array. */
export function done(call: Call, text: MemberText, data: object[] = [], page?: object): Response {
  call.header('Cache-Control', 'no-store')
  const message = memberText(text, languageOf(call))
  return call.json({ status: true, message, data, ...(page && { page }) })
}

/** The answer to an action of /srv: a status above 0 is success. */
export function respond(call: Call, status: number, text: MemberText, more: object = {}): Response {
  call.header('Cache-Control', 'no-store')
  const statusText = memberText(text, languageOf(call))
  return call.json({ status, statusText, message: statusText, ...more })
}

export function isEmail(text: string): boolean {
  return EMAIL.test(text) && text.length <= 254
}
