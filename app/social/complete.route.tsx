import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { endOfSignIn, pageAfterSignIn } from '~/auth/after-sign-in'
import { doPending } from '~/auth/pending'
import { refusalOf } from '~/auth/refusal'
import { enter } from '~/auth/sign-in'
import { stepOf } from '~/auth/step'
import { noticeMs } from '~/cart/rules'
import { needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { phoneChoice, phoneReader } from '~/phone/phone-choice'
import { readRegister } from '~/register/read-register'
import { safePath } from '~/safe-path'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { bearerOf } from '~/shop/envelope'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { CompletePage } from './complete-page'
import { offeredAccounts } from './offered-accounts'
import { restOf, waysOfActivation } from './rest'

/** What the profile lacks, of the registration form's own fields; null when nobody waits for it in this visit. */
async function load(visit: Visit) {
  const step = stepOf(visit, 'profile')
  if (!step) return null
  const form = await needed(visit, visit.shop.membership.registerForm())
  return {
    fields: restOf(form.fields, step.fields ?? ''),
    notices: { kvkk: form.noticePath, privacy: form.agreementPath },
    back: safePath(step.back),
  }
}

/** Completing the profile of who signed in by an outside account. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'complete profile'
  const rest = await load(visit)
  const head = privateHead(translatorOf(visit.language)('social.complete'))
  const asksPhone = rest?.fields.some(({ key }) => key === 'mobile_phone')
  const phone = asksPhone ? await phoneChoice(visit, '') : undefined
  const activation = new URL(request.url).searchParams.get('activation')
  // A link of the backend comes without a visit: who signs in by that account goes on from here.
  const ways = !rest && activation ? waysOfActivation(activation, await offeredAccounts(visit)) : []
  const known = { fields: rest?.fields ?? null, notices: rest?.notices ?? {}, phone, ways, head }
  return data(known, { status: rest || ways.length > 0 ? 200 : 403 })
}

/** Makes the member; what was typed stays when it is refused. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'complete profile'
  const t = translatorOf(visit.language)
  const sent = await request.formData()
  const rest = await load(visit)
  const phoneOf = await phoneReader(visit, sent, 'mobile_phone')
  const read = rest && readRegister(sent, rest.fields, t, phoneOf)
  const again = async (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) visit.say([{ tone: 'bad', text, ms: noticeMs.error }])
    const typed = read?.typed ?? {}
    const country = String(sent.get('mobile_phone_country') ?? '')
    const phone = await phoneChoice(visit, typed.mobile_phone ?? '', { given: country })
    return data({ errors, typed, phone }, { status })
  }
  if (!rest || !read) return again({}, t('social.stale'), 403)
  if (!read.ok) return again(read.fields, '', 422)
  try {
    const outcome = await visit.shop.social.complete(read.values)
    if (!outcome.ok) {
      const names = rest.fields.map(({ key }) => key)
      const { errors, text } = refusalOf(outcome, names, t('error.general'))
      return again(errors, text, 422)
    }
    visit.session.step = undefined
    const bearer = bearerOf(outcome.first)
    if (!bearer) return redirect(hrefOf('activation', visit.language), 303)
    if (!(await enter(visit, bearer, false)))
      return redirect(hrefOf('signIn', visit.language, { donus: rest.back }), 303)
    visit.flash([
      { tone: 'good', text: t('register.welcome'), ms: noticeMs.default },
      ...(await doPending(visit)),
    ])
    const page = pageAfterSignIn(visit, rest.back, outcome.next)
    return redirect(endOfSignIn(visit, bearer.mustChange, page), 303)
  } catch (error) {
    const { text, status } = noteFailure(visit, error)
    return again({}, text, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function CompleteRoute() {
  const { fields, notices, phone, ways } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <CompletePage {...{ fields, notices, phone, ways, ...failed }} />
}
