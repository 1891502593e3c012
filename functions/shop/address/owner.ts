import type { Call } from '../app'
import { memberIdOf } from '../app'
import { sessionIdOf } from '../session/session'

/** Whose addresses and orders a call is about. */
export type Owner = { owner: string; memberId: number; session: string }

/** The member's, else the visit's; null for who has neither. */
export async function ownerOf(call: Call): Promise<Owner | null> {
  const memberId = memberIdOf(call)
  const session = (await sessionIdOf(call)) ?? ''
  if (memberId > 0) return { owner: `m:${memberId}`, memberId, session }
  return session ? { owner: `g:${session}`, memberId: 0, session } : null
}
