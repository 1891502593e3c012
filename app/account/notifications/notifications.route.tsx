import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, platformLink } from '~/session/failure'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { NotificationsPage } from './notifications-page'

export async function loader({ context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('notifications', context.language))
  const notifications = await needed(context, context.backend.ledger.notifications())
  const head = privateHead(translatorOf(context.language)('notifications.title'))
  if (notifications) return data({ notifications, ownSite: null, head })
  const ownSite = platformLink(context, '/') ?? null
  return data({ notifications, ownSite, head }, { status: 503 })
}

export const handle = { i18n: ['parts', 'account'] }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function NotificationsRoute() {
  const { notifications, ownSite } = useLoaderData<typeof loader>()
  return <NotificationsPage notifications={notifications} ownSite={ownSite} />
}
