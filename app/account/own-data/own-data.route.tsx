import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { requireMember } from '~/session/require-member'
import { isPageUnavailable } from '~/session/unavailable-pages'
import { hrefOf } from '~/site-map'

const OwnDataPage = serverOnlyPage(() => import('./own-data-page'))

export async function loader({ context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('ownData', context.language))
  const head = privateHead(translatorOf(context.language)('ownData.title'))
  return { mayWrite: !isPageUnavailable(context.backend, 'contact'), head }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function OwnDataRoute() {
  return <OwnDataPage mayWrite={useLoaderData<typeof loader>().mayWrite} />
}
