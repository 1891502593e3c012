import type { Language } from '../../../app/i18n/languages'
import { formatAmount, type NumberFormat, numbersOf, withSymbol } from '../../../app/i18n/money'
import { numberOf } from '../../../app/i18n/written-numbers'
import type { Session } from '../../../app/session/session'
import type { VisitorValues } from './placeholders'

/** @param numbers as the page writes prices */
type PageFormat = { language: Language; currency: string; numbers: NumberFormat }

/** A written total as the page writes prices; empty where it is no number. */
function rewritten(total: string, numbers: NumberFormat): string {
  if (!/^[\d.,\s'’]*\d[\d.,\s'’]*$/.test(total)) return ''
  const amount = numberOf(total, numbers.decimals > 2 ? '' : ',.')
  return formatAmount(Math.round(amount * 100), numbers)
}

/** The header's cart as text, with the page's separators and the currency in which the total was counted. */
export function formatCart(
  cart: Session['cart'],
  { language, currency, numbers }: PageFormat,
): Pick<VisitorValues, 'cartCount' | 'cartTotal'> {
  const written = rewritten(cart?.total ?? '', numbers)
  return {
    cartCount: String(cart?.count ?? 0).replace('.', numbersOf(language).decimalSeparator),
    cartTotal: written && withSymbol(written, cart?.currency ?? currency, language),
  }
}
