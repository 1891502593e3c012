import type { Language } from '~/i18n/languages'

/** What a choice adds to a sum: `+29,90 TL`. From right to left a plus alone would stand behind its amount. */
export const addedPrice = (price: string, language: Language): string =>
  language === 'ar' ? price.replace(/^\S+/, '\u2066+$&\u2069') : `+${price}`
