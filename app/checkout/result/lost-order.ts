import { redirect } from '@remix-run/cloudflare'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

/** Whether an order that is sent twice is the same order: only where the shop says so. */
export const isRepeatSafe = async ({ backend }: RequestContext): Promise<boolean> =>
  (await backend.site().catch(() => null))?.holdsKeys === true

/** The number of the member's latest order, '' for none; undefined where it is not known. */
export async function latestOrder({
  backend,
  session,
}: RequestContext): Promise<string | undefined> {
  if (!session.member) return undefined
  return backend.orders.latest().then(
    (order) => order?.number ?? '',
    () => undefined,
  )
}

function linkToOrders({ language, session }: RequestContext): Notice['link'] {
  const t = translatorOf(language)
  return session.member
    ? { href: hrefOf('orders', language), text: t('orders.title') }
    : { href: hrefOf('orderFollow', language), text: t('orders.follow') }
}

/** Says that nobody knows, and where to look before the order is placed a second time. */
export function unsureNotices(context: RequestContext): Notice[] {
  const link = linkToOrders(context)
  return errorNotices(translatorOf(context.language)('order.outcomeUnsure')).map((one) => ({
    ...one,
    ...(link && { link }),
  }))
}

/** Leads to where an order is found whose answer got lost; null where nothing tells of it. @param before the latest order before it was sent */
export async function toLostOrder(context: RequestContext, before: string | undefined) {
  const { backend, language, session } = context
  const t = translatorOf(language)
  const number = before === undefined ? undefined : await latestOrder(context)
  if (number && number !== before) {
    session.savedCard = undefined
    session.orderPayment = undefined
    await readVisitorsCart(context).catch(() => undefined)
    context.flash([{ tone: 'warn', text: t('order.foundPlaced', { number }), ms: noticeMs.error }])
    return redirect(hrefOf('orders', language), 303)
  }
  const summary = await backend.ordering.summary().catch(() => undefined)
  if (summary !== null) return null
  const link = linkToOrders(context)
  const emptied = errorNotices(t('order.probablyPlaced'))
  context.flash(emptied.map((one) => ({ ...one, ...(link && { link }) })))
  return redirect(hrefOf('order', language), 303)
}
