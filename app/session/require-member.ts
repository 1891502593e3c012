import { redirect } from '@remix-run/cloudflare'
import { hrefOf } from '~/site-map'
import type { RequestContext } from './request-context'
import type { Member } from './session'

/**
 * Sends guests to the sign-in page: at once, and when the membership has ended before `needed` data arrives.
 * @param back the page that the sign-in leads back to
 * @throws the redirect
 */
export function requireMember(
  context: RequestContext,
  back: string,
  status: 302 | 303 = 303,
): Member {
  const check = () => {
    const { member } = context.session
    if (member) return member
    throw redirect(hrefOf('signIn', context.language, { donus: back }), status)
  }
  context.checkAccess = check
  return check()
}

/**
 * Requires a member, or a guest who orders with an e-mail address, in the same way.
 * @param elsewhere the page for everybody else
 * @throws the redirect
 */
export function requireBuyer(context: RequestContext, elsewhere: string): void {
  const check = () => {
    const { token, member, email } = context.session
    if (!token || !(member || email)) throw redirect(elsewhere, 303)
  }
  context.checkAccess = check
  check()
}
