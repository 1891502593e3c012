import type { Country } from '~/backend/addresses/address-model'

/** Digits of a number of unknown country, with its country code. */
export const defaultDigits = 12

/** E.164. */
export const maxDigits = 15
/** Minimum with the country code, when no pattern gives the length. */
export const minDigits = 8
/** Longer input is cut, to bound the work. */
const maxCharacters = 200

/** A mask position: a fixed character or a digit, with `first` only 1-9. */
export type Slot = { kind: 'fixed'; character: string } | { kind: 'digit'; first: boolean }

export type PhoneCountry = Pick<Country, 'code' | 'phoneCode' | 'pattern'>

/** Countries whose numbers do not start with 0; includes all of +1. */
const nonZero = new Set(['TR', 'CT', 'US', 'CA'])

/** Dialling codes whose numbers may begin with a 0 of their own. */
const ownZero = new Set(['39', '225', '226', '229', '241', '242', '378', '992'])

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

/** Converts Eastern Arabic and Persian digits. */
export function western(text: string): string {
  return text
    .slice(0, maxCharacters)
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
}

export function digitsIn(text: string): string {
  return western(text).replace(/\D/g, '')
}

const hasSlots = (pattern: string) => /[xn]/.test(pattern)

/** The pattern of a country, built in for Türkiye; '' when unknown. */
function knownPattern(country: PhoneCountry | null): string {
  if (country && hasSlots(country.pattern)) return country.pattern.slice(0, 40)
  return country?.phoneCode === '90' ? '(xxx) xxx-xx-xx' : ''
}

/** Slots after the dialling code: `x` is a digit, `n` 1-9. Unknown patterns allow 12 digits. */
export function slotsOf(country: PhoneCountry | null): Slot[] {
  const generic = Math.max(0, defaultDigits - (country?.phoneCode.length ?? 0))
  const characters = [...(knownPattern(country) || 'x'.repeat(generic))]
  let isFirst = true
  return characters.map((character): Slot => {
    if (character !== 'x' && character !== 'n') return { kind: 'fixed', character }
    const first = character === 'n' || (isFirst && country !== null && nonZero.has(country.code))
    isFirst = false
    return { kind: 'digit', first }
  })
}

/** Digits of a complete number, with its dialling code. */
export function digitCount(country: PhoneCountry | null): number {
  if (!country || !knownPattern(country)) return defaultDigits
  const national = slotsOf(country).filter(({ kind }) => kind === 'digit').length
  return country.phoneCode.length + national
}

/** Widens the mask for a longer saved number. */
export function widenMask<C extends PhoneCountry>(country: C, digits: string): C {
  if (!digits.startsWith(country.phoneCode) || digits.length <= digitCount(country)) return country
  return { ...country, pattern: 'x'.repeat(digits.length - country.phoneCode.length) }
}

/** National format, as far as the digits go: `(532) 000-0`. */
export function formatNational(country: PhoneCountry | null, digits: string): string {
  const left = [...digits]
  let text = ''
  for (const slot of slotsOf(country)) {
    if (left.length === 0) break
    text += slot.kind === 'fixed' ? slot.character : (left.shift() ?? '')
  }
  return text + left.join('')
}

/** International format: `+90 (532) 000-00-01`. */
export function formatInternational(country: PhoneCountry | null, digits: string): string {
  if (!country) return digits && `+${digits}`
  if (!digits.startsWith(country.phoneCode)) return digits && `+${digits}`
  return `+${country.phoneCode} ${formatNational(country, digits.slice(country.phoneCode.length))}`.trim()
}

/** Whether a number tells its country: it begins with + or 00. */
export function hasCountryCode(text: string): boolean {
  return /^(\+|00)/.test(western(text).trim())
}

/** Digits of a number that tells its country. */
export function internationalDigits(text: string): string {
  return digitsIn(text).replace(/^00/, '')
}

