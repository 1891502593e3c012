import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { offersDeletion } from '~/account/deletion/offers-deletion'
import { isMissingCallError } from '~/backend/http/backend-error'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { platformLink } from '~/session/failure'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { ownDataParts } from './collect'

const OwnDataPage = serverOnlyPage(() => import('./own-data-page'))

export async function loader({ context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('ownData', context.language))
  const head = privateHead(translatorOf(context.language)('ownData.title'))
  const takesMessages = context.backend.messages.departments().then(
    () => true,
    (error) => !isMissingCallError(error),
  )
  const [copy, mayWrite, mayDelete] = await Promise.all([
    ownDataParts(context),
    takesMessages,
    offersDeletion(context),
  ])
  return {
    ...copy,
    shop: platformLink(context, '/'),
    mayWrite,
    mayDelete: mayDelete === true,
    head,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function OwnDataRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <OwnDataPage {...page} />
}
