import { cartCount, cartTotal } from '../cart/cart-count'
import { formatted } from '../catalogue/money'
import { isSectionSeven } from '../platform'
import type { Call } from '../server/call'
import type { Member } from './member'

/** The member whom the bearer names; `section7` issues no bearers. */
export function bearerMember(call: Call): Member | undefined {
  const token = /^Bearer\s+(.+)$/i.exec(call.headers.get('authorization') ?? '')?.[1] ?? ''
  const issued = isSectionSeven(call.platform) ? undefined : call.platform.bearers.get(token)
  if (!issued || issued.until < Date.now()) return undefined
  return call.platform.members.find(({ id }) => id === issued.memberId)
}

/** The member of a request: calls under /api/v1/ go by the bearer first, all others by the session. */
export function memberOf(call: Call): Member | undefined {
  const own = call.platform.members.find(({ id }) => id === call.session.memberId)
  return call.path.startsWith('/api/v1/') ? (bearerMember(call) ?? own) : own
}

/** MEMBER_INFO of the page's globals; KVKK is -1 for a guest. */
export function memberInfo(call: Call): object {
  const member = memberOf(call)
  if (!member) return { ID: '0', GROUP: 0, KVKK: -1, FIRST_NAME: '', MAIL: '' }
  return {
    ID: String(member.id),
    CODE: member.code,
    FIRST_NAME: member.name,
    LAST_NAME: member.surname,
    MAIL: member.email,
    GENDER: member.gender,
    GROUP: String(member.group),
    KVKK: member.consents.kvkk ? '1' : 0,
    PASSWORD_STRENGTH: 8,
    COUNTRY: 'TR',
    // Vendors may have their goods sent abroad.
    E_COUNTRY: member.group === 2 ? '' : 'TR',
    IS_AFFILIATE: member.isAffiliate ? '1' : 0,
  }
}

/** CART_INFO of the page's globals. */
export const cartInfo = (call: Call): { COUNT: number; TOTAL: string } => ({
  COUNT: cartCount(call),
  TOTAL: formatted(cartTotal(call)),
})
