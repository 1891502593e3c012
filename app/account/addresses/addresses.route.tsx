import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'
import { ownList, requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'

const AddressesPage = serverOnlyPage(() => import('./addresses-page'))

export async function loader({ context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('addresses', context.language))
  const loading = context.backend.addresses.list()
  const own = ownList(context, loading, (addresses) => addresses.length === 0)
  const addresses = await needed(context, own)
  return { addresses, head: privateHead(translatorOf(context.language)('address.title')) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function AddressesRoute() {
  return <AddressesPage addresses={useLoaderData<typeof loader>().addresses} />
}
