import type { FieldErrors } from './read-fields'

/** What the shop says of a form that it refuses. */
type Refused = { message: string; fields: FieldErrors }

const once = (words: string[]) => [...new Set(words.filter(Boolean))]

/** What is said of a form with one field: all of it stands there, whatever it is keyed by. */
export function wordsOf({ message, fields }: Refused, general: string): string[] {
  const said = once(Object.values(fields).flat())
  return said.length > 0 ? said : [message || general]
}

const unplacedWords = (fields: FieldErrors, names: readonly string[]) =>
  Object.entries(fields)
    .filter(([name]) => !names.includes(name))
    .flatMap(([, words]) => words)

/** The shop's sentence with every error whose key names no field of the form. */
export function noticeOf(
  { message, fields }: Refused,
  names: readonly string[],
  general: string,
): string {
  return once([message, ...unplacedWords(fields, names)]).join(' ') || general
}

/**
 * Errors that stand beside the form's fields, and the notice for all else: '' where every error has its field.
 * @param names how the form calls its fields
 */
export function refusalOf(
  { message, fields }: Refused,
  names: readonly string[],
  general: string,
): { errors: FieldErrors; text: string } {
  const placed = Object.entries(fields)
    .map(([name, words]) => [name, once(words)] as const)
    .filter(([name, words]) => names.includes(name) && words.length > 0)
  const isPlaced = placed.length > 0 && placed.length === Object.keys(fields).length
  const beside = new Set(placed.flatMap(([, words]) => words))
  const news = { message: beside.has(message) ? '' : message, fields }
  return {
    errors: Object.fromEntries(placed),
    text: isPlaced ? '' : noticeOf(news, names, general),
  }
}
