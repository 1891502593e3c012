import type { Credentials, SignInAnswer } from '~/backend/auth/sign-in'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { endMembership } from '~/session/session'
import { normaliseExpiry } from '~/session/token'

/** `unreadable` is a success without a valid expiry. */
export type SignedIn =
  | { kind: 'in'; mustChange: boolean; next: string }
  | { kind: 'unreadable' }
  | Refused
export type Refused = Extract<SignInAnswer, { ok: false }> & { kind: 'refused' }

/** Signs the visitor in; the cart stays. @throws BackendError when the answer cannot be read */
export async function signIn(context: RequestContext, credentials: Credentials): Promise<SignedIn> {
  const answer = await context.backend.account.signIn(credentials)
  if (!answer.ok) return { ...answer, kind: 'refused' }
  if (!(await startMembership(context, answer, credentials.rememberMe)))
    return { kind: 'unreadable' }
  return { kind: 'in', mustChange: answer.mustChange, next: answer.next }
}

/**
 * Stores the bearer in the session and updates the header's cart, which the backend has merged. All sign-ins end here.
 * @param remember whether the session outlives the browser (decision 053)
 * @returns false when the expiry is invalid
 */
export async function startMembership(
  context: RequestContext,
  answer: { bearer: string; expiresAt: unknown },
  remember: boolean,
): Promise<boolean> {
  const timeout = normaliseExpiry(answer.expiresAt)
  if (timeout === null || timeout <= Date.now()) return false
  context.session.token = { value: answer.bearer, timeout }
  context.session.email = undefined
  context.session.endsWithBrowser = remember ? undefined : true
  // A new backend session has its own currency.
  context.session.currency = undefined
  // The member is signed in even if the backend does not describe them.
  const member = await context.backend.account.member().catch(() => null)
  context.session.member = member ?? { id: '-', name: '', group: 0 }
  context.session.step = undefined
  await readVisitorsCart(context).catch((error) => noteFailure(context, error))
  return true
}

export async function signOut(context: RequestContext): Promise<void> {
  const { session } = context
  await context.backend.account.signOut()
  endMembership(session)
}
