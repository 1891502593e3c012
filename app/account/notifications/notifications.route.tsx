import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { membersOnly } from '~/auth/require-member'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed } from '~/session/failure'
import { NotificationsPage } from './notifications-page'

export async function loader({ context }: LoaderFunctionArgs) {
  context.route = 'notifications'
  membersOnly(context, 'notifications')
  const notifications = await needed(context, context.backend.ledger.notifications())
  membersOnly(context, 'notifications')
  return { notifications, head: privateHead(translatorOf(context.language)('notifications.title')) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function NotificationsRoute() {
  return <NotificationsPage notifications={useLoaderData<typeof loader>().notifications} />
}
