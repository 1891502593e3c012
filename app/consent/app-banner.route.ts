import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { orSayOffline } from '~/cart/without-connection'
import { answer } from '~/session/answer'
import type { Answer } from '~/session/answer-types'
import { hrefOf } from '~/site-map'

/** Closes the mobile app's banner: cookie `mobileApp` set to 1. */
export async function action({ context: { visit } }: ActionFunctionArgs) {
  visit.route = 'app banner'
  visit.setPreference('appBanner', '1')
  return answer(visit, hrefOf('home', visit.language), { notices: [] })
}

export function loader() {
  return redirect(hrefOf('home', 'tr'))
}

/** Script's way to the action: without a connection the page stays as it is. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}