/** Digits of pasted text, starting with the country's dialling code. */
export function digitsOfPasted(country: PhoneCountry | null, text: string): string {
  const digits = hasCountryCode(text) ? internationalDigits(text) : digitsIn(text)
  if (!country) return digits
  const { phoneCode } = country
  if (!digits.startsWith(phoneCode)) return phoneCode + withoutTrunk(country, digitsIn(text))
  return phoneCode + withoutTrunk(country, digits.slice(phoneCode.length))
}

/** A Turkish mobile number, written without its dialling code; null for any other. */
export function turkishMobile(digits: string): string | null {
  const [, own] = /^0?(5\d{9})$/.exec(digits) ?? []
  return own ? `90${own}` : null
}

/** EN, a language code, means GB. */
export function countryOf<C extends PhoneCountry>(countries: C[], code: string): C | null {
  const lookupCode = code === 'EN' ? 'GB' : code
  return countries.find((one) => one.code === lookupCode) ?? null
}

/** By dialling code; +90 is Turkey, never northern Cyprus. */
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

export type FirstCountry = {
  /** The saved number; used if it includes a dialling code. */
  value: string
  /** Default of the field. */
  given?: string
  member?: string
  /** The server's suggestion. */
  selected?: string
}

/** The initial country: by number, field, member, server, else Turkey. A single country is chosen. */
export function firstCountry<C extends PhoneCountry>(countries: C[], by: FirstCountry): C | null {
  const [only] = countries
  if (countries.length === 1 && only) return only
  const digits = digitsIn(by.value)
  const ownCountry = digits.length >= 7 ? countryOfNumber(countries, digits) : null
  if (ownCountry) return ownCountry
  for (const code of [by.given, by.member, by.selected, 'TR']) {
    const found = code ? countryOf(countries, code) : null
    if (found) return found
  }
  return null
}

/** Digits with the country code, by default the chosen country's; null when there are too few or too many. */
export function normalised(countries: PhoneCountry[], chosen: string, text: string): string | null {
  const isWhole = hasCountryCode(text)
  const digits = isWhole ? internationalDigits(text) : digitsIn(text)
  const country = isWhole ? countryOfNumber(countries, digits) : countryOf(countries, chosen)
  const all = withDialCode(country, digits, isWhole)
  const isLengthKnown = knownPattern(country) !== '' || !(country || isWhole)
  const min = isLengthKnown ? digitCount(country) : minDigits
  const enough = all.length >= min && all.length <= maxDigits && !all.startsWith('0')
  const national = country ? all.slice(country.phoneCode.length) : all
  const wrongStart = beginsWithoutZero(country) && national.startsWith('0')
  return enough && !wrongStart ? all : null
}

/** A number as it stands beside the select of its country: `532 000 00 01`; whole if it would be read as another. */
export function nationalBeside(countries: PhoneCountry[], chosen: string, digits: string): string {
  const country = countryOf(countries, chosen)
  if (!country || !digits.startsWith(country.phoneCode)) return digits && `+${digits}`
  const own = formatNational(country, digits.slice(country.phoneCode.length))
  const national = own.replace(/\D+/g, ' ').trim()
  const isSame = normalised(countries, chosen, national) === digits
  return isSame ? national : formatInternational(country, digits)
}

function withDialCode(country: PhoneCountry | null, digits: string, isWhole: boolean): string {
  if (!country) return digits
  const { phoneCode } = country
  const hasCode = isWhole || (digits.startsWith(phoneCode) && digits.length >= digitCount(country))
  const national = hasCode ? digits.slice(phoneCode.length) : digits
  return phoneCode + withoutTrunk(country, national)
}

/** Drops the trunk prefix 0, where it is none of the number's own digits. */
function withoutTrunk(country: PhoneCountry, national: string): string {
  const { phoneCode } = country
  if (ownZero.has(phoneCode)) return national
  const isFull = phoneCode.length + national.length <= digitCount(country)
  if (knownPattern(country) && isFull) return national
  return national.replace(/^0/, '')
}

function beginsWithoutZero(country: PhoneCountry | null): boolean {
  const first = slotsOf(country).find(({ kind }) => kind === 'digit')
  return first?.kind === 'digit' && first.first
}
