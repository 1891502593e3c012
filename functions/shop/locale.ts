/** The shop's languages, its own first; the index of a language is its number. */
export const LANGUAGES = ['tr', 'en', 'de', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** The name of each language in itself. */
export const LANGUAGE_TITLES: Record<Language, string> = {
  tr: 'Türkçe',
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
}

export const CURRENCIES = ['TL', 'USD', 'EUR'] as const
export type Currency = (typeof CURRENCIES)[number]

export const CURRENCY_SYMBOLS: Record<Currency, string> = { TL: 'TL', USD: '$', EUR: '€' }

/** Reads a language code in any case, with or without a region (`en-GB`); null when the shop has no such language. */
export function readLanguage(text: string | undefined): Language | null {
  // biome-ignore lint/plugin: a language's code is no text.
  const code = text?.slice(0, 2).toLowerCase()
  return LANGUAGES.find((language) => language === code) ?? null
}

/** Reads a currency code in any case; `TRY` is the lira too. */
export function readCurrency(text: string | undefined): Currency | null {
  // biome-ignore lint/plugin: a currency's code is no text.
  const code = text?.toUpperCase()
  return CURRENCIES.find((currency) => currency === (code === 'TRY' ? 'TL' : code)) ?? null
}

/** A path's language by its first segment: `en/dotted-notebook` is English; without one it is Turkish. */
export function languageOfLink(link: string): Language {
  const first = link.split('/')[0]
  return LANGUAGES.find((language) => language !== 'tr' && language === first) ?? 'tr'
}
