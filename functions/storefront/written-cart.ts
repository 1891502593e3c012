import type { Language } from '../../app/i18n/languages'
import { amountIn, numbersOf, withSymbol } from '../../app/i18n/money'
import type { Session } from '../../app/session/session'
import type { Personal } from './marks'

/** The sign before decimals. */
const decimalSign = (language: Language) => numbersOf(language).decimalSeparator

/**
 * The header's cart as a visitor reads it: a count may be a half, written as the language writes decimals, and the
 * total is in the currency that it was counted in.
 */
export function writtenCart(
  cart: Session['cart'],
  language: Language,
  currency: string,
): Pick<Personal, 'cartCount' | 'cartTotal'> {
  const total = /^[\d.,\s]+$/.test(cart?.total ?? '') ? (cart?.total ?? '') : ''
  const written = amountIn(total, cart?.language, language)
  return {
    cartCount: String(cart?.count ?? 0).replace('.', decimalSign(language)),
    cartTotal: written && withSymbol(written, cart?.currency ?? currency, language),
  }
}
