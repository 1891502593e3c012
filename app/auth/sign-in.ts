import { normaliseExpiry } from '~/session/token'
import type { Credentials, SignInAnswer } from '~/shop/sign-in'
import type { Visit } from '~/visit'

/** What came of a sign-in; `unreadable` is a success whose token cannot be kept. */
export type SignedIn = { kind: 'in' } | { kind: 'unreadable' } | Refused
export type Refused = Extract<SignInAnswer, { ok: false }> & { kind: 'refused' }

/**
 * Signs the visitor in: bearer, its end and who it speaks for are kept in the sealed session (spec §3 "Stored token",
 * row L03). The cart of the visit stays (row C17).
 * @throws ShopError when there is no answer to read
 */
export async function signIn(visit: Visit, asked: Credentials): Promise<SignedIn> {
  const answer = await visit.shop.account.signIn(asked)
  if (!answer.ok) return { ...answer, kind: 'refused' }
  return (await enter(visit, answer)) ? { kind: 'in' } : { kind: 'unreadable' }
}

/**
 * Keeps a member's bearer in the session. Every way of signing in ends here.
 * @returns false when the expiry is none (spec §3: below one billion is invalid)
 */
export async function enter(
  visit: Visit,
  answer: { bearer: string; expiresAt: unknown },
): Promise<boolean> {
  const timeout = normaliseExpiry(answer.expiresAt)
  if (timeout === null || timeout <= Date.now()) return false
  visit.session.token = { value: answer.bearer, timeout }
  visit.session.email = undefined
  // A backend that does not say who they are has a member all the same.
  const member = await visit.shop.account.member().catch(() => null)
  visit.session.member = member ?? { id: '-', name: '', group: 0 }
  visit.session.step = undefined
  return true
}

/** Forgets the member; the browser keeps nothing of the visit, its cart waits at the shop. */
export async function signOut(visit: Visit): Promise<void> {
  const { session } = visit
  await visit.shop.account.signOut()
  session.token = undefined
  session.member = undefined
  session.email = undefined
  session.pending = undefined
  session.step = undefined
  session.shopCookies = {}
  visit.setCart(null)
}
