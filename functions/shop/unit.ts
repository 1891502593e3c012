import type { Language } from './locale'

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
