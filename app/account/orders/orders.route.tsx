import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { ordersPageSize } from '~/backend/orders/past-orders-api'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { OrdersPage, orderDays } from './orders-page'

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('orders', context.language))
  const params = new URL(request.url).searchParams
  const page = Math.max(1, Math.floor(Number(params.get('pg')) || 1))
  const days = orderDays.find((one) => String(one) === params.get('gun')) ?? 0
  const archive = params.get('tur') === 'arsiv'
  const { rows, total } = await needed(context, context.backend.orders.list(page, days, archive))
  const pages = Math.max(1, Math.ceil(total / ordersPageSize))
  const beyond = { gun: days || null, pg: pages, tur: archive ? 'arsiv' : null }
  if (page > pages) throw redirect(hrefOf('orders', context.language, beyond), 302)
  const head = privateHead(translatorOf(context.language)('orders.title'))
  return { orders: rows, page, pages, days, archive, head }
}

export const handle = { i18n: ['parts', 'account'] }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function OrdersRoute() {
  const { orders, page, pages, days, archive } = useLoaderData<typeof loader>()
  return <OrdersPage {...{ orders, page, pages, days, archive }} />
}
