import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { runPendingAction } from '~/auth/pending-action'
import { readRegister } from '~/auth/register/read-register'
import { endOfSignIn, pageAfterSignIn } from '~/auth/sign-in/after-sign-in'
import { startMembership } from '~/auth/sign-in/sign-in'
import { stepOf } from '~/auth/sign-in-step'
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
import { CompletePage } from './complete-page'
import { activationMethods, missingFieldsOf } from './missing-profile'
import { offeredAccounts } from './offered-accounts'

/** The missing fields of the profile; null when no sign-in waits for one. */
async function loadMissingFields(context: RequestContext) {
  const step = stepOf(context, 'profile')
  if (!step) return null
  const form = await needed(context, context.backend.membership.registerForm())
  return {
    fields: missingFieldsOf(form.fields, step.fields ?? ''),
    notices: { kvkk: form.noticePath, privacy: form.agreementPath },
    back: safePath(step.back),
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  context.route = 'complete profile'
  const profile = await loadMissingFields(context)
  const head = privateHead(translatorOf(context.language)('social.complete'))
  const asksPhone = profile?.fields.some(({ key }) => key === 'mobile_phone')
  const phone = asksPhone ? await phoneChoice(context, '') : undefined
  const params = new URL(request.url).searchParams
  const activation = params.get('activation')
  // The backend's link may open in another browser, where the visitor signs in first.
  const providers =
    !profile && activation
      ? activationMethods(activation, params.get('platform'), await offeredAccounts(context))
      : []
  const loaderData = {
    fields: profile?.fields ?? null,
    notices: profile?.notices ?? {},
    phone,
    providers,
    back: safePath(params.get('donus')),
    head,
  }
  return data(loaderData, { status: profile || providers.length > 0 ? 200 : 403 })
}

export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'complete profile'
  const t = translatorOf(context.language)
  const sent = await request.formData()
  const profile = await loadMissingFields(context)
  const phoneOf = await phoneReader(context, sent, 'mobile_phone')
  const read = profile && readRegister(sent, profile.fields, t, phoneOf)
  const redisplay = async (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) context.notify([{ tone: 'bad', text, ms: noticeMs.error }])
    const typed = read?.typed ?? {}
    const country = String(sent.get('mobile_phone_country') ?? '')
    const phone = await phoneChoice(context, typed.mobile_phone ?? '', { given: country })
    return data({ errors, typed, phone }, { status })
  }
  if (!profile || !read) return redisplay({}, t('social.stale'), 403)
  if (!read.ok) return redisplay(read.fields, '', 422)
  try {
    const outcome = await context.backend.social.complete(read.values)
    if (!outcome.ok) {
      const names = profile.fields.map(({ key }) => key)
      const { errors, text } = refusalOf(outcome, names, t('error.general'))
      return redisplay(errors, text, 422)
    }
    context.session.step = undefined
    const bearer = bearerOf(outcome.first)
    if (!bearer) return redirect(hrefOf('activation', context.language), 303)
    if (!(await startMembership(context, bearer, false)))
      return redirect(hrefOf('signIn', context.language, { donus: profile.back }), 303)
    context.flash([
      { tone: 'good', text: t('register.welcome'), ms: noticeMs.default },
      ...(await runPendingAction(context)),
    ])
    const page = pageAfterSignIn(context, profile.back, outcome.next)
    return redirect(endOfSignIn(context, bearer.mustChange, page), 303)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return redisplay({}, text, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function CompleteRoute() {
  const { fields, notices, phone, providers, back } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <CompletePage {...{ fields, notices, phone, providers, back, ...failed }} />
}
