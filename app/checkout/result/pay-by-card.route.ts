import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { isOrderNumber } from '~/backend/checkout/order-row'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { noteFailure, notFound } from '~/session/failure'
import { keyOfForm } from '~/session/idempotency-key'
import { hrefOf, idPattern } from '~/site-map'

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const [card, number] = ['kart', 'siparis'].map((name) => String(form.get(name) ?? ''))
  if (!card || !number || !idPattern.test(card) || !isOrderNumber(number)) notFound()
  // Forms of several cards share one key: the payload makes each its own request.
  const key = await keyOfForm(context, form, [card, number])
  const result = (type: string | null) =>
    redirect(hrefOf('orderResult', context.language, { siparis: number, tur: type }), 303)
  try {
    const outcome = await context.backend.wallet.purchase(card, number, key)
    if (outcome.ok) return result(null)
    const text = outcome.message || t('error.general')
    context.flash(errorNotices(text))
    return result('git')
  } catch (error) {
    // Whether it was paid is unknown: no second payment is offered until the shop reports.
    const { text } = noteFailure(context, error)
    context.flash(errorNotices(text))
    return result('donus')
  }
}

export function loader() {
  return notFound()
}
