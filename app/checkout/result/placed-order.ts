import { redirect } from '@remix-run/cloudflare'
import { stepOf } from '~/auth/sign-in-step'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
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

type Known = { url: string | null; isUnpaid: boolean; isRequested: boolean }

const titleOf = ({ url, isUnpaid }: Known) =>
  url === null && !isUnpaid ? 'order.thanks' : 'orders.number'

const textOf = ({ url, isUnpaid, isRequested }: Known) => {
  if (isUnpaid) return 'order.paymentNotOpened'
  if (url === null) return 'order.thanksNumber'
  return isRequested ? 'order.paymentRedirectText' : 'order.outcomeByShop'
}

/** What this session knows of an order that the shop does not show. @param isRequested whether its payment page is to be opened */
export async function placedOrder(context: RequestContext, number: string, isRequested: boolean) {
  const payment = stepOf(context, 'payment')
  const url = payment?.number === number ? (payment.url ?? null) : null
  const isUnpaid = stepOf(context, 'placed')?.unpaid === '1'
  const known = { url, isUnpaid, isRequested }
  const goes = url !== null && isRequested
  if (!goes && (await hasCartChanged(context)) && !context.enhanced)
    throw redirect(hrefOf('orderResult', context.language, { siparis: number }), 302)
  const member = context.session.member !== undefined
  const title = titleOf(known)
  const placed: Placed = { number, title, text: textOf(known), payAt: url, goes, member }
  return {
    placed,
    // A form sent in place leaves the header as it was.
    cartUpdate: context.enhanced && !goes ? { notices: [], cart: context.session.cart } : undefined,
    head: privateHead(translatorOf(context.language)(title, { number })),
  }
}
