import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { runPendingAction } from '~/auth/pending-action'
import { rememberField, saveStep } from '~/auth/sign-in-step'
import { offeredAccounts } from '~/auth/social/offered-accounts'
import { safePath } from '~/backend/http/safe-path'
import { phoneChoice, phoneReader } from '~/forms/phone/phone-choice'
import { noticeOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { endOfSignIn, pageAfterSignIn, passwordChangePage } from './after-sign-in'
import { promptsOf } from './prompts'
import { securityQuestion, wasSecurityAsked } from './security-question'
import { signIn } from './sign-in'
import { readSignInForm } from './sign-in-form'
import { SignInPage } from './sign-in-page'
import { tabOf } from './sign-in-tabs'

/** Messages for `error=` in the URL, which a redirect then removes. */
const takenTexts: Record<string, 'register.mailTaken' | 'register.phoneTaken' | undefined> = {
  mail_already_registered: 'register.mailTaken',
  phone_already_registered: 'register.phoneTaken',
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  context.route = 'sign in'
  const params = new URL(request.url).searchParams
  const back = safePath(params.get('donus'))
  const takenText = takenTexts[params.get('error') ?? '']
  if (takenText && !context.session.member) {
    const t = translatorOf(context.language)
    const modal = { title: t('auth.title') }
    context.flash([{ tone: 'bad', text: t(takenText), ms: noticeMs.default, modal }])
    const here = { tip: params.get('tip'), donus: back }
    throw redirect(hrefOf('signIn', context.language, here), 302)
  }
  if (context.session.member) throw redirect(pageAfterSignIn(context, back), 302)
  return {
    tab: tabOf(params.get('tip')),
    phone: tabOf(params.get('tip')) === 'phone' ? await phoneChoice(context, '') : undefined,
    back,
    waiting: context.session.pending !== undefined,
    providers: await offeredAccounts(context),
    head: privateHead(translatorOf(context.language)('auth.title')),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'sign in'
  const t = translatorOf(context.language)
  const form = await request.formData()
  const inWindow = request.headers.has('x-window')
  const isPhone = tabOf(form.get('tip')) === 'phone'
  const readPhone = isPhone ? await phoneReader(context, form, 'username') : undefined
  const read = readSignInForm(form, t, readPhone)
  const { tab, back, typed } = read
  const redisplay = async (
    fields: Record<string, string[]>,
    text: string,
    status: number,
    needsCode = wasSecurityAsked(form),
  ) => {
    // Refusals stay for 5 s, other failures for 2.4 s.
    const ms = status === 403 ? noticeMs.error : noticeMs.callback
    if (text) context.notify([{ tone: 'bad', text, ms }])
    const question = needsCode ? await securityQuestion(context, 'login') : null
    const country = String(form.get('username_country') ?? '')
    const phone = isPhone
      ? await phoneChoice(context, typed.username, { given: country })
      : undefined
    // One sentence stands in the notice and beside its field, not in a summary too.
    const isSaid = text !== '' && Object.values(fields).every((all) => all.join(' ') === text)
    return data({ tab, back, typed, fields, isSaid, question, phone }, { status })
  }
  if (!read.ok) return redisplay(read.fields, '', 422)
  try {
    const result = await signIn(context, read.credentials)
    if (result.kind === 'unreadable') return redisplay({}, t('error.general'), 503)
    if (result.kind === 'refused') {
      if (result.mustChange) {
        const { type, username, redirect: redirectTo } = read.credentials
        const remembered = rememberField(read.credentials.rememberMe)
        saveStep(context, 'expired', { type, username, back: redirectTo, ...remembered })
        const here = { tip: String(form.get('tip') ?? ''), donus: back }
        const page = hrefOf('signIn', context.language, here)
        return redirect(passwordChangePage(context, page, inWindow), 303)
      }
      const { username, password, security_code } = result.fields
      const fields = {
        ...(username ? { username } : {}),
        ...(password ? { password } : {}),
        ...(security_code ? { security_code } : {}),
      }
      const text = noticeOf(result, Object.keys(fields), t('error.general'))
      return redisplay(fields, text, 403, result.needsCode)
    }
    context.flash([...promptsOf(context), ...(await runPendingAction(context))])
    // The backend's redirect already considers `back`.
    const page = pageAfterSignIn(context, result.next, back)
    return redirect(endOfSignIn(context, result.mustChange, page, inWindow), 303)
  } catch (error) {
    noteFailure(context, error)
    return redisplay({}, t('error.general'), 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function SignInRoute() {
  const { tab, back, waiting, providers, phone } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <SignInPage {...{ tab, back, waiting, providers, phone, ...failed }} />
}
