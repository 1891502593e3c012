import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { readCartForm } from '~/cart/page/cart-form'
import { translatorOf } from '~/i18n/translators'
import { sendCartAction } from '~/rendering/forms/client-action'
import { hrefOf } from '~/site-map'
import { changeAllCounts, hasSentLines } from './change-all-counts'
import { answerChange, refusedNotice } from './change-count'
import { emptyCart } from './empty-cart'
import { noteCountsReceived } from './wait-for-left-counts'

/** Updates all counts and may go on to checkout, or empties the cart. Invalid counts are reported, the others apply. */
export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const { intent, lines: sentLines } = readCartForm(await request.formData())
  const { cart } = context.backend
  let isDone = false
  const answered = await answerChange(context, sentLines, async () => {
    noteCountsReceived(request)
    if (intent === 'clear') return emptyCart(context)
    const current = await cart.loadDisplayed()
    if (!hasSentLines(current, sentLines)) return refusedNotice(t('cartAnswer.changedElsewhere'))
    const results = await changeAllCounts(context, current, sentLines)
    isDone = results.every((result) => 'ok' in result && result.ok)
    return results
  })
  // Checkout starts only with the typed counts; if they cannot be set, the cart says why.
  const isOrder = intent === 'order' && isDone
  return isOrder ? redirect(hrefOf('orderAddress', context.language), 303) : answered
}

export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}

export const clientAction = sendCartAction
