import type { Credentials, SignInAnswer } from '~/backend/auth/sign-in'
import { hasLasting } from '~/backend/http/backend-cookies'
import type { GivenProof } from '~/backend/http/envelope'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { dropCartLines, endMembership, type Session } from '~/session/session'
import { type Token, tokenOf } from '~/session/token'
import { describeMember } from './describe-member'

/** `unreadable` is a success without a proof: neither a bearer with a valid expiry nor a member's session. */
export type SignedIn =
  | { kind: 'in'; mustChange: boolean; next: string }
  | { kind: 'unreadable' }
  | Refused
export type Refused = Extract<SignInAnswer, { ok: false }> & { kind: 'refused' }

const expired: Refused = {
  kind: 'refused',
  ok: false,
  message: '',
  fields: {},
  mustChange: true,
  needsCode: false,
}

/** Signs the visitor in; the cart stays. @throws BackendError when the answer cannot be read */
export async function signIn(context: RequestContext, credentials: Credentials): Promise<SignedIn> {
  const answer = await context.backend.account.signIn(credentials)
  if (!answer.ok) return { ...answer, kind: 'refused' }
  if (!(await startMembership(context, answer, credentials.rememberMe)))
    return answer.mustChange ? expired : { kind: 'unreadable' }
  return { kind: 'in', mustChange: answer.mustChange, next: answer.next }
}

function provenBy({ backendCookies }: Session, proof: GivenProof): { token?: Token } | null {
  const token = tokenOf(proof.bearer, proof.expiresAt, Date.now())
  if (token) return { token }
  return Object.keys(backendCookies).length > 0 ? {} : null
}

/**
 * Stores who signed in, by a bearer or by the backend's session, and updates the header's cart, which the backend has
 * merged. All sign-ins end here.
 * @param remember whether the session outlives the browser (decision 053)
 * @param isSignIn false where a success without a bearer may leave a guest, as a registration that waits for activation
 * @returns false without a proof
 */
export async function startMembership(
  context: RequestContext,
  proof: GivenProof | null,
  remember: boolean,
  isSignIn = true,
): Promise<boolean> {
  const { session } = context
  const stored = proof && provenBy(session, proof)
  if (!stored) return false
  const { token: before } = session
  session.token = stored.token
  // A new backend session has its own currency.
  session.currency = undefined
  const member = await describeMember(context)
  const isCertain = stored.token !== undefined || (isSignIn && member === undefined)
  if (!member && !isCertain) {
    session.token = before
    return false
  }
  // The member is signed in even if the backend does not describe them.
  session.member = member ?? { id: '-', name: '', group: 0 }
  session.email = undefined
  const lasts = stored.token !== undefined || hasLasting(session.backendCookies)
  session.endsWithBrowser = remember && lasts ? undefined : true
  session.step = undefined
  session.passwordStep = undefined
  session.securityCode = undefined
  // A cookie that another host has set must not become the member's session.
  session.hasSharedCookies = undefined
  // The shop has merged another cart with it: its lines have moved.
  dropCartLines(session)
  await readVisitorsCart(context).catch((error) => noteFailure(context, error))
  return true
}

/** Ends the membership here, whatever the shop answers (its body is not read): nobody else has its proof. */
export async function signOut(context: RequestContext): Promise<void> {
  await context.backend.account.signOut().catch((error) => noteFailure(context, error))
  endMembership(context.session)
}
