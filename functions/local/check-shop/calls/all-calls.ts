import type { CallCheck } from '../call-check'
import { accountCalls, memberReads } from './account'
import { cartCalls } from './cart'
import { catalogueCalls } from './catalogue'
import { emptyForms, handOverCalls, type NamedPages } from './hand-over'
import { memberCalls } from './member'
import { callsForMembers, harmfulCalls } from './not-sent'
import { platformPageCalls } from './platform-pages'
import { probeCalls } from './probes'
import { productCalls } from './product'
import { regionCalls } from './regions'
import { siteCalls } from './site'

export type Member = { email: string; password: string }

const inOrder = (calls: CallCheck[]) =>
  calls.toSorted((one, other) => (one.number || 100) - (other.number || 100))

/** Every call of CONTRACT.md and own-calls.md, in their order: as a guest, then as the member if there is one. */
export function allCalls(member: Member | null, named: NamedPages = {}): CallCheck[] {
  const guestCalls = [
    ...regionCalls,
    ...catalogueCalls,
    ...platformPageCalls,
    ...handOverCalls(named),
    ...productCalls,
    ...accountCalls,
    ...memberReads,
    ...probeCalls,
    ...emptyForms,
    ...cartCalls,
    ...siteCalls,
    ...harmfulCalls,
    ...(member ? [] : callsForMembers),
  ]
  return [...inOrder(guestCalls), ...(member ? inOrder(memberCalls(member)) : [])]
}
