import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { answer } from '~/session/answer'
import { hrefOf } from '~/site-map'

/** Closes the mobile app's banner: cookie `mobileApp` set to 1 (spec §9, row U04). */
export async function action({ context: { visit } }: ActionFunctionArgs) {
  visit.route = 'app banner'
  visit.setPreference('appBanner', '1')
  return answer(visit, hrefOf('home', visit.language), { notices: [] })
}

export function loader() {
  return redirect(hrefOf('home', 'tr'))
}
