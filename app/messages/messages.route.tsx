import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { membersOnly } from '~/auth/members-only'
import { needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { MessagesPage } from './messages-page'

/** A member's conversations with the shop. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'messages'
  membersOnly(visit, 'messages')
  const messages = await needed(visit, visit.shop.messages.list())
  membersOnly(visit, 'messages')
  return { messages, head: privateHead(translatorOf(visit.language)('messages.title')) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function MessagesRoute() {
  return <MessagesPage messages={useLoaderData<typeof loader>().messages} />
}
