import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { runPendingAction } from '~/auth/pending-action'
import { pageAfterSignIn } from '~/auth/sign-in/after-sign-in'
import { refreshMember } from '~/auth/sign-in/prompts'
import {
  securityAnswer,
  securityQuestion,
  wasSecurityAsked,
} from '~/auth/sign-in/security-question'
import { startMembership } from '~/auth/sign-in/sign-in'
import { stepOf } from '~/auth/sign-in-step'
import { bearerOf } from '~/backend/http/envelope'
import { safePath } from '~/backend/http/safe-path'
import { refusalOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { ChangePage } from './change-page'
import { type Change, changeFields, readChange } from './read-change'

/** @throws the redirect to the sign-in page for a guest without an expired password */
function reasonOf(context: RequestContext): 'own' | 'expired' {
  if (stepOf(context, 'expired')) return 'expired'
  if (context.session.member) return 'own'
  const back = hrefOf('changePassword', context.language)
  throw redirect(hrefOf('signIn', context.language, { donus: back }), 303)
}

const backIn = (request: Request) => safePath(new URL(request.url).searchParams.get('donus'))

export async function loader({ request, context }: LoaderFunctionArgs) {
  context.route = 'change password'
  const reason = reasonOf(context)
  const back = backIn(request)
  return { reason, back, head: privateHead(translatorOf(context.language)('password.title')) }
}

/** Calls the endpoint that fits the reason. */
function submitChange(
  context: RequestContext,
  { old, next }: Change,
  proof: Record<string, string>,
) {
  const fields = {
    password_old: old,
    password_new: next,
    password_new_again: next,
    ...proof,
  }
  const { membership } = context.backend
  const step = stepOf(context, 'expired')
  if (context.session.member || !step) return membership.updatePassword(fields)
  const { type = 'email', username = '', back = '' } = step
  const vendor: Record<string, string> = type === 'vendor-code' ? { vendor: '1' } : {}
  return membership.changePassword({ type, username, redirect: back, ...vendor, ...fields })
}

/** Whether the member asked to be remembered when they signed in. */
function isRemembered(context: RequestContext): boolean {
  if (context.session.member) return !context.session.endsWithBrowser
  return stepOf(context, 'expired')?.remember === '1'
}

export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'change password'
  const t = translatorOf(context.language)
  const reason = reasonOf(context)
  const form = await request.formData()
  const redisplay = async (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) context.notify([{ tone: 'bad', text, ms: noticeMs.error }])
    const asksQuestion =
      wasSecurityAsked(form) ||
      errors.security_code ||
      (reason === 'expired' && errors.password_old)
    const question = asksQuestion ? await securityQuestion(context, 'login') : null
    return data({ errors, question }, { status })
  }
  const read = readChange(form, t, true)
  if (!read.ok) return redisplay(read.fields, '', 422)
  const back = safePath(stepOf(context, 'expired')?.back)
  try {
    const outcome = await submitChange(context, read.change, securityAnswer(form))
    if (!outcome.ok) {
      const { errors, text } = refusalOf(outcome, changeFields, t('error.general'))
      return redisplay(errors, text, 422)
    }
    const notices = [{ tone: 'good', text: t('password.done'), ms: noticeMs.default } as const]
    const bearer = bearerOf(outcome.first)
    if (reason === 'own') {
      await refreshMember(context)
      context.flash(notices)
      return redirect(hrefOf('account', context.language), 303)
    }
    const remember = isRemembered(context)
    context.session.step = undefined
    const isSignedIn = bearer
      ? await startMembership(context, bearer, remember)
      : context.session.member !== undefined
    context.flash([...notices, ...(isSignedIn ? await runPendingAction(context) : [])])
    // The backend's redirect already considers `back`.
    const next = pageAfterSignIn(context, outcome.next, back, backIn(request))
    return redirect(isSignedIn ? next : hrefOf('signIn', context.language), 303)
  } catch (error) {
    noteFailure(context, error)
    return redisplay({}, t('error.general'), 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ChangePasswordRoute() {
  const { reason, back } = useLoaderData<typeof loader>()
  return <ChangePage reason={reason} back={back} {...useActionData<typeof action>()} />
}
