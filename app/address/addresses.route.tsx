import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { membersOnly } from '~/auth/members-only'
import { needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { AddressesPage } from './addresses-page'

/** The member's addresses. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'addresses'
  membersOnly(visit, 'addresses')
  const addresses = await needed(visit, visit.shop.addresses.list())
  // The backend no longer knew the bearer: who asks is a guest by now.
  membersOnly(visit, 'addresses')
  return { addresses, head: privateHead(translatorOf(visit.language)('address.title')) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function AddressesRoute() {
  return <AddressesPage addresses={useLoaderData<typeof loader>().addresses} />
}
