import { redirect } from '@remix-run/cloudflare'
import { hrefOf, type PageName } from '~/site-map'
import type { Visit } from '~/visit'

/** Leads back to a step of the order. */
export function toStep(visit: Visit, page: PageName) {
  return redirect(hrefOf(page, visit.language), 303)
}

/** The later steps need to know who buys: a member, or a guest's e-mail address. @throws the redirect to the first */
export function buyerOnly(visit: Visit): void {
  const { token, member, email } = visit.session
  if (!token || !(member || email)) throw toStep(visit, 'order')
}
