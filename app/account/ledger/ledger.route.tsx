import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { LedgerPage } from './ledger-page'

/** The member's current account in the shop's accounting system, and the orders in it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('ledger', context.language))
  const isOrders = new URL(request.url).searchParams.get('sekme') === 'siparisler'
  const { ledger } = context.backend
  const view = isOrders
    ? { section: 'orders' as const, rows: await needed(context, ledger.orders()) }
    : { section: 'movements' as const, rows: await needed(context, ledger.movements()) }
  return { view, head: privateHead(translatorOf(context.language)('ledger.title')) }
}

export const handle = { i18n: 'account' }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function LedgerRoute() {
  return <LedgerPage view={useLoaderData<typeof loader>().view} />
}
