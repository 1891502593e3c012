import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { endOfSignIn, pageAfterSignIn } from '~/auth/after-sign-in'
import { doPending } from '~/auth/pending'
import { refusalOf } from '~/auth/refusal'
import { securityAnswer, securityQuestion } from '~/auth/security-question'
import { enter } from '~/auth/sign-in'
import { noticeMs } from '~/cart/rules'
import { needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { phoneChoice, phoneReader } from '~/phone/phone-choice'
import { safePath } from '~/safe-path'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { bearerOf } from '~/shop/envelope'
import type { RegisterForm } from '~/shop/member-model'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { readRegister } from './read-register'
import { RegisterPage } from './register-page'

/** What a quick registration leaves out. */
const longOnly = new Set(['gender', 'birthdate', 'password_again'])

function asked(form: RegisterForm, quick: boolean) {
  return quick ? form.fields.filter(({ key }) => !longOnly.has(key)) : form.fields
}

/** The question that the shop asks with a registration, if any; each is answered once. */
const questionFor = async (visit: Visit, { asksCode }: RegisterForm) =>
  asksCode ? securityQuestion(visit, 'customer-register') : null

/** The registration form; a member is one already. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'register'
  if (visit.session.member) throw redirect(hrefOf('account', visit.language), 302)
  const params = new URL(request.url).searchParams
  const quick = params.get('tur') === 'hizli'
  const form = await needed(visit, visit.shop.membership.registerForm())
  return {
    fields: asked(form, quick),
    notices: { kvkk: form.noticePath, privacy: form.agreementPath },
    quick,
    phone: await phoneChoice(visit, ''),
    question: await questionFor(visit, form),
    ways: form.social,
    back: safePath(params.get('donus')),
    head: privateHead(translatorOf(visit.language)('register.title')),
  }
}

/**
 * Registers. Where the shop signs the new member in, what waited for it is done; where it asks for an
 * activation first, that is what the next page says. What was typed stays, secrets never.
 */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'register'
  const t = translatorOf(visit.language)
  const sent = await request.formData()
  const quick = sent.get('tur') === 'hizli'
  const back = safePath(sent.get('donus'))
  const form = await needed(visit, visit.shop.membership.registerForm())
  const fields = asked(form, quick)
  const phoneOf = await phoneReader(visit, sent, 'mobile_phone')
  const read = readRegister(sent, fields, t, phoneOf)
  const again = async (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) visit.say([{ tone: 'bad', text, ms: noticeMs.error }])
    const country = String(sent.get('mobile_phone_country') ?? '')
    const phone = await phoneChoice(visit, read.typed.mobile_phone ?? '', { given: country })
    // The loader asks another security question: the one before is used up.
    return data({ quick, back, fields, errors, typed: read.typed, phone }, { status })
  }
  const proof = securityAnswer(sent)
  const isUnanswered = form.asksCode && Object.keys(proof).length === 0
  const unanswered: Record<string, string[]> = isUnanswered
    ? { security_code: [t('form.required')] }
    : {}
  if (!read.ok) return again({ ...read.fields, ...unanswered }, '', 422)
  if (isUnanswered) return again(unanswered, '', 422)
  try {
    const outcome = await visit.shop.membership.register({ ...read.values, ...proof }, quick)
    if (!outcome.ok) {
      const names = [...fields.map(({ key }) => key), 'security_code']
      const { errors, text } = refusalOf(outcome, names, t('error.general'))
      return again(errors, text, 422)
    }
    const bearer = bearerOf(outcome.first)
    if (!bearer) return redirect(hrefOf('activation', visit.language), 303)
    if (!(await enter(visit, bearer, false)))
      return redirect(hrefOf('signIn', visit.language, { donus: back }), 303)
    visit.flash([
      { tone: 'good', text: t('register.welcome'), ms: noticeMs.default },
      ...(await doPending(visit)),
    ])
    const order = quick ? hrefOf('order', visit.language) : null
    const page = pageAfterSignIn(visit, back, outcome.next, order)
    const inWindow = request.headers.has('x-window')
    return redirect(endOfSignIn(visit, bearer.mustChange, page, inWindow), 303)
  } catch (error) {
    const { text, status } = noteFailure(visit, error)
    return again({}, text, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function RegisterRoute() {
  const loaded = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <RegisterPage {...loaded} {...failed} />
}
