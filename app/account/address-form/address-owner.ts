import { safePath } from '~/backend/http/safe-path'
import type { RequestContext } from '~/session/request-context'
import { requireBuyer } from '~/session/require-member'
import { hrefOf } from '~/site-map'

/** Members and guests who order have addresses. @throws the redirect of all others to the sign-in page */
export function requireAddressOwner(context: RequestContext): void {
  const back = hrefOf('addresses', context.language)
  requireBuyer(context, hrefOf('signIn', context.language, { donus: back }))
}

/** The page after an address is saved: `back`, else the list of addresses or the order's address step. */
export function afterAddress(context: RequestContext, back: unknown): string {
  const page = context.session.member ? 'addresses' : 'orderAddress'
  return safePath(back) ?? hrefOf(page, context.language)
}

/** An address id from outside; '0' stands for a new address. */
export function addressId(value: unknown): string {
  const id = String(value ?? '')
  return /^[\w-]{1,20}$/.test(id) ? id : '0'
}
