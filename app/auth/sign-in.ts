import { readVisitorsCart } from '~/cart/read-cart'
import { noteFailure } from '~/failure'
import { endMembership } from '~/session/session'
import { normaliseExpiry } from '~/session/token'
import type { Credentials, SignInAnswer } from '~/shop/sign-in'
import type { Visit } from '~/visit'

/** What came of a sign-in; `unreadable` is a success whose token cannot be kept. */
export type SignedIn =
  | { kind: 'in'; mustChange: boolean; next: string }
  | { kind: 'unreadable' }
  | Refused
export type Refused = Extract<SignInAnswer, { ok: false }> & { kind: 'refused' }

/**
 * Signs the visitor in: bearer, its end and who it speaks for are kept in the sealed session. The
 * cart of the visit stays.
 * @throws ShopError when there is no answer to read
 */
export async function signIn(visit: Visit, asked: Credentials): Promise<SignedIn> {
  const answer = await visit.shop.account.signIn(asked)
  if (!answer.ok) return { ...answer, kind: 'refused' }
  if (!(await enter(visit, answer, asked.rememberMe))) return { kind: 'unreadable' }
  return { kind: 'in', mustChange: answer.mustChange, next: answer.next }
}

/**
 * Keeps a member's bearer in the session, and brings the header's cart up to what the backend made of the two carts.
 * Every way of signing in ends here.
 * @param remember whether the membership outlives the browser; only who asked for it is remembered (decision 053)
 * @returns false when the expiry is none (below one billion is invalid)
 */
export async function enter(
  visit: Visit,
  answer: { bearer: string; expiresAt: unknown },
  remember: boolean,
): Promise<boolean> {
  const timeout = normaliseExpiry(answer.expiresAt)
  if (timeout === null || timeout <= Date.now()) return false
  visit.session.token = { value: answer.bearer, timeout }
  visit.session.email = undefined
  visit.session.endsWithBrowser = remember ? undefined : true
  // The backend may have begun another session, with a currency of its own.
  visit.session.currency = undefined
  // A backend that does not say who they are has a member all the same.
  const member = await visit.shop.account.member().catch(() => null)
  visit.session.member = member ?? { id: '-', name: '', group: 0 }
  visit.session.step = undefined
  await readVisitorsCart(visit).catch((error) => noteFailure(visit, error))
  return true
}

/** Forgets the member; the browser keeps nothing of the visit, its cart waits at the shop. */
export async function signOut(visit: Visit): Promise<void> {
  const { session } = visit
  await visit.shop.account.signOut()
  endMembership(session)
}
