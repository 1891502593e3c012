import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { orNotifyOffline } from '~/cart/change/offline-notice'
import { respond } from '~/session/respond'
import type { ActionResult } from '~/session/response-data'
import { hrefOf } from '~/site-map'

export async function action({ context }: ActionFunctionArgs) {
  context.setPreference('appBanner', '1')
  return respond(context, hrefOf('home', context.language), { notices: [] })
}

export function loader() {
  return redirect(hrefOf('home', 'tr'))
}

/** Without a connection the page stays and a notice appears. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orNotifyOffline(() => serverAction<ActionResult>())
}
