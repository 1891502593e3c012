import type { Language } from './locale'

/** The Turkish ones as they stand alone; orders have them after a number. */
const TURKISH: Record<string, string> = { adet: 'Adet', kg: 'kg', metre: 'Metre', paket: 'Paket' }

const OTHERS: Record<string, Partial<Record<Language, string>>> = {
  adet: { en: 'pcs', de: 'Stück', ar: 'قطعة' },
  kg: { ar: 'كغ' },
  metre: { en: 'm', de: 'm', ar: 'متر' },
  paket: { en: 'pack', de: 'Packung', ar: 'عبوة' },
}

/** What a product is counted in, after a number: "2 adet"; an unknown unit is its own name. */
export function unitAfterNumber(unit: string, language: Language): string {
  return OTHERS[unit]?.[language] ?? unit
}

/** The same standing alone (STOCK_UNIT). */
export function unitTitle(unit: string, language: Language): string {
  return language === 'tr' ? (TURKISH[unit] ?? unit) : unitAfterNumber(unit, language)
}
