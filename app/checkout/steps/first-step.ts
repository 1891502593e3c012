import { parseWithZod } from '@conform-to/zod/v4'
import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { checkedProof } from '~/auth/security-code/human-check'
import { refusalWithCode } from '~/auth/security-code/refusal-with-code'
import {
  hasSecurityQuestion,
  isCodeDue,
  rememberCode,
  securityQuestion,
  typedOnly,
  wantsNewCode,
} from '~/auth/security-code/security-question'
import { type FieldErrors, fieldKinds } from '~/forms/read-fields'
import { errorNotices } from '~/forms/refusal'
import { type Refusal, refuseForm } from '~/forms/refused-form'
import { type Translate, translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { refuse } from '~/session/respond'
import { hrefOf } from '~/site-map'
import { continueAsGuest, isMember, orderSignIn, saveBuyer } from './buyer'
import { toStep } from './checkout-step'

const GUEST = 'order-guest'

/** The security question, and the forms that need it: one picture is valid at a time. */
export async function questionOfStep(context: RequestContext) {
  const [guest, member] = [isCodeDue(context, GUEST), isCodeDue(context, 'login')]
  const question = guest || member ? await securityQuestion(context, 'login') : null
  return { guest: guest ? question : null, member: member ? question : null }
}

/** A guest form that was open while its shopper signed in elsewhere: the member orders. */
export async function orderAsMember(context: RequestContext, form: FormData) {
  const typed = String(form.get('email') ?? '')
  await saveBuyer(context, typed.trim().slice(0, 254))
  return toStep(context, 'orderAddress')
}

export async function orderAsGuest(context: RequestContext, form: FormData) {
  const t = translatorOf(context.language)
  const schema = z.object({ email: fieldKinds(t).email })
  const submission = parseWithZod(form, { schema })
  const refuseGuest = (refusal: Refusal, asksCode = hasSecurityQuestion(form)) => {
    if (asksCode) rememberCode(context, GUEST)
    const typed = wantsNewCode(form) ? typedOnly(submission) : submission
    return refuseForm(context, typed, refusal, { refused: 'guest' as const })
  }
  if (wantsNewCode(form)) return refuseGuest({})
  if (submission.status !== 'success') return refuseGuest({})
  const { proof, refused } = await checkedProof(context, form, 'login')
  if (refused) return refuseGuest({ errors: refused }, true)
  try {
    const result = await continueAsGuest(context, submission.value.email, proof)
    if ('next' in result) return redirect(result.next, 303)
    const { wrong, code, asksCode } = result
    const errors: FieldErrors = {
      ...(wrong.length > 0 ? { email: wrong } : {}),
      ...(code ? { security_code: code } : {}),
    }
    return refuseGuest({ errors }, asksCode || hasSecurityQuestion(form))
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return refuseGuest({ errors: { email: [text] }, status })
  }
}

function readSignIn(form: FormData, t: Translate) {
  const { email, password, tick } = fieldKinds(t)
  const schema = z.object({ username: email, password, rememberMe: tick })
  const submission = parseWithZod(form, { schema })
  return { submission, asksCode: hasSecurityQuestion(form) }
}

function refuseSignIn(
  context: RequestContext,
  { submission, asksCode }: ReturnType<typeof readSignIn>,
  { errors = {}, formErrors, text = '', status = 422 }: Refusal & { formErrors?: string[] },
) {
  const hideFields = ['password', 'security_code']
  const ofNoField = formErrors && formErrors.length > 0 ? { formErrors } : {}
  const result = submission.reply({ fieldErrors: errors, ...ofNoField, hideFields })
  if (asksCode) rememberCode(context, 'login')
  const state = { refused: 'member' as const }
  // Who has signed in elsewhere meanwhile sees a page without this form.
  const errorTexts = isMember(context) ? Object.values(result.error ?? {}).flat() : []
  const notice = [...new Set([text, ...errorTexts])].filter(Boolean).join(' ')
  return refuse(context, result, { status, notices: errorNotices(notice), state })
}

export async function signInToOrder(context: RequestContext, form: FormData) {
  const t = translatorOf(context.language)
  const read = readSignIn(form, t)
  if (wantsNewCode(form))
    return refuseSignIn(context, { ...read, submission: typedOnly(read.submission) }, {})
  if (read.submission.status !== 'success') return refuseSignIn(context, read, {})
  const { rememberMe, ...credentials } = read.submission.value
  const { proof, refused } = await checkedProof(context, form, 'login')
  if (refused) return refuseSignIn(context, { ...read, asksCode: true }, { errors: refused })
  try {
    const result = await orderSignIn(context, { ...credentials, proof }, rememberMe === '1')
    if (result.kind === 'in') return redirect(result.next, 303)
    if (result.kind === 'expired') return redirect(hrefOf('changePassword', context.language), 303)
    const { fields: errors, message, asksCode } = result
    const withCode = refusalWithCode(context, form, { message, errors, needsCode: asksCode })
    const refusal = withCode ?? { errors, text: message || t('error.general') }
    return refuseSignIn(context, { ...read, asksCode }, { ...refusal, status: 403 })
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return refuseSignIn(context, read, { errors: { username: [text] }, status })
  }
}
