import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { membersOnly } from '~/auth/members-only'
import { needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { LedgerPage } from './ledger-page'

/** A member's current account in the shop's accounting programme, and the orders it holds. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'current account'
  membersOnly(visit, 'ledger')
  const isOrders = new URL(request.url).searchParams.get('sekme') === 'siparisler'
  const { ledger } = visit.shop
  const view = isOrders
    ? { section: 'orders' as const, rows: await needed(visit, ledger.orders()) }
    : { section: 'movements' as const, rows: await needed(visit, ledger.movements()) }
  membersOnly(visit, 'ledger')
  return { view, head: privateHead(translatorOf(visit.language)('ledger.title')) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function LedgerRoute() {
  return <LedgerPage view={useLoaderData<typeof loader>().view} />
}
