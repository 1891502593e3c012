import { redirect } from '@remix-run/cloudflare'
import type { Outcome } from '~/backend/http/envelope'
import { isRepeatSafe } from '~/checkout/placing/lost-order'
import { onceByForm } from '~/forms/once-by-form'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'

type Payment = {
  card: string
  number: string
  /** Idempotency key. */
  key: string
}

const once = onceByForm<Outcome>(10 * 60_000, ({ ok }) => ok)

/** Pays an order with a saved card. @returns the way to its page, which tells the outcome */
export async function payByCard(context: RequestContext, { card, number, key }: Payment) {
  const result = (type: string | null) =>
    redirect(hrefOf('orderResult', context.language, { siparis: number, tur: type }), 303)
  try {
    const pay = () => context.backend.wallet.purchase(card, number, key)
    const own = (await isRepeatSafe(context)) ? '' : key
    const outcome = await once(context, own, pay)
    if (!outcome) return result('donus')
    if (outcome.ok) return result(null)
    const text = outcome.message || translatorOf(context.language)('error.general')
    context.flash(errorNotices(text))
    return result('sec')
  } catch (error) {
    // Whether it was paid is unknown: no second payment is offered until the shop reports.
    const { text } = noteFailure(context, error)
    context.flash(errorNotices(text))
    return result('donus')
  }
}
