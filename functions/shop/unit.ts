import type { Language } from './locale'
import { formatCount } from './money'

/** The Turkish units on their own; orders have them after a number. */
const TURKISH: Record<string, string> = { adet: 'Adet', kg: 'kg', metre: 'Metre', paket: 'Paket' }

const OTHERS: Record<string, Partial<Record<Language, string>>> = {
  adet: { en: 'pcs', de: 'Stück', ar: 'قطعة' },
  kg: { ar: 'كغ' },
  metre: { en: 'm', de: 'm', ar: 'متر' },
  paket: { en: 'pack', de: 'Packung', ar: 'عبوة' },
}

/** The unit of a product after a number: "2 adet"; an unknown unit is returned unchanged. */
export function unitAfterNumber(unit: string, language: Language): string {
  return OTHERS[unit]?.[language] ?? unit
}

/** The unit on its own (STOCK_UNIT). */
export function unitTitle(unit: string, language: Language): string {
  return language === 'tr' ? (TURKISH[unit] ?? unit) : unitAfterNumber(unit, language)
}

type Forms = Record<'one' | 'two' | 'few' | 'many', string>

/** What Arabic has in place of a number and a unit; `few` and `many` follow the number. */
const ARABIC: Record<string, Forms> = {
  adet: { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة' },
  metre: { one: 'متر واحد', two: 'متران', few: 'أمتار', many: 'مترًا' },
  paket: { one: 'عبوة واحدة', two: 'عبوتان', few: 'عبوات', many: 'عبوة' },
}

/** What is one and more in the languages with two forms; without an entry both are alike. */
const PLURALS: Partial<Record<Language, Record<string, Record<'one' | 'other', string>>>> = {
  en: { adet: { one: 'piece', other: 'pieces' }, paket: { one: 'pack', other: 'packs' } },
  de: { paket: { one: 'Packung', other: 'Packungen' } },
}

export function countedUnit(count: number, unit: string, language: Language): string {
  const form = new Intl.PluralRules(language).select(count)
  const words = language === 'ar' && form !== 'zero' && form !== 'other' && ARABIC[unit]?.[form]
  if (words && (form === 'one' || form === 'two')) return words
  const plural = PLURALS[language]?.[unit]?.[form === 'one' ? form : 'other']
  return `${formatCount(count, language)} ${words || plural || unitAfterNumber(unit, language)}`
}
