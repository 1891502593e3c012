import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { refusalIn } from '~/backend/http/backend-error'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { LedgerPage, type LedgerView } from './ledger-page'

/** The member's current account in the shop's accounting system, and the orders in it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('ledger', context.language))
  const isOrders = new URL(request.url).searchParams.get('sekme') === 'siparisler'
  const { ledger } = context.backend
  const loading: Promise<LedgerView> = isOrders
    ? ledger.orders().then((rows) => ({ section: 'orders', rows }))
    : ledger.movements().then((rows) => ({ section: 'movements', rows }))
  const section = isOrders ? ('orders' as const) : ('movements' as const)
  const refused = (error: unknown) => ({ section, rows: [], ...refusalIn(error) })
  const view = await needed(context, loading.catch(refused))
  return { view, head: privateHead(translatorOf(context.language)('ledger.title')) }
}

export const handle = { i18n: 'account' }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function LedgerRoute() {
  return <LedgerPage view={useLoaderData<typeof loader>().view} />
}
