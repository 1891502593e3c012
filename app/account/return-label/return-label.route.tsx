import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { notFound } from '~/session/failure'
import { namedOrder } from '../orders/requested-order'
import { parcelsOf } from './return-labels'

const ReturnLabelPage = serverOnlyPage(() => import('./return-label-page'))

/** What is sent back of an order, to print and put into the parcel; the 404 page while there is nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const { order, orderPage } = await namedOrder(context, 'returnLabel', (name) =>
    searchParams.get(name),
  )
  const parcels = parcelsOf(order.lines)
  if (parcels.length === 0) return notFound()
  const head = privateHead(translatorOf(context.language)('returnLabel.title'))
  return { number: order.number, parcels, orderPage, head }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function ReturnLabelRoute() {
  const { head: _, ...loaded } = useLoaderData<typeof loader>()
  return <ReturnLabelPage {...loaded} />
}
