import type { Language } from '../../locale'

/** One thing in the shop's four languages. */
export type Words = Record<Language, string>

/** Shorthand of the tables: Turkish, English, German, Arabic. */
export function words(tr: string, en: string, de: string, ar: string): Words {
  return { tr, en, de, ar }
}
