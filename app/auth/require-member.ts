import { redirect } from '@remix-run/cloudflare'
import type { RequestContext } from '~/session/request-context'
import { hrefOf, type PageName } from '~/site-map'

/** Redirects guests to the sign-in page and back. @throws the redirect */
export function membersOnly(context: RequestContext, page: PageName): void {
  if (context.session.member) return
  const back = hrefOf(page, context.language)
  throw redirect(hrefOf('signIn', context.language, { donus: back }), 303)
}
