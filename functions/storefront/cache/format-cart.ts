import type { Language } from '../../../app/i18n/languages'
import { convertAmount, numbersOf, withSymbol } from '../../../app/i18n/money'
import type { Session } from '../../../app/session/session'
import type { VisitorValues } from './placeholders'

const decimalSeparatorOf = (language: Language) => numbersOf(language).decimalSeparator

/** The header's cart as text, with the language's decimals and the currency in which the total was counted. */
export function formatCart(
  cart: Session['cart'],
  language: Language,
  currency: string,
): Pick<VisitorValues, 'cartCount' | 'cartTotal'> {
  const total = /^[\d.,\s]+$/.test(cart?.total ?? '') ? (cart?.total ?? '') : ''
  const written = convertAmount(total, cart?.language, language)
  return {
    cartCount: String(cart?.count ?? 0).replace('.', decimalSeparatorOf(language)),
    cartTotal: written && withSymbol(written, cart?.currency ?? currency, language),
  }
}
