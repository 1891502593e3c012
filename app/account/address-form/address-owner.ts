import { redirect } from '@remix-run/cloudflare'
import { safePath } from '~/backend/http/safe-path'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'

/** Requires a member, or a guest who orders with an e-mail address. @throws the redirect to the sign-in page */
export function addressOwner(context: RequestContext): void {
  if (context.session.member || (context.session.token && context.session.email)) return
  const back = hrefOf('addresses', context.language)
  throw redirect(hrefOf('signIn', context.language, { donus: back }), 303)
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
