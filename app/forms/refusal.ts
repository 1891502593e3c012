import type { Notice } from '~/session/response-data'
import { noticeMs } from '~/ui/notice-times'
import type { FieldErrors } from './read-fields'

type Refused = { message: string; fields: FieldErrors }

const unique = (messages: string[]) => [...new Set(messages.filter(Boolean))]

/** All messages, for a form with a single field. */
export function messagesOf({ message, fields }: Refused, general: string): string[] {
  const messages = unique(Object.values(fields).flat())
  return messages.length > 0 ? messages : [message || general]
}

const unplacedMessages = (fields: FieldErrors, names: readonly string[]) =>
  Object.entries(fields)
    .filter(([name]) => !names.includes(name))
    .flatMap(([, messages]) => messages)

/** The general message and the errors of unknown fields. */
export function noticeOf(
  { message, fields }: Refused,
  names: readonly string[],
  general: string,
): string {
  return unique([message, ...unplacedMessages(fields, names)]).join(' ') || general
}

/** Splits a refusal into errors of known fields and a notice for the rest; '' when all errors have a field. */
export function refusalOf(
  { message, fields }: Refused,
  names: readonly string[],
  general: string,
): { errors: FieldErrors; text: string } {
  const placed = Object.entries(fields)
    .map(([name, messages]) => [name, unique(messages)] as const)
    .filter(([name, messages]) => names.includes(name) && messages.length > 0)
  const isPlaced = placed.length > 0 && placed.length === Object.keys(fields).length
  const beside = new Set(placed.flatMap(([, messages]) => messages))
  const remaining = { message: beside.has(message) ? '' : message, fields }
  return {
    errors: Object.fromEntries(placed),
    text: isPlaced ? '' : noticeOf(remaining, names, general),
  }
}

/** The notice of a refused form; none for ''. */
export const errorNotices = (text: string): Notice[] =>
  text ? [{ tone: 'bad', text, ms: noticeMs.error }] : []

/** The shop's message beside the field that it names, else above the form. */
export const errorsOfAnswer = (field: string, message: string, names: readonly string[]) =>
  names.includes(field) ? { errors: { [field]: [message] } } : { formErrors: [message] }
