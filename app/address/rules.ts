import { fold } from '~/i18n/casing'
import type { ChosenPlace, PlaceLevel } from '~/shop/address-model'

/** The levels below a country, the highest first. */
export const placeLevels = ['province', 'city', 'town', 'district'] as const satisfies PlaceLevel[]

/** A level as its form shows it: a list to choose from, or free text where there is none. */
export type LevelField =
  | { level: PlaceLevel; kind: 'pick'; options: ChosenPlace[]; chosen: string }
  | { level: PlaceLevel; kind: 'write'; written: string; needed: boolean; most: number }

/** A Turkish tax number: ten digits, the last proves the others; a sole trader's is their identity number. */
export function isTaxNumber(text: string): boolean {
  if (isIdentityNumber(text)) return true
  if (!/^\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  let sum = 0
  for (let place = 0; place < 9; place += 1) {
    const shifted = ((digits[place] ?? 0) + 9 - place) % 10
    sum += shifted === 9 ? 9 : (shifted * 2 ** (9 - place)) % 9
  }
  return (10 - (sum % 10)) % 10 === digits[9]
}

/** A T.C. identity number: eleven digits, not beginning with 0, the last two prove the others. */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = (places: number[]) => places.reduce((all, place) => all + (digits[place] ?? 0), 0)
  const odd = sum([0, 2, 4, 6, 8])
  const even = sum([1, 3, 5, 7])
  if ((((odd * 7 - even) % 10) + 10) % 10 !== digits[9]) return false
  return (odd + even + (digits[9] ?? 0)) % 10 === digits[10]
}

/** Tax offices are filtered from so many letters on, and shown by so many. */
export const fewestLetters = 2
export const officesOfPage = 15

/** Tax offices that a word is part of, those that begin with it first, or all for a shorter one; a page of them. */
export function findOffices(
  offices: string[],
  word: string,
  page: number,
): { offices: string[]; more: boolean } {
  const wanted = fold(word)
  const isFilter = [...wanted].length >= fewestLetters
  const found = isFilter ? offices.filter((name) => fold(name).includes(wanted)) : offices
  const begins = (name: string) => fold(name).startsWith(wanted)
  const inOrder = isFilter
    ? [...found.filter(begins), ...found.filter((name) => !begins(name))]
    : found
  const start = (page - 1) * officesOfPage
  const end = start + officesOfPage
  return { offices: inOrder.slice(start, end), more: inOrder.length > end }
}
