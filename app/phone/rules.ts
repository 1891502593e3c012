import type { Country } from '~/shop/address-model'

/** How many digits a number of unknown country has, its country's included. */
export const defaultDigits = 12

/** E.164: no number is longer. */
export const mostDigits = 15
/** Nobody's number is shorter, with its dialling code; so many are asked for where no pattern tells how many. */
export const fewestDigits = 8
/** So much of a text is looked at: more is no number, however it is written. */
const mostSigns = 200

/** One place of a mask: a sign that stands there, or a digit; some begin with 1-9. */
export type Slot = { kind: 'fixed'; sign: string } | { kind: 'digit'; first: boolean }

/** What the rules need of a country. */
export type PhoneCountry = Pick<Country, 'code' | 'phoneCode' | 'pattern'>

/** Countries whose numbers do not begin with 0 after the dialling code; every number of +1 too. */
const nonZero = new Set(['TR', 'CT', 'US', 'CA'])

/** Whose number it is when several share a dialling code and nothing else is known. */
const mainOf: Record<string, string> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '90': 'TR',
  '212': 'MA',
  '262': 'RE',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
}

/** Eastern Arabic digits, Persian ones too, as Western. */
export function western(text: string): string {
  return text
    .slice(0, mostSigns)
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
}

/** The digits of a text, Western. */
export function digitsIn(text: string): string {
  return western(text).replace(/\D/g, '')
}

const tells = (pattern: string) => /[xn]/.test(pattern)

/** What the country says of its numbers; nobody needs to tell it of Türkiye. '' where it is unknown. */
function knownPattern(country: PhoneCountry | null): string {
  if (country && tells(country.pattern)) return country.pattern.slice(0, 40)
  return country?.phoneCode === '90' ? '(xxx) xxx-xx-xx' : ''
}

/** The mask after the dialling code; `x` is a digit, `n` one of 1-9. Unknown: 12 digits after the plus. */
export function slotsOf(country: PhoneCountry | null): Slot[] {
  const generic = Math.max(0, defaultDigits - (country?.phoneCode.length ?? 0))
  const signs = [...(knownPattern(country) || 'x'.repeat(generic))]
  let isFirst = true
  return signs.map((sign): Slot => {
    if (sign !== 'x' && sign !== 'n') return { kind: 'fixed', sign }
    const first = sign === 'n' || (isFirst && country !== null && nonZero.has(country.code))
    isFirst = false
    return { kind: 'digit', first }
  })
}

/** How many digits a whole number of a country has, its dialling code included. */
export function digitCount(country: PhoneCountry | null): number {
  if (!country || !knownPattern(country)) return defaultDigits
  const own = slotsOf(country).filter(({ kind }) => kind === 'digit').length
  return country.phoneCode.length + own
}

/** The country with a mask that has room for a number that stands there already. */
export function roomFor<C extends PhoneCountry>(country: C, digits: string): C {
  if (!digits.startsWith(country.phoneCode) || digits.length <= digitCount(country)) return country
  return { ...country, pattern: 'x'.repeat(digits.length - country.phoneCode.length) }
}

/** A number's digits after the dialling code as its country writes them, as far as they go: `(532) 000-0`. */
export function written(country: PhoneCountry | null, digits: string): string {
  const left = [...digits]
  let text = ''
  for (const slot of slotsOf(country)) {
    if (left.length === 0) break
    text += slot.kind === 'fixed' ? slot.sign : (left.shift() ?? '')
  }
  return text + left.join('')
}

/** A whole number as it is read: `+90 (532) 000-00-01`. */
export function writtenWhole(country: PhoneCountry | null, digits: string): string {
  if (!country) return digits && `+${digits}`
  if (!digits.startsWith(country.phoneCode)) return digits && `+${digits}`
  return `+${country.phoneCode} ${written(country, digits.slice(country.phoneCode.length))}`.trim()
}

