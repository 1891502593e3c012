const parameterPattern = /^(?!\.{1,2}$)[\w.~+/=%-]{1,512}$/

/** A token from a link in an e-mail; '' when it is malformed or could climb in a path. */
export function linkParameterOf(value: unknown): string {
  // An unencoded plus was decoded as a space.
  const parameter = typeof value === 'string' ? value.replaceAll(' ', '+') : ''
  return parameterPattern.test(parameter) ? parameter : ''
}
