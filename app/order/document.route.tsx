import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { missing, needed } from '~/failure'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { DocumentPage } from './document-page'
import { buyerOnly } from './step'

const kinds: Record<string, string> = { 'on-bilgi': 'pre-information', satis: 'distance-sales' }

/** A document of the order, filled from the cart as it is now (law on distance contracts). */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'order document'
  buyerOnly(visit)
  const kind = kinds[new URL(request.url).searchParams.get('tur') ?? '']
  const documents = kind ? await needed(visit, visit.shop.ordering.agreements()) : []
  const document = documents.find(({ id }) => id === kind) ?? missing()
  return { document, head: privateHead(document.title) }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderDocumentRoute() {
  return <DocumentPage document={useLoaderData<typeof loader>().document} />
}
