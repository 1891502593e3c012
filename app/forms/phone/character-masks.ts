import { western } from './phone-rules'

/** Input masks; phone numbers have their own (phone-rules.ts). `name` extends `string` by apostrophes and dots. */
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

const patterns: Record<Exclude<MaskKind, 'custom'>, RegExp> = {
  string: /^[\p{L}\p{M} -]*$/u,
  name: /^[\p{L}\p{M}'’ .-]*$/u,
  number: /^\d*$/,
  price: /^[\d.,٫٬]*$/,
  // A trailing space may precede the next word; it is trimmed on blur.
  password: /^(?!\s)/,
  email: /^(?!\s)(?!.*[@._+-][çğıöşüÇĞİÖŞÜ])/,
}

const nothing = /^$/

/** Valid content while typing. @param custom characters of a custom mask, as in a regular expression's class (`\d-`) */
export function charactersOf(kind: MaskKind, custom = ''): RegExp {
  if (kind !== 'custom') return patterns[kind]
  try {
    return custom ? new RegExp(`^[${custom}]*$`, 'u') : /^/
  } catch {
    return nothing
  }
}

/** Converts Eastern Arabic digits where digits are taken. @param custom as in `charactersOf` */
export function characterOf(kind: MaskKind, character: string, custom = ''): string {
  const takesDigits = kind === 'number' || kind === 'price' || custom.includes('\\d')
  return takesDigits ? western(character) : character
}

const trimmed = new Set<MaskKind>(['password', 'email', 'string', 'name'])

/** The value after blur. */
export function leftOf(kind: MaskKind, text: string): string {
  return trimmed.has(kind) ? text.trim() : text
}
