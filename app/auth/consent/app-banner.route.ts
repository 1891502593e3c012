import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { sendAction } from '~/rendering/forms/client-action'
import { respond } from '~/session/respond'
import { hrefOf } from '~/site-map'

export async function action({ context }: ActionFunctionArgs) {
  context.setPreference('appBanner', '1')
  return respond(context, hrefOf('home', context.language), { notices: [] })
}

export function loader() {
  return redirect(hrefOf('home', 'tr'))
}

/** Without a connection the page stays and a notice appears. */
export const clientAction = sendAction
