import { redirect } from '@remix-run/cloudflare'
import { safePath } from '~/safe-path'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'

/** Addresses are a member's, or a guest's who orders with an e-mail address; others sign in first. @throws the redirect */
export function addressOwner(visit: Visit): void {
  if (visit.session.member || (visit.session.token && visit.session.email)) return
  const back = hrefOf('addresses', visit.language)
  throw redirect(hrefOf('signIn', visit.language, { donus: back }), 303)
}

/** Where the shopper goes on once an address is saved: the page they came from, else their addresses. */
export function afterAddress(visit: Visit, back: unknown): string {
  const page = visit.session.member ? 'addresses' : 'orderAddress'
  return safePath(back) ?? hrefOf(page, visit.language)
}

/** An id of the address book; '0' is a new address. */
export function addressId(value: unknown): string {
  const known = String(value ?? '')
  return /^[\w-]{1,20}$/.test(known) ? known : '0'
}
