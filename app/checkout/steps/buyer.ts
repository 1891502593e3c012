import { pageAfterSignIn } from '~/auth/sign-in/after-sign-in'
import { noticesAfterSignIn } from '~/auth/sign-in/prompts'
import { startMembership } from '~/auth/sign-in/sign-in'
import { rememberField, saveStep } from '~/auth/sign-in-step'
import { type GivenProof, proofOf } from '~/backend/http/envelope'
import { pathOfLink } from '~/backend/http/shop-origins'
import { messagesOf, noticeOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { tokenOf } from '~/session/token'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

type Proof = Record<string, string>

/** The page after sign-in, as far as it is on this site; the checkout's first page means the next step. */
function pageAfter(context: RequestContext, next: string): string {
  const [path] = (pathOfLink(next) ?? '').split(/[?#]/)
  const isFirstStep = path === hrefOf('order', context.language)
  return pageAfterSignIn(
    context,
    isFirstStep ? null : next,
    hrefOf('orderAddress', context.language),
  )
}

/** Whether a member buys: they may have signed in on another page while the guest form was open. */
export const isMember = ({ session }: RequestContext): boolean => session.member !== undefined

/** Tells a member who typed another address in the guest form that mails go to their own. */
export async function saveBuyer(context: RequestContext, typed: string): Promise<void> {
  if (!typed) return
  const form = await context.backend.membership.registerForm(true).catch(() => null)
  const own = form?.values.email ?? ''
  // biome-ignore lint/plugin: an e-mail address is no text of a language.
  if (own.toLowerCase() === typed.toLowerCase()) return
  const text = translatorOf(context.language)('order.asMember', { typed })
  context.flash([{ tone: 'warn', text, ms: noticeMs.default }])
}

function saveGuest({ session }: RequestContext, proof: GivenProof, email: string): boolean {
  const token = tokenOf(proof.bearer, proof.expiresAt, Date.now()) ?? undefined
  if (!token && Object.keys(session.backendCookies).length === 0) return false
  Object.assign(session, { token, email })
  return true
}

type WrongAddress = { wrong: string[]; code: string[] | undefined; asksCode: boolean }

/** Continues with an e-mail address alone. @returns the next page, or the address's error @throws BackendError */
export async function continueAsGuest(
  context: RequestContext,
  email: string,
  proof: Proof,
): Promise<{ next: string } | WrongAddress> {
  const general = translatorOf(context.language)('error.general')
  const answer = await context.backend.account.continueAsGuest(email, proof)
  if (!answer.ok) {
    const { security_code: code, ...fields } = answer.fields
    const wrong =
      code && Object.keys(fields).length === 0 ? [] : messagesOf({ ...answer, fields }, general)
    return { wrong, code, asksCode: answer.needsCode }
  }
  if (!saveGuest(context, answer, email))
    return { wrong: [general], code: undefined, asksCode: false }
  return { next: pageAfter(context, answer.next) }
}

type Credentials = { email: string; password: string; proof: Proof }
type OrderSignInResult =
  | { kind: 'in'; next: string }
  | { kind: 'expired' }
  | { kind: 'refused'; message: string; fields: Record<string, string[]>; asksCode: boolean }

/** Signs a member in during checkout and runs the pending action. @throws BackendError */
export async function orderSignIn(
  context: RequestContext,
  credentials: Credentials,
  remember: boolean,
): Promise<OrderSignInResult> {
  const { email: name, password, proof } = credentials
  const outcome = await context.backend.codes.orderLogin(name, password, proof)
  const back = pageAfter(context, outcome.next)
  if (await startMembership(context, proofOf(outcome), remember)) {
    context.flash(await noticesAfterSignIn(context))
    if (!outcome.mustChange) return { kind: 'in', next: back }
    saveStep(context, 'expired', { back })
    return { kind: 'expired' }
  }
  if (outcome.mustChange) {
    const type = name.includes('@') ? 'email' : 'phone'
    saveStep(context, 'expired', { type, username: name, back, ...rememberField(remember) })
    return { kind: 'expired' }
  }
  const { email, phone, username, ...others } = outcome.fields
  const ofName = email ?? phone ?? username
  return {
    kind: 'refused',
    message: noticeOf({ ...outcome, fields: others }, ['password', 'security_code'], ''),
    fields: { ...others, ...(ofName ? { email: ofName } : {}) },
    asksCode: outcome.tries >= 3 || 'security_code' in outcome.fields,
  }
}
