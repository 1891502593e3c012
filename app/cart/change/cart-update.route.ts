import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { readCartForm } from '~/cart/page/cart-form'
import { sendCartAction } from '~/rendering/forms/client-action'
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
  const { isDone, answer } = await setAllCounts(context, request, lines)
  // Checkout starts only with the typed counts; if they cannot be set, the cart says why.
  const isOrder = intent === 'order' && isDone
  return isOrder ? redirect(hrefOf('orderAddress', context.language), 303) : answer
}

export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}

export const clientAction = sendCartAction
