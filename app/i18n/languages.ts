/** Turkish is the source of all texts and the default. */
export const languages = ['tr', 'en', 'de', 'ar'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'tr'

export const languageNames: Record<Language, string> = {
  tr: 'Türkçe',
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
