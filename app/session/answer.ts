import { data, redirect } from '@remix-run/cloudflare'
import type { Language } from '~/i18n/languages'
import { withSymbol } from '~/i18n/money'
import type { Answer, AnswerCart } from './answer-types'

/** What answering needs of a visit; the whole of it is in app/visit.ts. */
type Answering = {
  /** Whether script asked (a `.data` request) rather than a document post. */
  enhanced: boolean
  currency: string
  language: Language
  flash: (notices: Answer['notices']) => void
  setCart: (cart: AnswerCart | null) => void
}

/**
 * Ends an action. Script gets the answer as data; a document gets the same notices as a flash and a 303 to
 * `next`, so that a reload posts nothing again.
 * @param next where a shopper without script goes on; a path on this site
 */
export function answer(visit: Answering, next: string, result: Answer) {
  if (result.cart !== undefined) visit.setCart(result.cart)
  if (visit.enhanced) {
    const { cart } = result
    const { language } = visit
    const currency = cart?.currency ?? visit.currency
    const written = cart && { ...cart, total: withSymbol(cart.total, currency, language) }
    return data(
      { ...result, ...(written !== undefined ? { cart: written } : {}) },
      { status: result.fields ? 422 : 200 },
    )
  }
  visit.flash(result.notices)
  return redirect(next, 303)
}
