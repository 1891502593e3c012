import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { membersOnly } from '~/auth/require-member'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'

const AddressesPage = serverOnlyPage(() => import('./addresses-page'))

export async function loader({ context }: LoaderFunctionArgs) {
  context.route = 'addresses'
  membersOnly(context, 'addresses')
  const addresses = await needed(context, context.backend.addresses.list())
  // The backend may have rejected the bearer during the call.
  membersOnly(context, 'addresses')
  return { addresses, head: privateHead(translatorOf(context.language)('address.title')) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function AddressesRoute() {
  return <AddressesPage addresses={useLoaderData<typeof loader>().addresses} />
}
