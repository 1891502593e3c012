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
import { phoneDigits } from '~/forms/phone/login-phone'
import { western } from '~/forms/phone/phone-rules'
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

/** The security question, where a guest or a member needs one. */
export async function questionOfStep(context: RequestContext) {
  const isDue = isCodeDue(context, GUEST) || isCodeDue(context, 'login')
  return isDue ? securityQuestion(context, 'login') : null
}

const isPhone = (typed: string) => /^[+(]?[\d\s()./-]{7,}$/.test(western(typed.trim()))

function buyerName(t: Translate) {
  const { line, email } = fieldKinds(t)
  return line.transform((typed, context) => {
    const name = isPhone(typed) ? phoneDigits(typed) : email.safeParse(typed).data
    const message = t(typed.includes('@') ? 'form.email' : 'order.emailOrPhone')
    if (!name) context.addIssue({ code: 'custom', message })
    return name ?? ''
  })
}

/** Continues as a guest or signs a member in: as the button says, else by whether there is a password. */
export function takeBuyer(context: RequestContext, form: FormData) {
  const step = form.get('adim')
  const signsIn = step === 'uye' || (step === null && form.get('password'))
  if (signsIn) return signInToOrder(context, form)
  return isMember(context) ? orderAsMember(context, form) : orderAsGuest(context, form)
}

/** A guest form that was open while its shopper signed in elsewhere: the member orders. */
async function orderAsMember(context: RequestContext, form: FormData) {
  const typed = String(form.get('email') ?? '')
  await saveBuyer(context, typed.trim().slice(0, 254))
  return toStep(context, 'orderAddress')
}

async function orderAsGuest(context: RequestContext, form: FormData) {
  const t = translatorOf(context.language)
  const byEmail = (name: string) => name.includes('@')
  const email = buyerName(t).refine(byEmail, {
    error: t('order.guestEmail'),
    when: ({ issues }) => issues.length === 0,
  })
  form.delete('password')
  const schema = z.object({ email })
  const submission = parseWithZod(form, { schema })
  const refuseGuest = (refusal: Refusal, asksCode = hasSecurityQuestion(form)) => {
    if (asksCode) rememberCode(context, GUEST)
    const typed = wantsNewCode(form) ? typedOnly(submission) : submission
    return refuseForm(context, typed, refusal)
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
  const { password, tick } = fieldKinds(t)
  const schema = z.object({ email: buyerName(t), password, rememberMe: tick })
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
  // Who has signed in elsewhere meanwhile sees a page without this form.
  const errorTexts = isMember(context) ? Object.values(result.error ?? {}).flat() : []
  const notice = [...new Set([text, ...errorTexts])].filter(Boolean).join(' ')
  return refuse(context, result, { status, notices: errorNotices(notice) })
}

async function signInToOrder(context: RequestContext, form: FormData) {
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
    return refuseSignIn(context, read, { errors: { email: [text] }, status })
  }
}
