import { doPending } from '~/auth/pending'
import { promptsOf } from '~/auth/prompts'
import { noticeOf, wordsOf } from '~/auth/refusal'
import { enter } from '~/auth/sign-in'
import { rememberField, takeStep } from '~/auth/step'
import { noticeMs } from '~/cart/rules'
import { translatorOf } from '~/i18n/translators'
import { normaliseExpiry } from '~/session/token'
import { bearerOf } from '~/shop/envelope'
import { ShopError } from '~/shop/error'
import type { SignInAnswer } from '~/shop/sign-in'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'

/** By login-nomembership, or by signin-shopping where a shop has only that. */
async function askAsGuest(visit: Visit, email: string): Promise<SignInAnswer> {
  const { account, codes } = visit.shop
  try {
    return await account.continueAsGuest(email)
  } catch (error) {
    if (!(error instanceof ShopError) || error.status !== 404) throw error
  }
  const outcome = await codes.signInShopping(email)
  const given = outcome.ok ? bearerOf(outcome.first) : null
  if (given) return { ok: true, ...given, next: outcome.next }
  const { message, fields } = outcome
  return { ok: false, message, fields, mustChange: false, asksCode: false }
}

/** Whether a member buys: the form of a guest may have stood open while they signed in elsewhere. */
export function isMember({ session: { token, member } }: Visit): boolean {
  return Boolean(token && member)
}

/** Tells a member who typed an address as a guest that the mails go to their own; their own is no news. */
export async function sayWhoBuys(visit: Visit, typed: string): Promise<void> {
  if (!typed) return
  const form = await visit.shop.membership.registerForm(true).catch(() => null)
  const own = form?.values.email ?? ''
  // biome-ignore lint/plugin: an e-mail address is no text of a language.
  if (own.toLowerCase() === typed.toLowerCase()) return
  const text = translatorOf(visit.language)('order.asMember', { typed })
  visit.flash([{ tone: 'warn', text, ms: noticeMs.default }])
}

/**
 * Goes on to the order with an e-mail address alone.
 * @returns what is wrong with it, null when all is well
 * @throws ShopError
 */
export async function continueAsGuest(visit: Visit, email: string): Promise<string | null> {
  const general = translatorOf(visit.language)('error.general')
  const answer = await askAsGuest(visit, email)
  if (!answer.ok) return wordsOf(answer, general).join(' ')
  const timeout = normaliseExpiry(answer.expiresAt)
  if (timeout === null) return general
  Object.assign(visit.session, { token: { value: answer.bearer, timeout }, email })
  return null
}

type Credentials = { username: string; password: string; security_code?: string | undefined }
type CameIn =
  | { kind: 'in' }
  | { kind: 'expired' }
  | { kind: 'refused'; message: string; fields: Record<string, string[]>; asksCode: boolean }

/** Signs a member in on the way to the order; what waited for them is done. @throws ShopError */
export async function orderSignIn(
  visit: Visit,
  asked: Credentials,
  remember: boolean,
): Promise<CameIn> {
  const general = translatorOf(visit.language)('error.general')
  const back = hrefOf('orderAddress', visit.language)
  const { username, password, security_code = '' } = asked
  const outcome = await visit.shop.codes.orderLogin('email', username, password, security_code)
  const bearer = outcome.ok ? bearerOf(outcome.first) : null
  if (bearer && (await enter(visit, bearer, remember))) {
    visit.flash([...promptsOf(visit), ...(await doPending(visit))])
    if (!bearer.mustChange) return { kind: 'in' }
    takeStep(visit, 'expired', { back })
    return { kind: 'expired' }
  }
  if (outcome.mustChange) {
    takeStep(visit, 'expired', { type: 'email', username, back, ...rememberField(remember) })
    return { kind: 'expired' }
  }
  const { email, username: named, ...others } = outcome.fields
  const name = email ?? named
  return {
    kind: 'refused',
    message: noticeOf({ ...outcome, fields: others }, ['password', 'security_code'], general),
    fields: { ...others, ...(name ? { username: name } : {}) },
    asksCode: outcome.tries >= 3 || 'security_code' in outcome.fields,
  }
}
