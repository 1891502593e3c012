import { redirect } from '@remix-run/cloudflare'
import type { RequestContext } from '~/session/request-context'
import { respond } from '~/session/respond'
import type { ActionResult } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import type { AddRequest } from './add-request'
import type { AddOutcome } from './add-rules'

/** Ends an add: redirects where the outcome leads, or sends its notices to the page. */
export function answerAdd(
  context: RequestContext,
  addRequest: AddRequest,
  { summary, goTo, popup, notices, products }: AddOutcome,
  more: Pick<ActionResult, 'store'> = {},
) {
  if (goTo) {
    if (summary) context.setCart(summary)
    context.flash(notices)
    return redirect(goTo, 303)
  }
  const store = hrefOf('storeChoice', context.language, {
    donus: addRequest.back,
    bekleyen: addRequest.items[0]?.productId,
  })
  const cart = hrefOf('cart', context.language)
  const next = popup === 'store' ? store : popup === 'cart' ? cart : addRequest.back
  return respond(context, next, {
    notices,
    ...more,
    ...(products ? { added: products } : {}),
    ...(summary ? { cart: summary } : {}),
    ...(popup === 'cart' ? { open: 'cart' as const } : {}),
    ...(popup === 'store' ? { open: 'store' as const, storeChoice: { href: store } } : {}),
  })
}
