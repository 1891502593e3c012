import type { Language } from '../../app/i18n/languages'
import { numbersOf, withSymbol } from '../../app/i18n/money'
import type { Session } from '../../app/session/session'
import type { Personal } from './marks'

/** The sign before decimals. */
const decimalSign = (language: Language) => numbersOf(language).decimalSeparator

/** A total that was written in one language, as another writes it: points and commas change places. */
function rewritten(total: string, from: Language | undefined, to: Language): string {
  if (!from || decimalSign(from) === decimalSign(to)) return total
  return total.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
}

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
  const written = rewritten(total, cart?.language, language)
  return {
    cartCount: String(cart?.count ?? 0).replace('.', decimalSign(language)),
    cartTotal: written && withSymbol(written, cart?.currency ?? currency, language),
  }
}
