import { redirect } from '@remix-run/cloudflare'
import { answer } from '~/session/answer'
import type { Answer } from '~/session/answer-types'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import type { AddWish } from './add-wish'
import type { AddOutcome } from './rules'

/**
 * Ends an add: goes where the shop's answer leads, or tells the page what came of it.
 * @param more what else the answer tells
 */
export function answerAdd(
  visit: Visit,
  wish: AddWish,
  { summary, goTo, popup, notices, products }: AddOutcome,
  more: Pick<Answer, 'store'> = {},
) {
  if (goTo) {
    if (summary) visit.setCart(summary)
    visit.flash(notices)
    return redirect(goTo, 303)
  }
  const store = hrefOf('storeChoice', visit.language, {
    donus: wish.back,
    bekleyen: wish.items[0]?.productId,
  })
  const cart = hrefOf('cart', visit.language)
  const next = popup === 'store' ? store : popup === 'cart' ? cart : wish.back
  return answer(visit, next, {
    notices,
    ...more,
    ...(products ? { added: products } : {}),
    ...(summary ? { cart: summary } : {}),
    ...(popup === 'cart' ? { open: 'cart' as const } : {}),
    ...(popup === 'store' ? { open: 'store' as const, storeChoice: { href: store } } : {}),
  })
}
