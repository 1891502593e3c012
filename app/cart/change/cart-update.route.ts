import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { sendLineAction } from '~/cart/line/send-line-action'
import { readCartForm } from '~/cart/page/cart-form'
import { hrefOf } from '~/site-map'
import { answerChange } from './change-count'
import { emptyCart } from './empty-cart'
import { setAllCounts } from './set-all-counts'
import { noteCountsReceived } from './wait-for-left-counts'

/** Updates all counts and may go on to checkout, or empties the cart. Invalid counts are reported, the others apply. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, lines } = readCartForm(await request.formData())
  if (intent === 'clear')
    return answerChange(context, lines, () => {
      noteCountsReceived(request)
      return emptyCart(context)
    })
  const isOrder = intent === 'order'
  const { isDone, answer } = await setAllCounts(context, request, lines, isOrder)
  // Checkout starts only with the typed counts; if they cannot be set, the cart says why.
  return isOrder && isDone ? redirect(hrefOf('orderAddress', context.language), 303) : answer
}

export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}

export const clientAction = sendLineAction
