import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { phoneChoice, phoneReader } from '~/phone/phone-choice'
import { safePath } from '~/safe-path'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { hrefOf } from '~/site-map'
import { offeredAccounts } from '~/social/offered-accounts'
import { endOfSignIn, pageAfterSignIn, passwordChangePage } from './after-sign-in'
import { doPending } from './pending'
import { promptsOf } from './prompts'
import { noticeOf } from './refusal'
import { securityQuestion, wasAsked } from './security-question'
import { signIn } from './sign-in'
import { readSignInForm } from './sign-in-form'
import { SignInPage } from './sign-in-page'
import { rememberField, takeStep } from './step'
import { tabOf } from './tabs'

/** What `error=` says on this page; it then leaves the address. */
const takenTexts: Record<string, 'register.mailTaken' | 'register.phoneTaken' | undefined> = {
  mail_already_registered: 'register.mailTaken',
  phone_already_registered: 'register.phoneTaken',
}

/** The sign-in page; who is signed in already goes on. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'sign in'
  const params = new URL(request.url).searchParams
  const back = safePath(params.get('donus'))
  const taken = takenTexts[params.get('error') ?? '']
  if (taken && !visit.session.member) {
    const t = translatorOf(visit.language)
    const modal = { title: t('auth.title') }
    visit.flash([{ tone: 'bad', text: t(taken), ms: noticeMs.default, modal }])
    const here = { tip: params.get('tip'), donus: back }
    throw redirect(hrefOf('signIn', visit.language, here), 302)
  }
  if (visit.session.member) throw redirect(pageAfterSignIn(visit, back), 302)
  return {
    tab: tabOf(params.get('tip')),
    phone: tabOf(params.get('tip')) === 'phone' ? await phoneChoice(visit, '') : undefined,
    back,
    waiting: visit.session.pending !== undefined,
    ways: await offeredAccounts(visit),
    head: privateHead(translatorOf(visit.language)('auth.title')),
  }
}

/**
 * Signs in: a refusal is the backend's word, red for 5 s, and under the field it names; what was
 * typed stays, the password never does.
 */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'sign in'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const inWindow = request.headers.has('x-window')
  const isPhone = tabOf(form.get('tip')) === 'phone'
  const readPhone = isPhone ? await phoneReader(visit, form, 'username') : undefined
  const read = readSignInForm(form, t, readPhone)
  const { tab, back, typed } = read
  const again = async (
    fields: Record<string, string[]>,
    text: string,
    status: number,
    asksCode = wasAsked(form),
  ) => {
    // The shop's refusal stays for 5 s, whatever else came of the try for 2.4 s.
    const ms = status === 403 ? noticeMs.error : noticeMs.callback
    if (text) visit.say([{ tone: 'bad', text, ms }])
    const question = asksCode ? await securityQuestion(visit, 'login') : null
    const country = String(form.get('username_country') ?? '')
    const phone = isPhone ? await phoneChoice(visit, typed.username, { given: country }) : undefined
    return data({ tab, back, typed, fields, question, phone }, { status })
  }
  if (!read.ok) return again(read.fields, '', 422)
  try {
    const result = await signIn(visit, read.asked)
    if (result.kind === 'unreadable') return again({}, t('error.general'), 503)
    if (result.kind === 'refused') {
      if (result.mustChange) {
        const { type, username, redirect: redirectTo } = read.asked
        const remembered = rememberField(read.asked.rememberMe)
        takeStep(visit, 'expired', { type, username, back: redirectTo, ...remembered })
        const here = { tip: String(form.get('tip') ?? ''), donus: back }
        const page = hrefOf('signIn', visit.language, here)
        return redirect(passwordChangePage(visit, page, inWindow), 303)
      }
      const { username, password, security_code } = result.fields
      const fields = {
        ...(username ? { username } : {}),
        ...(password ? { password } : {}),
        ...(security_code ? { security_code } : {}),
      }
      const text = noticeOf(result, Object.keys(fields), t('error.general'))
      return again(fields, text, 403, result.asksCode)
    }
    visit.flash([...promptsOf(visit), ...(await doPending(visit))])
    // What the shop answers, which was told where the shopper comes from, wins.
    const page = pageAfterSignIn(visit, result.next, back)
    return redirect(endOfSignIn(visit, result.mustChange, page, inWindow), 303)
  } catch (error) {
    noteFailure(visit, error)
    return again({}, t('error.general'), 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function SignInRoute() {
  const { tab, back, waiting, ways, phone } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <SignInPage {...{ tab, back, waiting, ways, phone, ...failed }} />
}
