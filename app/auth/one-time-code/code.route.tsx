import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { runPendingAction } from '~/auth/pending-action'
import { endOfSignIn, pageAfterSignIn } from '~/auth/sign-in/after-sign-in'
import { promptsOf } from '~/auth/sign-in/prompts'
import { securityAnswer } from '~/auth/sign-in/security-question'
import { startMembership } from '~/auth/sign-in/sign-in'
import { bearerOf } from '~/backend/http/envelope'
import { safePath } from '~/backend/http/safe-path'
import { phoneChoice, phoneReader } from '~/forms/phone/phone-choice'
import { typedOf } from '~/forms/read-fields'
import { messagesOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { CodePage } from './code-page'
import { pendingCode, readCode, readPhone, saveCode } from './pending-code'

/** Sign-in by a code. The phone number is only in the sealed session. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  context.route = 'one-time code'
  const back = safePath(new URL(request.url).searchParams.get('donus'))
  if (context.session.member) throw redirect(back ?? hrefOf('home', context.language), 302)
  const pending = pendingCode(context, 'code')
  return {
    back,
    left: pending?.left ?? null,
    ending: pending?.ending ?? '',
    phone: await phoneChoice(context, ''),
    head: privateHead(translatorOf(context.language)('code.title')),
  }
}

async function requestCode(context: RequestContext, phone: string, form: FormData) {
  const back = safePath(form.get('donus'))
  const outcome = await context.backend.codes.request(phone, securityAnswer(form))
  const sent = saveCode(context, 'code', phone, outcome)
  if (!sent) return { errors: messagesOf(outcome, translatorOf(context.language)('error.general')) }
  const tone = outcome.ok ? 'good' : 'warn'
  context.flash([{ tone, text: outcome.message, ms: noticeMs.code }])
  return { next: hrefOf('oneTimeCode', context.language, { donus: back }) }
}

type CodeSubmission = { code: string; form: FormData; inWindow: boolean }

async function confirm(
  context: RequestContext,
  phone: string,
  { code, form, inWindow }: CodeSubmission,
) {
  const outcome = await context.backend.codes.validate(phone, code, securityAnswer(form))
  const bearer = outcome.ok ? bearerOf(outcome.first) : null
  if (bearer && (await startMembership(context, bearer, false))) {
    context.flash([...promptsOf(context), ...(await runPendingAction(context))])
    const page = pageAfterSignIn(context, safePath(form.get('donus')), outcome.next)
    return { next: endOfSignIn(context, bearer.mustChange, page, inWindow) }
  }
  return { errors: messagesOf(outcome, translatorOf(context.language)('error.general')) }
}

/** Requests a code, changes the number, or validates a code. The backend limits the attempts. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'one-time code'
  const t = translatorOf(context.language)
  const form = await request.formData()
  const back = safePath(form.get('donus'))
  const step = form.get('adim')
  const inWindow = request.headers.has('x-window')
  const pending = pendingCode(context, 'code')
  const field = pending ? 'otp' : 'phone'
  const redisplay = async (errors: Record<string, string[]>, status: number) => {
    const { phone: typed = '', phone_country } = typedOf(form, ['phone', 'phone_country'])
    return data(
      { back, errors, phone: await phoneChoice(context, typed, { given: phone_country }) },
      { status },
    )
  }
  try {
    let result: { next: string } | { errors: string[] }
    if (step === 'baska') {
      context.session.step = undefined
      result = { next: hrefOf('oneTimeCode', context.language, { donus: back }) }
    } else if (step === 'dogrula' && pending) {
      const read = readCode(form, t)
      if (!read.ok) return redisplay(read.fields, 422)
      result = await confirm(context, pending.phone, { code: read.code, form, inWindow })
    } else if (step === 'yeniden' && pending) {
      result = await requestCode(context, pending.phone, form)
    } else {
      const read = readPhone(form, t, await phoneReader(context, form, 'phone'))
      if (!read.ok) return redisplay(read.fields, 422)
      result = await requestCode(context, read.value.phone, form)
    }
    return 'next' in result
      ? redirect(result.next, 303)
      : redisplay({ [field]: result.errors }, 422)
  } catch (error) {
    noteFailure(context, error)
    return redisplay({ [field]: [t('error.general')] }, 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function CodeRoute() {
  const { left, ending, back, phone } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <CodePage kind="signIn" {...{ left, ending, back, phone, ...failed }} />
}
