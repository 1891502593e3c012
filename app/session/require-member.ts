import { redirect } from '@remix-run/cloudflare'
import { hrefOf } from '~/site-map'
import { isMemberByCookies, mustChangePassword } from './membership'
import type { RequestContext } from './request-context'
import type { Member } from './session'

/** Sends a member whose password has expired to change it. @param back where the change leads on @throws the redirect */
export function requireOwnPassword(
  { session, language }: Pick<RequestContext, 'session' | 'language'>,
  back: string,
  status: 302 | 303 = 303,
): void {
  if (!mustChangePassword(session)) return
  throw redirect(hrefOf('changePassword', language, { donus: back }), status)
}

/** Sends guests to sign in: at once, and when the membership ends before `needed` data arrives. @throws the redirect */
export function requireMember(
  context: RequestContext,
  back: string,
  status: 302 | 303 = 303,
): Member {
  const check = () => {
    const { member } = context.session
    requireOwnPassword(context, back, status)
    if (member) return member
    throw redirect(hrefOf('signIn', context.language, { donus: back }), status)
  }
  context.checkAccess = check
  return check()
}

/** The same, but guests who order by e-mail pass too. @param elsewhere for all others @throws the redirect */
export function requireBuyer(context: RequestContext, elsewhere: string): void {
  const check = () => {
    const { member, email } = context.session
    requireOwnPassword(context, elsewhere)
    if (!(member || email)) throw redirect(elsewhere, 303)
  }
  context.checkAccess = check
  check()
}

/** A member's list. Of a session that has ended a shop may show a guest's empty one: its registration form tells whose it is. */
export async function ownList<T>(
  { backend, session }: RequestContext,
  loading: Promise<T>,
  isEmpty: (list: T) => boolean,
): Promise<T> {
  const list = await loading
  if (isEmpty(list) && isMemberByCookies(session))
    await backend.membership.registerForm(true).catch(() => null)
  return list
}
