import type { Language } from './languages'

// biome-ignore lint/complexity/useRegexLiterals: built from code points that a source file should not hide
const marks = new RegExp('[\\u0300-\\u036f]', 'g')

/** Upper-cases a text as its language does: `ışık` → `IŞIK`, `istanbul` → `İSTANBUL` in Turkish. */
export function upper(text: string, language: Language): string {
  return text.toLocaleUpperCase(language)
}

/** Lower-cases a text as its language does: `IŞIK` → `ışık`, `İZMİR` → `izmir` in Turkish. */
export function lower(text: string, language: Language): string {
  return text.toLocaleLowerCase(language)
}

/**
 * Folds a text for comparing what people type: the four i's become one, marks fall, so that
 * `ISPARTA`, `ısparta`, `isparta` and `İsparta` are one word, whichever keyboard wrote them.
 */
export function fold(text: string): string {
  return text
    .replace(/[İIı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(/ß/g, 'ss')
    .trim()
}

const collators = new Map<Language, Intl.Collator>()

/** Compares two texts in the order of the language's alphabet: c ç d, h ı i, s ş t in Turkish. */
export function compareTexts(a: string, b: string, language: Language): number {
  let collator = collators.get(language)
  if (!collator) {
    collator = new Intl.Collator(language)
    collators.set(language, collator)
  }
  return collator.compare(a, b)
}