/** What a pasted text becomes: all digits, the dialling code first. */
export function pasted(country: PhoneCountry | null, text: string): string {
  const plain = western(text).trim()
  const digits = digitsIn(plain)
  if (!country) return digits
  const { phoneCode } = country
  if (digits.startsWith(phoneCode)) return digits
  const whole = plain.startsWith('00') ? digits.slice(2) : digits
  if (whole.startsWith(phoneCode)) return whole
  const [first] = slotsOf(country).filter(({ kind }) => kind === 'digit')
  // The 0 that is dialled at home has no place before a first digit of 1-9.
  const own = first?.kind === 'digit' && first.first ? digits.replace(/^0+/, '') : digits
  return phoneCode + own
}

/** Finds a country by its code; the language's EN means GB. */
export function countryOf<C extends PhoneCountry>(countries: C[], code: string): C | null {
  const meant = code === 'EN' ? 'GB' : code
  return countries.find((one) => one.code === meant) ?? null
}

/** Whose number it is, by its dialling code; +90 is Turkey, never northern Cyprus. */
export function countryOfNumber<C extends PhoneCountry>(countries: C[], digits: string): C | null {
  let found: C | null = null
  for (const one of countries) {
    const { phoneCode } = one
    if (!phoneCode || !digits.startsWith(phoneCode)) continue
    if (found && found.phoneCode.length > phoneCode.length) continue
    const isLonger = !found || phoneCode.length > found.phoneCode.length
    if (isLonger || mainOf[phoneCode] === one.code) found = one
  }
  return found
}

/** What the first country of a field depends on. */
export type FirstCountry = {
  /** The number that stands there; only one with its dialling code tells a country. */
  value: string
  /** The input's own default. */
  given?: string
  /** The member's country. */
  member?: string
  /** What the server proposes. */
  selected?: string
}

/**
 * The country that a phone field begins with: by the value's dialling code, else the input's default, else the
 * member's, else the server's, else Turkey; a list of one chooses itself.
 */
export function firstCountry<C extends PhoneCountry>(countries: C[], by: FirstCountry): C | null {
  const [only] = countries
  if (countries.length === 1 && only) return only
  const digits = digitsIn(by.value)
  const told = digits.length >= 7 ? countryOfNumber(countries, digits) : null
  if (told) return told
  for (const code of [by.given, by.member, by.selected, 'TR']) {
    const found = code ? countryOf(countries, code) : null
    if (found) return found
  }
  return null
}

/**
 * The digits of a typed number with its country's, as the server takes it; null when digits are missing or too many.
 * A plus or 00 tells the country itself; else the chosen one's code is added where it is not there.
 */
export function normalised(countries: PhoneCountry[], chosen: string, text: string): string | null {
  const plain = western(text).trim()
  const isWhole = /^(\+|00)/.test(plain)
  const digits = isWhole ? digitsIn(plain.replace(/^00/, '')) : digitsIn(plain)
  const country = isWhole ? countryOfNumber(countries, digits) : countryOf(countries, chosen)
  const all = isWhole ? digits : completed(country, digits)
  const isLengthKnown = knownPattern(country) !== '' || !(country || isWhole)
  const least = isLengthKnown ? digitCount(country) : fewestDigits
  const enough = all.length >= least && all.length <= mostDigits && !all.startsWith('0')
  const own = country ? all.slice(country.phoneCode.length) : all
  const [first] = slotsOf(country).filter(({ kind }) => kind === 'digit')
  const wrongStart = first?.kind === 'digit' && first.first && own.startsWith('0')
  return enough && !wrongStart ? all : null
}

function completed(country: PhoneCountry | null, digits: string): string {
  if (!country) return digits
  const { phoneCode } = country
  const isKnown = knownPattern(country) !== ''
  const count = digitCount(country)
  if (digits.startsWith(phoneCode) && digits.length >= count) return digits
  // The 0 that is dialled at home; in Italy it belongs to the number.
  const isTrunk = isKnown ? phoneCode.length + digits.length > count : phoneCode !== '39'
  return phoneCode + (isTrunk ? digits.replace(/^0/, '') : digits)
}
