import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { setAllCounts } from '~/cart/change/set-all-counts'
import { readCartForm } from '~/cart/page/cart-form'
import { toStep } from '~/checkout/steps/checkout-step'
import { needCheckout } from '~/session/failure'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { prepareOrder } from './prepare-order'

/** From the cart to the last step at once (decision 086), with the counts that were typed; else to the step that lacks something. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireMember(context, hrefOf('cart', context.language))
  await needCheckout(context)
  const { lines } = readCartForm(await request.formData())
  const counts = lines.length > 0 ? await setAllCounts(context, request, lines, true) : null
  if (counts?.isDone === false) return counts.answer
  const { page, notices } = await prepareOrder(context)
  context.flash(notices)
  return toStep(context, page)
}

export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}
