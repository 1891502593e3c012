import { isMissingCallError, isUnanswered } from '~/backend/http/backend-error'
import { hasAnswered } from '~/backend/http/cache/missing-calls'
import type { CallContext } from '~/backend/http/call'
import { formatAmount, numbersOf } from '~/i18n/money'
import { typedNumberIn } from '~/i18n/written-numbers'
import type { CartSummary } from '../cart-model'
import { loadCart } from '../load-cart'

const isWritten = (total: string): boolean =>
  /^\D*(?:\d{1,3}(?:\.\d{3})*,|\d{1,3}(?:,\d{3})*\.|\d+[.,])\d{2}\D*$/.test(total)

/** A total that is a bare number, or has other decimals than two, as the language writes it: "1.250" is a thousand and more. */
function written(summary: CartSummary, { language }: CallContext['rules']): CartSummary {
  const amount = isWritten(summary.total) ? null : typedNumberIn(summary.total, ',.')
  if (amount === null) return summary
  return { ...summary, total: formatAmount(Math.round(amount * 100), numbersOf(language)) }
}

/** Answers do not name their total's currency: if the session may count in another one, loads the cart. */
export async function summaryInCurrency(
  summary: CartSummary | null,
  context: CallContext,
): Promise<CartSummary | null> {
  const { identity, origin, rules } = context
  // A shop with our own calls has one for the cart.
  const lines = hasAnswered(origin, 'GLOBALS') ? undefined : summary?.lines
  if (!summary || identity.currency === rules.currency)
    return summary && { currency: rules.currency, ...written(summary, rules), lines }
  const found = await loadCart(context, null).catch((error) => isMissingCallError(error) && 'none')
  if (!found) return null
  // The answer renewed a cookie, and no cart can tell the currency: the session was given ours before the change.
  if (found === 'none') return { currency: rules.currency, ...written(summary, rules), lines }
  const { cart } = found
  const total = formatAmount(cart.priceCart, numbersOf(rules.language))
  return { ...summary, total, currency: cart.currency, lines: undefined }
}

/** After a change without an answer, no stored cart may judge what became of it. */
export function forgetStored({ identity }: CallContext, error: unknown): never {
  if (isUnanswered(error)) identity.dropStoredCart?.()
  throw error
}
