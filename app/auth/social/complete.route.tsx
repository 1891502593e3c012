import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { welcomeMember } from '~/auth/register/new-member'
import { readRegister } from '~/auth/register/read-register'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import { addressWithReason, isTaken } from '~/auth/sign-in/taken-contact'
import { stepOf } from '~/auth/sign-in-step'
import { missingProfileOf, namedFields } from '~/backend/auth/social-return'
import { safePath } from '~/backend/http/safe-path'
import { phoneChoice, phoneReader, typedPhone } from '~/forms/phone/phone-choice'
import { refusalOf } from '~/forms/refusal'
import type { Refusal } from '~/forms/refused-form'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { activationMethods, missingFieldsOf } from './missing-profile'
import { offeredAccounts } from './offered-accounts'
import { leaveToOwnForm, ownFormPath, shareProfile } from './own-form'

const CompletePage = serverOnlyPage(() => import('./complete-page'))

/** The profile of an activation link whose sign-in only the backend's session may know; null without such a session. */
function profileOfLink({ session }: RequestContext, params: URLSearchParams) {
  if (session.member || Object.keys(session.backendCookies).length === 0) return null
  const profile = missingProfileOf(params.get('activation') ?? '', params.get('fields') ?? '')
  return profile && { ...profile, back: params.get('donus') ?? '' }
}

async function loadMissingFields(context: RequestContext, params: URLSearchParams) {
  const waiting = stepOf(context, 'profile')
  const step = waiting ?? profileOfLink(context, params)
  if (!step) return null
  const named = namedFields(params.get('fields'))
  const form = await needed(context, context.backend.membership.registerForm())
  return {
    block: missingFieldsOf(form.fields, named || (step.fields ?? '')),
    notices: form.notices,
    fields: step.fields ?? '',
    back: safePath(step.back),
    isCertain: waiting !== null,
    isOfLink: !waiting || named !== '',
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const profile = await loadMissingFields(context, params)
  if (profile) leaveToOwnForm(context, ownFormPath(request, profile.fields))
  const hasPhone = profile?.block.some(({ key }) => key === 'mobile_phone')
  const activation = params.get('activation')
  // The backend's link may open in another browser, where the visitor signs in first.
  const providers =
    !profile?.isCertain && activation
      ? activationMethods(activation, params.get('platform'), await offeredAccounts(context))
      : []
  const isLost = !profile && providers.length === 0
  const title = isLost ? 'social.failed' : 'social.complete'
  const loaderData = {
    block: profile?.block ?? null,
    notices: profile?.notices ?? {},
    phone: hasPhone ? await phoneChoice(context, '') : undefined,
    providers,
    back: safePath(params.get('donus')),
    question: profile ? await questionOfForm(context, 'social-complete') : null,
    link: profile?.isOfLink ? new URL(request.url).search : '',
    head: privateHead(translatorOf(context.language)(title)),
  }
  return data(loaderData, { status: isLost ? 403 : 200 })
}

async function readRequest(request: Request, context: RequestContext) {
  const form = await request.formData()
  const profile = await loadMissingFields(context, new URL(request.url).searchParams)
  const block = profile?.block ?? []
  const readPhone = await phoneReader(context, form, 'mobile_phone')
  const read = readRegister(form, block, translatorOf(context.language), readPhone)
  const guarded = guardedForm(context, form, 'social-complete')
  return { ...read, form, profile, block, guarded }
}

async function refuseProfile(
  context: RequestContext,
  { submission, form, guarded }: Awaited<ReturnType<typeof readRequest>>,
  refusal: Refusal,
) {
  const phone = await typedPhone(context, form, 'mobile_phone')
  return guarded.refuse(submission, refusal, { phone })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const read = await readRequest(request, context)
  const { profile, values, errors, guarded } = read
  if (!profile) return refuseProfile(context, read, { text: t('social.expired'), status: 403 })
  if (guarded.isNewCodeWanted) return refuseProfile(context, read, {})
  if (!values) return refuseProfile(context, read, { errors })
  try {
    const outcome = await context.backend.social.complete({ ...values, ...guarded.proof })
    if (isTaken(outcome.error))
      return redirect(addressWithReason(context, outcome.error, profile.back), 303)
    if (!outcome.ok) {
      const names = [...profile.block.map(({ key }) => key), 'security_code']
      return refuseProfile(context, read, refusalOf(outcome, names, t('error.general')))
    }
    context.session.step = undefined
    return await welcomeMember(context, outcome, {
      back: profile.back,
      email: String(values.email ?? ''),
    })
  } catch (error) {
    const failure = noteFailure(context, error, ownFormPath(request, profile.fields))
    if (failure.isElsewhere) shareProfile(context)
    return refuseProfile(context, read, failure)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function CompleteRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <CompletePage {...page} {...useActionData<typeof action>()} />
}
