import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { membersOnly } from '~/auth/members-only'
import { needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { NotificationsPage } from './notifications-page'

/** What a member is told: products they wait for that are back, or cheaper. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'notifications'
  membersOnly(visit, 'notifications')
  const notifications = await needed(visit, visit.shop.ledger.notifications())
  membersOnly(visit, 'notifications')
  return { notifications, head: privateHead(translatorOf(visit.language)('notifications.title')) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function NotificationsRoute() {
  return <NotificationsPage notifications={useLoaderData<typeof loader>().notifications} />
}
