import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { noticeMs } from '~/cart/rules'
import { missing, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { idempotencyKey } from '~/session/idempotency-key'
import { isOrderNumber } from '~/shop/order-row'
import { hrefOf } from '~/site-map'

/** Pays an order that waits for its payment by a card that the member keeps. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'pay by card'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const [card, number] = ['kart', 'siparis'].map((name) => String(form.get(name) ?? ''))
  if (!card || !number || !/^[\w-]{1,64}$/.test(card) || !isOrderNumber(number)) missing()
  // Two cards stand beside each other in forms of one key: each is a request of its own.
  const formKey = String(form.get('key') ?? '').slice(0, 64)
  const key = formKey && (await idempotencyKey(formKey, visit.visitorId, [card, number]))
  const result = (tur: string | null) =>
    redirect(hrefOf('orderResult', visit.language, { siparis: number, tur }), 303)
  try {
    const outcome = await visit.shop.wallet.purchase(card, number, key)
    if (outcome.ok) return result(null)
    const text = outcome.message || t('error.general')
    visit.flash([{ tone: 'bad', text, ms: noticeMs.error }])
    return result('git')
  } catch (error) {
    // Nobody knows whether it was paid: no second payment is offered before the shop has said.
    const { text } = noteFailure(visit, error)
    visit.flash([{ tone: 'bad', text, ms: noticeMs.error }])
    return result('donus')
  }
}

/** By GET there is nothing to pay. */
export function loader() {
  return missing()
}
