import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { notFound } from '~/session/failure'
import { namedOrder } from '../orders/requested-order'

const InvoicePage = serverOnlyPage(() => import('./invoice-page'))

/** The details of an order's invoice, to read or print: of a member, or by the link of the order's mail. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const { order, orderPage } = await namedOrder(context, 'invoice', (name) =>
    searchParams.get(name),
  )
  const { invoiceDetails } = order
  if (!invoiceDetails) return notFound()
  const head = privateHead(translatorOf(context.language)('orders.invoiceDetails'))
  return { order: { ...order, invoiceDetails }, orderPage, head }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function InvoiceRoute() {
  const { order, orderPage } = useLoaderData<typeof loader>()
  return <InvoicePage order={order} orderPage={orderPage} />
}
