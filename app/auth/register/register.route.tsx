import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { runPendingAction } from '~/auth/pending-action'
import { endOfSignIn, pageAfterSignIn } from '~/auth/sign-in/after-sign-in'
import { securityAnswer, securityQuestion } from '~/auth/sign-in/security-question'
import { startMembership } from '~/auth/sign-in/sign-in'
import type { RegisterForm } from '~/backend/account/member-model'
import { bearerOf } from '~/backend/http/envelope'
import { safePath } from '~/backend/http/safe-path'
import { phoneChoice, phoneReader } from '~/forms/phone/phone-choice'
import { refusalOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { readRegister } from './read-register'
import { RegisterPage } from './register-page'

/** Fields that a quick registration leaves out. */
const longOnly = new Set(['gender', 'birthdate', 'password_again'])

function requestedFields(form: RegisterForm, quick: boolean) {
  return quick ? form.fields.filter(({ key }) => !longOnly.has(key)) : form.fields
}

/** A new security question if the shop asks for one; each is valid once. */
const questionFor = async (context: RequestContext, { needsCode: asksCode }: RegisterForm) =>
  asksCode ? securityQuestion(context, 'customer-register') : null

export async function loader({ request, context }: LoaderFunctionArgs) {
  context.route = 'register'
  if (context.session.member) throw redirect(hrefOf('account', context.language), 302)
  const params = new URL(request.url).searchParams
  const quick = params.get('tur') === 'hizli'
  const form = await needed(context, context.backend.membership.registerForm())
  return {
    fields: requestedFields(form, quick),
    notices: { kvkk: form.noticePath, privacy: form.agreementPath },
    quick,
    phone: await phoneChoice(context, ''),
    question: await questionFor(context, form),
    providers: form.social,
    back: safePath(params.get('donus')),
    head: privateHead(translatorOf(context.language)('register.title')),
  }
}

/** Registers, then runs the pending action if the shop signs the member in, or shows the activation page. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'register'
  const t = translatorOf(context.language)
  const sent = await request.formData()
  const quick = sent.get('tur') === 'hizli'
  const back = safePath(sent.get('donus'))
  const form = await needed(context, context.backend.membership.registerForm())
  const fields = requestedFields(form, quick)
  const phoneOf = await phoneReader(context, sent, 'mobile_phone')
  const read = readRegister(sent, fields, t, phoneOf)
  const redisplay = async (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) context.notify([{ tone: 'bad', text, ms: noticeMs.error }])
    const country = String(sent.get('mobile_phone_country') ?? '')
    const phone = await phoneChoice(context, read.typed.mobile_phone ?? '', { given: country })
    // The loader loads a new security question: the old one is used up.
    return data({ quick, back, fields, errors, typed: read.typed, phone }, { status })
  }
  const proof = securityAnswer(sent)
  const isUnanswered = form.needsCode && Object.keys(proof).length === 0
  const unanswered: Record<string, string[]> = isUnanswered
    ? { security_code: [t('form.required')] }
    : {}
  if (!read.ok) return redisplay({ ...read.fields, ...unanswered }, '', 422)
  if (isUnanswered) return redisplay(unanswered, '', 422)
  try {
    const outcome = await context.backend.membership.register({ ...read.values, ...proof }, quick)
    if (!outcome.ok) {
      const names = [...fields.map(({ key }) => key), 'security_code']
      const { errors, text } = refusalOf(outcome, names, t('error.general'))
      return redisplay(errors, text, 422)
    }
    const bearer = bearerOf(outcome.first)
    if (!bearer) return redirect(hrefOf('activation', context.language), 303)
    if (!(await startMembership(context, bearer, false)))
      return redirect(hrefOf('signIn', context.language, { donus: back }), 303)
    context.flash([
      { tone: 'good', text: t('register.welcome'), ms: noticeMs.default },
      ...(await runPendingAction(context)),
    ])
    const order = quick ? hrefOf('order', context.language) : null
    const page = pageAfterSignIn(context, back, outcome.next, order)
    const inWindow = request.headers.has('x-window')
    return redirect(endOfSignIn(context, bearer.mustChange, page, inWindow), 303)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return redisplay({}, text, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function RegisterRoute() {
  const loaded = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <RegisterPage {...loaded} {...failed} />
}
