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

/** The number of an order that the member has since made; '' where none is known. @param before the latest order before it was sent */
export async function newOrder(
  context: RequestContext,
  before: string | undefined,
): Promise<string> {
  const number = before === undefined ? undefined : await latestOrder(context)
  return number && number !== before ? number : ''
}

function linkedNotices({ language, session }: RequestContext, text: string): Notice[] {
  const t = translatorOf(language)
  const link = session.member
    ? { href: hrefOf('orders', language), text: t('orders.title') }
    : { href: hrefOf('orderFollow', language), text: t('orders.follow') }
  return errorNotices(text).map((one) => ({ ...one, link }))
}

/** Says that nobody knows, and where to look before the order is placed a second time. */
export const unsureNotices = (context: RequestContext): Notice[] =>
  linkedNotices(context, translatorOf(context.language)('order.outcomeUnsure'))

/** Says that the order probably exists, and where to look. */
export const emptiedNotices = (context: RequestContext): Notice[] =>
  linkedNotices(context, translatorOf(context.language)('order.probablyPlaced'))

/** Says that the order was found whose answer got lost. */
export async function foundNotices(context: RequestContext, number: string): Promise<Notice[]> {
  const text = translatorOf(context.language)('order.foundPlaced', { number })
  await readVisitorsCart(context).catch(() => undefined)
  return [{ tone: 'warn', text, ms: noticeMs.error }]
}
