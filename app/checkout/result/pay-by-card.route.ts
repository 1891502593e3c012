import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { isOrderNumber } from '~/backend/checkout/order-row'
import { notFound } from '~/session/failure'
import { keyOfForm } from '~/session/idempotency-key'
import { hrefOf, idPattern } from '~/site-map'
import { payByCard } from './pay-by-card'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const [card, number] = ['kart', 'siparis'].map((name) => String(form.get(name) ?? ''))
  if (!card || !number || !idPattern.test(card) || !isOrderNumber(number)) notFound()
  // Forms of several cards share one key: the payload makes each its own request.
  const key = await keyOfForm(context, form, [card, number])
  return payByCard(context, { card, number, key })
}

export function loader({ context }: LoaderFunctionArgs) {
  return redirect(hrefOf('orderConfirm', context.language), 302)
}
