import { redirect } from '@remix-run/cloudflare'
import type { RequestContext } from '~/session/request-context'
import { hrefOf, type PageName } from '~/site-map'

export function toStep(context: RequestContext, page: PageName) {
  return redirect(hrefOf(page, context.language), 303)
}

/** Later steps require a member or a guest's e-mail address. @throws a redirect to the first step */
export function buyerOnly(context: RequestContext): void {
  const { token, member, email } = context.session
  if (!token || !(member || email)) throw toStep(context, 'order')
}
