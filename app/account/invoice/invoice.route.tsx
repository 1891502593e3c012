import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { notFound } from '~/session/failure'
import { hrefOf } from '~/site-map'
import { isOrderToken, linkedOrder, requestedOrder } from '../orders/requested-order'

const InvoicePage = serverOnlyPage(() => import('./invoice-page'))

/** The details of an order's invoice, to read or print: of a member, or by the link of the order's mail. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const order = isOrderToken(token)
    ? await linkedOrder(context, token)
    : await requestedOrder(context, 'invoice', searchParams.get('siparis'))
  const { invoiceDetails } = order
  if (!invoiceDetails) return notFound()
  const orderPage = isOrderToken(token)
    ? hrefOf('orderFollow', context.language, { token })
    : hrefOf('orderDetail', context.language, { siparis: order.number })
  const head = privateHead(translatorOf(context.language)('orders.invoiceDetails'))
  return { order: { ...order, invoiceDetails }, orderPage, head }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function InvoiceRoute() {
  const { order, orderPage } = useLoaderData<typeof loader>()
  return <InvoicePage order={order} orderPage={orderPage} />
}
