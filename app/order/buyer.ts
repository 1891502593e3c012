import { pageAfterSignIn } from '~/auth/after-sign-in'
import { doPending } from '~/auth/pending'
import { promptsOf } from '~/auth/prompts'
import { noticeOf, wordsOf } from '~/auth/refusal'
import { enter } from '~/auth/sign-in'
import { rememberField, takeStep } from '~/auth/step'
import { noticeMs } from '~/cart/rules'
import { translatorOf } from '~/i18n/translators'
import { pathOfLink } from '~/safe-path'
import { normaliseExpiry } from '~/session/token'
import { bearerOf } from '~/shop/envelope'
import { ShopError } from '~/shop/error'
import type { SignInAnswer } from '~/shop/sign-in'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'

/** What proves that no machine sends the form (`securityAnswer`). */
type Proof = Record<string, string>

/**
 * Where the shop's answer leads, as far as it is on this site. The order's first page is where the shopper stands, so it
 * means the next step, as an answer without a page does.
 */
function pageAfter(visit: Visit, next: string): string {
  const [path] = (pathOfLink(next) ?? '').split(/[?#]/)
  const isHere = path === hrefOf('order', visit.language)
  return pageAfterSignIn(visit, isHere ? null : next, hrefOf('orderAddress', visit.language))
}

/** By login-nomembership, or by signin-shopping where a shop has only that. */
async function askAsGuest(visit: Visit, email: string, proof: Proof): Promise<SignInAnswer> {
  const { account, codes } = visit.shop
  try {
    return await account.continueAsGuest(email, proof)
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
 * @returns the page that follows, or what is wrong with the address
 * @throws ShopError
 */
export async function continueAsGuest(
  visit: Visit,
  email: string,
  proof: Proof,
): Promise<{ next: string } | { wrong: string }> {
  const general = translatorOf(visit.language)('error.general')
  const answer = await askAsGuest(visit, email, proof)
  if (!answer.ok) return { wrong: wordsOf(answer, general).join(' ') }
  const timeout = normaliseExpiry(answer.expiresAt)
  if (timeout === null) return { wrong: general }
  Object.assign(visit.session, { token: { value: answer.bearer, timeout }, email })
  return { next: pageAfter(visit, answer.next) }
}

type Credentials = { username: string; password: string; proof: Proof }
type CameIn =
  | { kind: 'in'; next: string }
  | { kind: 'expired' }
  | { kind: 'refused'; message: string; fields: Record<string, string[]>; asksCode: boolean }

/** Signs a member in on the way to the order; what waited for them is done. @throws ShopError */
export async function orderSignIn(
  visit: Visit,
  asked: Credentials,
  remember: boolean,
): Promise<CameIn> {
  const general = translatorOf(visit.language)('error.general')
  const { username, password, proof } = asked
  const outcome = await visit.shop.codes.orderLogin(username, password, proof)
  const back = pageAfter(visit, outcome.next)
  const bearer = outcome.ok ? bearerOf(outcome.first) : null
  if (bearer && (await enter(visit, bearer, remember))) {
    visit.flash([...promptsOf(visit), ...(await doPending(visit))])
    if (!bearer.mustChange) return { kind: 'in', next: back }
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
