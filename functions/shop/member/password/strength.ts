/** The minimum length of a password; any composition is allowed (NIST 800-63B). */
export const MIN_LENGTH = 10
const MAX_LENGTH = 128

const COMMON =
  /^(?:(.)\1+|(?:0123456789|1234567890|12345678910)\d*|qwerty\w*|password\w*|sifre\w*)$/i

/** A password's strength, 0 to 10: mostly length, then variety. Up to 6 the member is asked for a better one. */
export function strengthOf(password: string): number {
  if (COMMON.test(password)) return 1
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password))
  return Math.min(10, Math.floor(Math.min(password.length, 16) / 2) + kinds.length - 1)
}

export function isGoodPassword(password: string): boolean {
  return password.length >= MIN_LENGTH && password.length <= MAX_LENGTH && !COMMON.test(password)
}
