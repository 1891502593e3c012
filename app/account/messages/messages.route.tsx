import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { MessagesPage } from './messages-page'

export async function loader({ context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('messages', context.language))
  const messages = await needed(context, context.backend.messages.list())
  return { messages, head: privateHead(translatorOf(context.language)('messages.title')) }
}

export const handle = { i18n: 'account' }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function MessagesRoute() {
  return <MessagesPage messages={useLoaderData<typeof loader>().messages} />
}
