import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { membersOnly } from '~/auth/members-only'
import { needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { ordersPageSize } from '~/shop/past-orders'
import { hrefOf } from '~/site-map'
import { OrdersPage, orderDays } from './orders-page'

/** A member's orders, page by page. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'orders'
  membersOnly(visit, 'orders')
  const params = new URL(request.url).searchParams
  const page = Math.max(1, Math.floor(Number(params.get('pg')) || 1))
  const days = orderDays.find((one) => String(one) === params.get('gun')) ?? 0
  const archive = params.get('tur') === 'arsiv'
  const { rows, total } = await needed(visit, visit.shop.orders.list(page, days, archive))
  membersOnly(visit, 'orders')
  const pages = Math.max(1, Math.ceil(total / ordersPageSize))
  const beyond = { gun: days || null, pg: pages, tur: archive ? 'arsiv' : null }
  if (page > pages) throw redirect(hrefOf('orders', visit.language, beyond), 302)
  const head = privateHead(translatorOf(visit.language)('orders.title'))
  return { orders: rows, page, pages, days, archive, head }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function OrdersRoute() {
  const { orders, page, pages, days, archive } = useLoaderData<typeof loader>()
  return <OrdersPage {...{ orders, page, pages, days, archive }} />
}
