import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { checkedProof } from '~/auth/security-code/human-check'
import {
  asksForCode,
  questionDue,
  rememberCode,
  typedOnly,
  wantsNewCode,
} from '~/auth/security-code/security-question'
import { endOfSignIn, pageAfterSignIn } from '~/auth/sign-in/after-sign-in'
import { noticesAfterSignIn } from '~/auth/sign-in/prompts'
import { startMembership } from '~/auth/sign-in/sign-in'
import { signInOffer } from '~/auth/sign-in/sign-in-tabs'
import { type Outcome, proofOf } from '~/backend/http/envelope'
import { safePath } from '~/backend/http/safe-path'
import { phoneChoice, phoneReader, typedPhone } from '~/forms/phone/phone-choice'
import { sendOnce } from '~/forms/send-once'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { refuse } from '~/session/respond'
import { hrefOf } from '~/site-map'
import {
  codeSchema,
  noteSent,
  pendingCode,
  phoneSchema,
  refusedBy,
  refusedField,
  saveCode,
  stepIn,
  unansweredCode,
} from './pending-code'

const CodePage = serverOnlyPage(() => import('./code-page'))

const purpose = 'otp-request'

/** Sign-in by a code. The phone number is only in the sealed session. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const back = safePath(new URL(request.url).searchParams.get('donus'))
  if (context.session.member) throw redirect(back ?? hrefOf('home', context.language), 302)
  const [offered, phone, question] = await Promise.all([
    signInOffer(context),
    phoneChoice(context, ''),
    questionDue(context, purpose),
  ])
  if (!offered.code) throw redirect(hrefOf('signIn', context.language, { donus: back }), 302)
  const pending = pendingCode(context, 'code')
  return {
    back,
    left: pending?.left ?? null,
    ending: pending?.ending ?? '',
    phone,
    question,
    head: privateHead(translatorOf(context.language)('code.title')),
  }
}

type Answer = { next: string } | { result: SubmissionResult }
type Pending = NonNullable<ReturnType<typeof pendingCode>>

async function readRequest(request: Request, context: RequestContext) {
  const form = await request.formData()
  const step = stepIn(form)
  const pending = pendingCode(context, 'code')
  const isAboutCode = step === 'dogrula' || step === 'yeniden'
  return {
    form,
    back: safePath(form.get('donus')),
    step,
    isAboutCode,
    inDialog: request.headers.has('x-dialog'),
    pending,
    /** Where errors of this step belong: the form that sent it may not be the one that the page opens with. */
    field: pending && isAboutCode ? ('otp' as const) : ('phone' as const),
  }
}

type CodeRequest = Awaited<ReturnType<typeof readRequest>>

const typedCode = (form: FormData) => ({ otp: String(form.get('otp') ?? '') })

/** The shop sends no second code while the first is valid. */
const requestOnce = sendOnce<Outcome>('OTP_REQUEST')

async function requestCode(
  context: RequestContext,
  { form, back, step, field }: CodeRequest,
  phone: string,
): Promise<Answer> {
  const { proof, refused } = await checkedProof(context, form, purpose)
  if (refused) return { result: { status: 'error', error: refused } }
  const { codes } = context.backend
  const sent = { form, payload: [String(step), phone] }
  const outcome = await requestOnce(context, sent, () => codes.request(phone, proof))
  const t = translatorOf(context.language)
  if (!saveCode(context, 'code', phone, outcome))
    return { result: refusedBy(field, outcome, t('error.general'), typedCode(form)) }
  noteSent(context, outcome)
  return { next: hrefOf('oneTimeCode', context.language, { donus: back }) }
}

async function requestFirstCode(context: RequestContext, read: CodeRequest): Promise<Answer> {
  const readNumber = await phoneReader(context, read.form, 'phone')
  const schema = phoneSchema(translatorOf(context.language), readNumber)
  const submission = parseWithZod(read.form, { schema })
  if (submission.status !== 'success') return { result: submission.reply({ hideFields: ['otp'] }) }
  return requestCode(context, read, submission.value.phone)
}

const confirmOnce = sendOnce<Outcome>('OTP_VALIDATE')

async function confirmCode(
  context: RequestContext,
  { form, back, inDialog }: CodeRequest,
  { phone }: Pending,
): Promise<Answer> {
  const t = translatorOf(context.language)
  const submission = parseWithZod(form, { schema: codeSchema(t) })
  if (submission.status !== 'success') return { result: submission.reply({ hideFields: ['otp'] }) }
  const { otp } = submission.value
  const { proof, refused } = await checkedProof(context, form, purpose)
  if (refused) return { result: { status: 'error', error: refused } }
  const validate = () => context.backend.codes.validate(phone, otp, proof)
  const outcome = await confirmOnce(context, { form, payload: [phone, otp] }, validate)
  if (await startMembership(context, proofOf(outcome), false)) {
    context.flash(await noticesAfterSignIn(context, outcome.mustChange))
    const page = pageAfterSignIn(context, back, outcome.next)
    return { next: endOfSignIn(context, outcome.mustChange, page, inDialog) }
  }
  return { result: refusedBy('otp', outcome, t('error.general'), { otp }) }
}

function changeNumber(context: RequestContext, { back }: CodeRequest): Answer {
  context.session.step = undefined
  return { next: hrefOf('oneTimeCode', context.language, { donus: back }) }
}

function takeStep(context: RequestContext, read: CodeRequest): Answer | Promise<Answer> {
  const { form, step, isAboutCode, pending } = read
  if (wantsNewCode(form))
    return {
      result: typedOnly(parseWithZod(form, { schema: z.object({}) })).reply({
        hideFields: ['security_code'],
      }),
    }
  if (step === 'baska') return changeNumber(context, read)
  if (step === 'dogrula' && pending) return confirmCode(context, read, pending)
  if (step === 'yeniden' && pending) return requestCode(context, read, pending.phone)
  if (!isAboutCode) return requestFirstCode(context, read)
  const expired = translatorOf(context.language)('codeTimer.expired')
  return { result: refusedField('phone', [expired]) }
}

async function refuseCode(
  context: RequestContext,
  { form, back, field }: CodeRequest,
  result: SubmissionResult,
  status = 422,
) {
  const phone = await typedPhone(context, form, 'phone')
  if (asksForCode(form, result.error ?? {})) rememberCode(context, purpose)
  const state = { back, phone, ...(field === 'phone' ? { left: null } : {}) }
  return refuse(context, result, { status, state })
}

/** Requests a code, changes the number, or validates a code. The backend limits the attempts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const read = await readRequest(request, context)
  if (context.session.member) return redirect(pageAfterSignIn(context, read.back), 303)
  try {
    const answer = await takeStep(context, read)
    if ('next' in answer) return redirect(answer.next, 303)
    return refuseCode(context, read, answer.result)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    const result = unansweredCode(read.field, read.form, text)
    return refuseCode(context, read, result, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function CodeRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <CodePage kind="signIn" {...page} {...useActionData<typeof action>()} />
}
