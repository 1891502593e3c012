import { redirect } from '@remix-run/cloudflare'
import { stepOf } from '~/auth/sign-in-step'
import { numberInUrl } from '~/backend/checkout/order-row'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { noteFailure, platformLink } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import type { Placed } from './placed-page'

/** Reloads the cart, if there was one, and tells whether the header's summary is outdated. */
export async function hasCartChanged(context: RequestContext): Promise<boolean> {
  const before = context.session.cart
  if (before === null) return false
  await readVisitorsCart(context).catch((error) => noteFailure(context, error))
  const { cart } = context.session
  const isSame = (name: 'count' | 'total' | 'currency') => cart?.[name] === before[name]
  return !(isSame('count') && isSame('total') && isSame('currency'))
}

type Known = {
  number: string
  url: string | null
  placed: Record<string, string>
  goes: boolean
}

const leadsNowhere = ({ url, placed }: Known): boolean =>
  url === null && !(placed.unopened || placed.page)

/** Thanks are for an order that leads to no page: of any other it is not known whether it is paid. */
function titleOf(known: Known) {
  if (leadsNowhere(known)) return 'order.thanks'
  return known.number ? 'orders.number' : 'order.recorded'
}

function textOf(known: Known) {
  const { number, url, placed, goes } = known
  if (!number && !goes)
    return leadsNowhere(known) ? 'order.thanksUnnumbered' : 'order.recordedUnnumbered'
  if (placed.unopened) return 'order.pageNotOpened'
  if (placed.page) return 'order.pageOfShop'
  if (url === null) return 'order.thanksNumber'
  return goes ? 'order.paymentRedirectText' : 'order.outcomeByShop'
}

/** Says of an order that waits for its payment where that is made, if the checkout led to a page that is not opened. */
export function notifyOfPage(context: RequestContext, number: string): void {
  const placed = stepOf(context, 'placed')
  if (placed?.number !== number || !(placed.unopened || placed.page)) return
  const t = translatorOf(context.language)
  const link = platformLink(context, placed.page ?? '')
  const notice = { text: t('order.pageOfShop', { number }), ms: noticeMs.error } as const
  context.notify(
    placed.unopened
      ? errorNotices(t('order.paymentNotOpened', { number }))
      : [{ tone: 'plain', ...notice, ...(link ? { link } : {}) }],
  )
}

/** What this session knows of an order that the shop does not show. @param kind of the page: `git` opens that of its payment, `sec` links to it */
export async function placedOrder(context: RequestContext, number: string, kind: string | null) {
  const payment = stepOf(context, 'payment')
  const url = payment?.number === number ? (payment.url ?? null) : null
  const goes = url !== null && kind === 'git'
  const payAt = goes || kind === 'sec' ? url : null
  const known = { number, url, placed: stepOf(context, 'placed') ?? {}, goes }
  if (!payAt && (await hasCartChanged(context)) && !context.enhanced)
    throw redirect(hrefOf('orderResult', context.language, { siparis: numberInUrl(number) }), 302)
  const member = context.session.member !== undefined
  const title = titleOf(known)
  const { page } = known.placed
  const shopPage = page ? platformLink(context, page) : undefined
  const about = { number, title, text: textOf(known) } as const
  const placed: Placed = { ...about, payAt, goes, member, shopPage }
  return {
    placed,
    // A form sent in place leaves the header as it was.
    cartUpdate:
      context.enhanced && !payAt ? { notices: [], cart: context.session.cart } : undefined,
    head: privateHead(translatorOf(context.language)(title, { number })),
  }
}
