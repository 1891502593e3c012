import { redirect } from '@remix-run/cloudflare'
import { hrefOf, type PageName } from '~/site-map'
import type { Visit } from '~/visit'

/** Leads a guest to the sign-in and back here. @throws the redirect */
export function membersOnly(visit: Visit, page: PageName): void {
  if (visit.session.member) return
  const back = hrefOf(page, visit.language)
  throw redirect(hrefOf('signIn', visit.language, { donus: back }), 303)
}
