import type { ChosenRegion, RegionLevel } from '~/backend/addresses/address-model'
import { fold } from '~/i18n/casing'

/** Region levels below a country, from the largest to the smallest. */
export const regionLevels = [
  'province',
  'city',
  'town',
  'district',
] as const satisfies RegionLevel[]

/** A region field: a select, or free text where there is no list. */
export type RegionField =
  | { level: RegionLevel; kind: 'pick'; options: ChosenRegion[]; chosen: string }
  | { level: RegionLevel; kind: 'write'; written: string; needed: boolean; max: number }

/** A Turkish tax number: ten digits with a check digit, or a sole trader's identity number. */
export function isTaxNumber(text: string): boolean {
  if (isIdentityNumber(text)) return true
  if (!/^\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  let sum = 0
  for (let position = 0; position < 9; position += 1) {
    const shifted = ((digits[position] ?? 0) + 9 - position) % 10
    sum += shifted === 9 ? 9 : (shifted * 2 ** (9 - position)) % 9
  }
  return (10 - (sum % 10)) % 10 === digits[9]
}

/** A T.C. identity number: eleven digits, the first not 0, the last two are check digits. */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = (positions: number[]) =>
    positions.reduce((all, position) => all + (digits[position] ?? 0), 0)
  const odd = sum([0, 2, 4, 6, 8])
  const even = sum([1, 3, 5, 7])
  if ((((odd * 7 - even) % 10) + 10) % 10 !== digits[9]) return false
  return (odd + even + (digits[9] ?? 0)) % 10 === digits[10]
}

/** Tax offices are filtered from this many letters on. */
export const minLetters = 2
export const officesOfPage = 15

/** One page of the tax offices that match a word, prefix matches first; all offices for a shorter word. */
export function findOffices(
  offices: string[],
  word: string,
  page: number,
): { offices: string[]; more: boolean } {
  const foldedWord = fold(word)
  const isFilter = [...foldedWord].length >= minLetters
  const found = isFilter ? offices.filter((name) => fold(name).includes(foldedWord)) : offices
  const isPrefixMatch = (name: string) => fold(name).startsWith(foldedWord)
  const sorted = isFilter
    ? [...found.filter(isPrefixMatch), ...found.filter((name) => !isPrefixMatch(name))]
    : found
  const start = (page - 1) * officesOfPage
  const end = start + officesOfPage
  return { offices: sorted.slice(start, end), more: sorted.length > end }
}
