import type { Call } from '../app'
import { memberIdOf } from '../app'
import { sessionIdOf } from '../session/session'

/** The owner of addresses and orders; `key` is the member's or the session's. */
export type Owner = { key: string; memberId: number; session: string }

/** The member, else the guest's session; null without either. */
export async function ownerOf(call: Call): Promise<Owner | null> {
  const memberId = memberIdOf(call)
  const session = (await sessionIdOf(call)) ?? ''
  if (memberId > 0) return { key: `m:${memberId}`, memberId, session }
  return session ? { key: `g:${session}`, memberId: 0, session } : null
}
