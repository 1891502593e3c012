import type { Language } from '~/i18n/languages'
import { withPlusOrMinus } from '~/i18n/money'

/** What a choice adds to a sum: `+29,90 TL`. */
export const addedPrice = (price: string, language: Language): string =>
  withPlusOrMinus('+', price, language)
