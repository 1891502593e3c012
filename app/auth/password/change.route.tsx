import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { runPendingAction } from '~/auth/pending-action'
import { checkedProof } from '~/auth/security-code/human-check'
import {
  hasSecurityQuestion,
  questionDue,
  rememberCode,
  typedOnly,
  wantsNewCode,
} from '~/auth/security-code/security-question'
import { pageAfterSignIn } from '~/auth/sign-in/after-sign-in'
import { refreshMember } from '~/auth/sign-in/prompts'
import { startMembership } from '~/auth/sign-in/sign-in'
import { stepOf } from '~/auth/sign-in-step'
import { type Outcome, proofOf } from '~/backend/http/envelope'
import { safePath } from '~/backend/http/safe-path'
import { errorNotices, refusalOf } from '~/forms/refusal'
import type { Refusal } from '~/forms/refused-form'
import { sendOnce } from '~/forms/send-once'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import { mustChangePassword } from '~/session/membership'
import type { RequestContext } from '~/session/request-context'
import { refuse } from '~/session/respond'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { changeFields, type ReadChange, readChange, replyOf } from './read-change'

const ChangePage = serverOnlyPage(() => import('./change-page'))

/** @throws the redirect to the sign-in page for a guest without an expired password */
function reasonOf(context: RequestContext): 'own' | 'expired' {
  if (stepOf(context, 'expired') || mustChangePassword(context.session)) return 'expired'
  if (context.session.member) return 'own'
  const back = hrefOf('changePassword', context.language)
  throw redirect(hrefOf('signIn', context.language, { donus: back }), 303)
}

const backIn = (request: Request) => safePath(new URL(request.url).searchParams.get('donus'))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reason = reasonOf(context)
  const back = backIn(request)
  const question = await questionDue(context, 'login')
  const head = privateHead(translatorOf(context.language)('password.title'))
  return { reason, back, question, head }
}

type Change = { password_old?: string | undefined; password_new: string }

function submitChange(
  context: RequestContext,
  { password_old = '', password_new }: Change,
  proof: Record<string, string>,
) {
  const fields = {
    password_old,
    password_new,
    password_new_again: password_new,
    ...proof,
  }
  const { membership } = context.backend
  const step = stepOf(context, 'expired')
  if (context.session.member || !step) return membership.updatePassword(fields)
  const { type = 'email', username = '', back = '' } = step
  const vendor: Record<string, string> = type === 'vendor-code' ? { vendor: '1' } : {}
  return membership.changePassword({ type, username, redirect: back, ...vendor, ...fields })
}

function isRemembered(context: RequestContext): boolean {
  if (context.session.member) return !context.session.endsWithBrowser
  return stepOf(context, 'expired')?.remember === '1'
}

type ChangeRequest = { form: FormData; reason: 'own' | 'expired'; submission: ReadChange }

function refuseChange(
  context: RequestContext,
  { form, reason, submission }: ChangeRequest,
  { errors = {}, text = '', status = 422 }: Refusal,
) {
  const result = replyOf(submission, errors)
  const asksQuestion =
    hasSecurityQuestion(form) ||
    result.error?.security_code ||
    (reason === 'expired' && result.error?.password_old)
  if (asksQuestion) rememberCode(context, 'login')
  return refuse(context, result, { status, notices: errorNotices(text) })
}

async function continueSignIn(context: RequestContext, request: Request, outcome: Outcome) {
  const back = safePath(stepOf(context, 'expired')?.back)
  const remember = isRemembered(context)
  context.session.passwordStep = undefined
  const proof = proofOf(outcome)
  const isMember = context.session.member !== undefined
  const isSignedIn =
    isMember && !proof?.bearer ? true : await startMembership(context, proof, remember, false)
  const notices = isSignedIn ? await runPendingAction(context) : []
  context.flash([doneNotice(context), ...notices])
  // The backend's redirect already considers `back`.
  const next = pageAfterSignIn(context, outcome.next, back, backIn(request))
  return redirect(isSignedIn ? next : hrefOf('signIn', context.language), 303)
}

function doneNotice(context: RequestContext): Notice {
  const text = translatorOf(context.language)('password.done')
  return { tone: 'good', text, ms: noticeMs.default }
}

/** The former password is wrong for the second of two presses. */
const once = sendOnce<Outcome>('CHANGE_PASSWORD')

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const reason = reasonOf(context)
  const form = await request.formData()
  const submission = readChange(form, t, true)
  const read = { form, reason, submission }
  if (wantsNewCode(form))
    return refuseChange(context, { ...read, submission: typedOnly(submission) }, {})
  if (submission.status !== 'success') return refuseChange(context, read, {})
  const { proof, refused } = await checkedProof(context, form, 'login')
  if (refused) return refuseChange(context, read, { errors: refused })
  try {
    const sent = { form, payload: submission.value }
    const outcome = await once(context, sent, () => submitChange(context, submission.value, proof))
    if (!outcome.ok)
      return refuseChange(context, read, refusalOf(outcome, changeFields, t('error.general')))
    if (reason === 'expired') return await continueSignIn(context, request, outcome)
    await refreshMember(context)
    context.flash([doneNotice(context)])
    return redirect(hrefOf('account', context.language), 303)
  } catch (error) {
    return refuseChange(context, read, noteFailure(context, error))
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ChangePasswordRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <ChangePage {...page} {...useActionData<typeof action>()} />
}
