import { western } from './rules'

/**
 * The masks of typed fields; a phone's is its country's (rules.ts). No field is bound to
 * `string`, and people are called O'Brien: `name` is a custom mask of it, with apostrophes and dots.
 */
export const maskKinds = [
  'string',
  'name',
  'number',
  'price',
  'password',
  'email',
  'custom',
] as const
export type MaskKind = (typeof maskKinds)[number]

const whole: Record<Exclude<MaskKind, 'custom'>, RegExp> = {
  string: /^[\p{L}\p{M} -]*$/u,
  name: /^[\p{L}\p{M}'’ .-]*$/u,
  number: /^\d*$/,
  price: /^[\d.,]*$/,
  // A trailing space may be the one before the next word: it goes when the field is left.
  password: /^(?!\s)/,
  email: /^(?!\s)(?!.*[@._+-][çğıöşüÇĞİÖŞÜ])/,
}

const nothing = /^$/

/**
 * What may stand in a field of a kind while it is typed.
 * @param own of a custom mask: the signs that its field takes, as a regular expression writes a class of them (`\d-`)
 */
export function signsOf(kind: MaskKind, own = ''): RegExp {
  if (kind !== 'custom') return whole[kind]
  try {
    return own ? new RegExp(`^[${own}]*$`, 'u') : /^/
  } catch {
    return nothing
  }
}

/** A typed sign as the mask takes it: Eastern Arabic digits are Western where digits are asked for. */
export function signOf(kind: MaskKind, sign: string): string {
  return kind === 'number' || kind === 'price' ? western(sign) : sign
}

const trimmed = new Set<MaskKind>(['password', 'email', 'string', 'name'])

/** What is left of a text when its field is left. */
export function leftOf(kind: MaskKind, text: string): string {
  return trimmed.has(kind) ? text.trim() : text
}
