import { redirect } from '@remix-run/cloudflare'
import type { OrderOutcome } from '~/backend/orders/order-list-shapes'
import { readVisitorsCart } from '~/cart/change/read-cart'
import type { Language } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { moreLinesText, shortLinesText } from './short-lines-text'

export function orderNotices({ ok, text, shortLines }: OrderOutcome, language: Language): Notice[] {
  const t = translatorOf(language)
  const ms = ok ? noticeMs.default : noticeMs.error
  const short = shortLines.filter(({ added, wanted }) => added < wanted)
  const more = shortLines.filter(({ added, wanted }) => added > wanted)
  const modal = { title: t('orders.notAddedTitle') }
  const missing: Notice[] =
    short.length > 0 ? [{ tone: 'warn', text: shortLinesText(short, language), ms, modal }] : []
  const raised: Notice[] =
    more.length > 0
      ? [{ tone: 'warn', text: moreLinesText(more, language), ms: noticeMs.error }]
      : []
  const isCovered = ok && !text && missing.length > 0
  const summary = text || t(ok ? 'orders.repeated' : 'error.general')
  return [
    ...(isCovered ? [] : [{ tone: ok ? 'good' : 'bad', text: summary, ms } as const]),
    ...missing,
    ...raised,
  ]
}

const pageOf = { cart: 'cart', address: 'orderAddress', payment: 'orderMethods' } as const

export async function leaveRepeat(context: RequestContext, answer: OrderOutcome, here: string) {
  context.flash(orderNotices(answer, context.language))
  if (!answer.ok) return redirect(here, 303)
  await readVisitorsCart(context)
  return redirect(answer.productPath ?? hrefOf(pageOf[answer.step], context.language), 303)
}
