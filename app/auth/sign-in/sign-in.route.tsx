import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { checkedProof } from '~/auth/security-code/human-check'
import { refusalWithCode } from '~/auth/security-code/refusal-with-code'
import {
  hasSecurityQuestion,
  questionDue,
  rememberCode,
  typedOnly,
  wantsNewCode,
} from '~/auth/security-code/security-question'
import { rememberField, saveStep } from '~/auth/sign-in-step'
import { offeredAccounts } from '~/auth/social/offered-accounts'
import type { Credentials } from '~/backend/auth/sign-in'
import { safePath } from '~/backend/http/safe-path'
import { phoneChoice, phoneReader, typedPhone } from '~/forms/phone/phone-choice'
import { noticeOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { refuse } from '~/session/respond'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { endOfSignIn, pageAfterSignIn, passwordChangePage } from './after-sign-in'
import { noticesAfterSignIn } from './prompts'
import { type Refused, signIn } from './sign-in'
import { readSignInForm } from './sign-in-form'
import { signInOffer, tabOf } from './sign-in-tabs'
import { takenTexts } from './taken-contact'

const SignInPage = serverOnlyPage(() => import('./sign-in-page'))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const back = safePath(params.get('donus'))
  const takenText = takenTexts[params.get('error') ?? '']
  if (takenText && !context.session.member) {
    const t = translatorOf(context.language)
    const modal = { title: t('shell.signIn') }
    context.flash([{ tone: 'bad', text: t(takenText), ms: noticeMs.default, modal }])
    const here = { tip: params.get('tip'), donus: back }
    throw redirect(hrefOf('signIn', context.language, here), 302)
  }
  if (context.session.member) throw redirect(pageAfterSignIn(context, back), 302)
  const named = tabOf(params.get('tip'))
  const [offered, phone, question, providers] = await Promise.all([
    signInOffer(context),
    named === 'phone' ? phoneChoice(context, '') : undefined,
    questionDue(context, 'login'),
    offeredAccounts(context),
  ])
  const tab = named === 'phone' && !offered.phone ? 'email' : named
  return {
    tab,
    offered,
    phone: tab === 'phone' ? phone : undefined,
    back,
    question,
    waiting: context.session.pendingAction !== undefined,
    hasFavourites: context.preferences.favourites.length > 0,
    providers,
    head: privateHead(translatorOf(context.language)('shell.signIn')),
  }
}

type SignInRequest = ReturnType<typeof readSignInForm> & { form: FormData; inDialog: boolean }

function changeExpired(
  context: RequestContext,
  { form, back, inDialog }: SignInRequest,
  credentials: Credentials,
) {
  const { type, username, redirect: redirectTo, rememberMe } = credentials
  saveStep(context, 'expired', { type, username, back: redirectTo, ...rememberField(rememberMe) })
  const page = hrefOf('signIn', context.language, {
    tip: String(form.get('tip') ?? ''),
    donus: back,
  })
  return redirect(passwordChangePage(context, page, inDialog), 303)
}

type SignInRefusal = {
  errors?: Record<string, string[]>
  formErrors?: string[]
  text: string
  status: number
  asksQuestion: boolean
}

/** Renders the form again; the loader adds a new security question where the shop wants one. */
async function refuseSignIn(
  context: RequestContext,
  { form, tab, back, submission }: SignInRequest,
  { errors = {}, formErrors = [], text, status, asksQuestion }: SignInRefusal,
) {
  // Refusals stay for 5 s, other failures for 2.4 s.
  const ms = status === 403 ? noticeMs.error : noticeMs.callback
  if (asksQuestion) rememberCode(context, 'login')
  const result = submission.reply({
    fieldErrors: errors,
    ...(formErrors.length > 0 && { formErrors }),
    hideFields: ['password', 'security_code'],
  })
  return refuse(context, result, {
    status,
    notices: text ? [{ tone: 'bad', text, ms }] : [],
    state: {
      tab,
      back,
      // A single message is in the notice and beside its field, so a summary would be a third.
      isInNotice: text !== '' && Object.values(errors).every((all) => all.join(' ') === text),
      phone: tab === 'phone' ? await typedPhone(context, form, 'username') : undefined,
    },
  })
}

/** The errors of the fields that the form has; the others belong to the notice. */
const knownErrors = ({ username, password, security_code }: Record<string, string[]>) => ({
  ...(username ? { username } : {}),
  ...(password ? { password } : {}),
  ...(security_code ? { security_code } : {}),
})

function refusalOfShop(context: RequestContext, form: FormData, result: Refused): SignInRefusal {
  const errors = knownErrors(result.fields)
  const message = noticeOf(result, Object.keys(errors), '')
  const { needsCode } = result
  const refusal = { errors, status: 403, asksQuestion: needsCode }
  const withCode = refusalWithCode(context, form, { message, errors, needsCode })
  if (withCode) return { ...refusal, ...withCode, text: '' }
  return { ...refusal, text: message || translatorOf(context.language)('error.general') }
}

async function readRequest(request: Request, context: RequestContext): Promise<SignInRequest> {
  const form = await request.formData()
  const isPhone = tabOf(form.get('tip')) === 'phone'
  const readPhone = isPhone ? await phoneReader(context, form, 'username') : undefined
  const read = readSignInForm(form, translatorOf(context.language), readPhone)
  return { ...read, form, inDialog: request.headers.has('x-dialog') }
}

/** Refuses what never reaches the shop: a press for another code, a field, a captcha. Null for what does. */
async function refuseAtOnce(context: RequestContext, read: SignInRequest) {
  const asksQuestion = hasSecurityQuestion(read.form)
  const refusal = { text: '', status: 422 }
  if (wantsNewCode(read.form)) {
    const typed = { ...read, submission: typedOnly(read.submission) }
    return refuseSignIn(context, typed, { ...refusal, asksQuestion: true })
  }
  if (!read.credentials) return refuseSignIn(context, read, { ...refusal, asksQuestion })
  const { refused } = await checkedProof(context, read.form, 'login')
  return refused
    ? refuseSignIn(context, read, { ...refusal, errors: refused, asksQuestion: true })
    : null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const read = await readRequest(request, context)
  const { credentials } = read
  const refused = await refuseAtOnce(context, read)
  if (refused || !credentials) return refused
  const failed = {
    text: t('error.general'),
    status: 503,
    asksQuestion: hasSecurityQuestion(read.form),
  }
  try {
    const result = await signIn(context, credentials)
    if (result.kind === 'unreadable') return refuseSignIn(context, read, failed)
    if (result.kind === 'refused') {
      if (result.mustChange) return changeExpired(context, read, credentials)
      return refuseSignIn(context, read, refusalOfShop(context, read.form, result))
    }
    context.flash(await noticesAfterSignIn(context, result.mustChange))
    // The backend's redirect already considers `back`.
    const page = pageAfterSignIn(context, result.next, read.back)
    return redirect(endOfSignIn(context, result.mustChange, page, read.inDialog), 303)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return refuseSignIn(context, read, { ...failed, text, status })
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function SignInRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <SignInPage {...page} {...useActionData<typeof action>()} />
}
