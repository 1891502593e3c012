import type { Language } from './languages'

// biome-ignore lint/complexity/useRegexLiterals: built from code points that a source file should not hide
const diacritics = new RegExp('[\\u0300-\\u036f]', 'g')

/** Locale-aware: `ışık` → `IŞIK`, `istanbul` → `İSTANBUL` in Turkish. */
export function upper(text: string, language: Language): string {
  return text.toLocaleUpperCase(language)
}

/** Locale-aware: `IŞIK` → `ışık`, `İZMİR` → `izmir` in Turkish. */
export function lower(text: string, language: Language): string {
  return text.toLocaleLowerCase(language)
}

/** Folds case, the four Turkish i's and diacritics, so that `ISPARTA`, `ısparta`, `isparta` and `İsparta` are equal. */
export function fold(text: string): string {
  return text
    .replace(/[İIı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(diacritics, '')
    .replace(/ß/g, 'ss')
    .trim()
}

const collators = new Map<string, Intl.Collator>()

/** Sorts by the language's alphabet: c ç d, h ı i, s ş t in Turkish. */
export function compareTexts(a: string, b: string, language: string): number {
  let collator = collators.get(language)
  if (!collator) {
    collator = new Intl.Collator(language)
    collators.set(language, collator)
  }
  return collator.compare(a, b)
}
