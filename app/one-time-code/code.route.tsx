import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { endOfSignIn, pageAfterSignIn } from '~/auth/after-sign-in'
import { doPending } from '~/auth/pending'
import { promptsOf } from '~/auth/prompts'
import { typedOf } from '~/auth/read-fields'
import { wordsOf } from '~/auth/refusal'
import { securityAnswer } from '~/auth/security-question'
import { enter } from '~/auth/sign-in'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { phoneChoice, phoneReader } from '~/phone/phone-choice'
import { safePath } from '~/safe-path'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { bearerOf } from '~/shop/envelope'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { CodePage } from './code-page'
import { keepCode, readCode, readPhone, waitingCode } from './steps'

/** Signing in by a code: the phone first, then the code. The phone is in the sealed session only. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'one-time code'
  const back = safePath(new URL(request.url).searchParams.get('donus'))
  if (visit.session.member) throw redirect(back ?? hrefOf('home', visit.language), 302)
  const waiting = waitingCode(visit, 'code')
  return {
    back,
    left: waiting?.left ?? null,
    ending: waiting?.ending ?? '',
    phone: await phoneChoice(visit, ''),
    head: privateHead(translatorOf(visit.language)('code.title')),
  }
}

async function ask(visit: Visit, phone: string, form: FormData) {
  const back = safePath(form.get('donus'))
  const outcome = await visit.shop.codes.request(phone, securityAnswer(form))
  const sent = keepCode(visit, 'code', phone, outcome)
  if (!sent) return { errors: wordsOf(outcome, translatorOf(visit.language)('error.general')) }
  const tone = outcome.ok ? 'good' : 'warn'
  visit.flash([{ tone, text: outcome.message, ms: noticeMs.code }])
  return { next: hrefOf('oneTimeCode', visit.language, { donus: back }) }
}

type Typed = { code: string; form: FormData; inWindow: boolean }

async function confirm(visit: Visit, phone: string, { code, form, inWindow }: Typed) {
  const outcome = await visit.shop.codes.validate(phone, code, securityAnswer(form))
  const bearer = outcome.ok ? bearerOf(outcome.first) : null
  if (bearer && (await enter(visit, bearer, false))) {
    visit.flash([...promptsOf(visit), ...(await doPending(visit))])
    const page = pageAfterSignIn(visit, safePath(form.get('donus')), outcome.next)
    return { next: endOfSignIn(visit, bearer.mustChange, page, inWindow) }
  }
  return { errors: wordsOf(outcome, translatorOf(visit.language)('error.general')) }
}

/** Asks for a code, for another, or by another phone, or tries one; five tries, then a wait (the backend's count). */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'one-time code'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const back = safePath(form.get('donus'))
  const step = form.get('adim')
  const inWindow = request.headers.has('x-window')
  const waiting = waitingCode(visit, 'code')
  const field = waiting ? 'otp' : 'phone'
  const again = async (errors: Record<string, string[]>, status: number) => {
    const { phone: typed = '', phone_country } = typedOf(form, ['phone', 'phone_country'])
    return data(
      { back, errors, phone: await phoneChoice(visit, typed, { given: phone_country }) },
      { status },
    )
  }
  try {
    let result: { next: string } | { errors: string[] }
    if (step === 'baska') {
      visit.session.step = undefined
      result = { next: hrefOf('oneTimeCode', visit.language, { donus: back }) }
    } else if (step === 'dogrula' && waiting) {
      const read = readCode(form, t)
      if (!read.ok) return again(read.fields, 422)
      result = await confirm(visit, waiting.phone, { code: read.code, form, inWindow })
    } else if (step === 'yeniden' && waiting) {
      result = await ask(visit, waiting.phone, form)
    } else {
      const read = readPhone(form, t, await phoneReader(visit, form, 'phone'))
      if (!read.ok) return again(read.fields, 422)
      result = await ask(visit, read.value.phone, form)
    }
    return 'next' in result ? redirect(result.next, 303) : again({ [field]: result.errors }, 422)
  } catch (error) {
    noteFailure(visit, error)
    return again({ [field]: [t('error.general')] }, 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function CodeRoute() {
  const { left, ending, back, phone } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <CodePage kind="signIn" {...{ left, ending, back, phone, ...failed }} />
}
