import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, notFound } from '~/session/failure'
import { requireBuyer } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { DocumentPage } from './document-page'

const kinds: Record<string, string> = { 'on-bilgi': 'pre-information', satis: 'distance-sales' }

/** A document of the order, filled from the cart as it is now (law on distance contracts). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  const kind = kinds[new URL(request.url).searchParams.get('tur') ?? '']
  const documents = kind ? await needed(context, context.backend.ordering.agreements()) : []
  const document = documents.find(({ id }) => id === kind) ?? notFound()
  return { document, head: privateHead(document.title) }
}

export const handle = { i18n: 'account' }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderDocumentRoute() {
  return <DocumentPage document={useLoaderData<typeof loader>().document} />
}
