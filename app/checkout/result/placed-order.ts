import { redirect } from '@remix-run/cloudflare'
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

/** What this session knows of an order that the shop does not show. @param url of its payment page */
export async function placedOrder(
  context: RequestContext,
  number: string,
  { url, isRequested }: { url: string | null; isRequested: boolean },
) {
  const goes = url !== null && isRequested
  if (!goes && (await hasCartChanged(context)) && !context.enhanced)
    throw redirect(hrefOf('orderResult', context.language, { siparis: number }), 302)
  const member = context.session.member !== undefined
  const placed: Placed = { number, payAt: url, goes, member }
  const title = url === null ? 'order.thanks' : 'orders.number'
  return { placed, head: privateHead(translatorOf(context.language)(title, { number })) }
}
