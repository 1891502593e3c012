import type { Language } from '../../../app/i18n/languages'
import { formatAmount, type NumberFormat, numbersOf, withSymbol } from '../../../app/i18n/money'
import { numberIn, numberOf } from '../../../app/i18n/written-numbers'
import type { Session } from '../../../app/session/session'
import type { VisitorValues } from './placeholders'

const formats = new Map<Language, NumberFormat>()

/** Notes how the shop's settings write amounts on the pages of a language; until then they are written as the language does. */
export function noteFormat(language: Language, format: NumberFormat): void {
  formats.set(language, format)
}

function totalOf(total: string, language: Language): string {
  if (numberIn(total) === null) return ''
  const cents = Math.round(numberOf(total, ',.') * 100)
  return formatAmount(cents, formats.get(language) ?? numbersOf(language))
}

/** The header's cart as text, as prices are on the page, in the currency in which the total was counted. */
export function formatCart(
  cart: Session['cart'],
  language: Language,
  currency: string,
): Pick<VisitorValues, 'cartCount' | 'cartTotal'> {
  const total = /^[\d.,\s]+$/.test(cart?.total ?? '') ? (cart?.total ?? '') : ''
  const written = totalOf(total, language)
  return {
    cartCount: String(cart?.count ?? 0).replace('.', numbersOf(language).decimalSeparator),
    cartTotal: written && withSymbol(written, cart?.currency ?? currency, language),
  }
}
