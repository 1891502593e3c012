import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { membersOnly } from '~/auth/members-only'
import { wordsOf } from '~/auth/refusal'
import { noticeMs } from '~/cart/rules'
import { needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { CodePage } from './code-page'
import { keepCode, readCode, waitingCode } from './steps'

/** The phone that the shop knows the member by. */
async function phoneOf(visit: Visit): Promise<string> {
  const form = await needed(visit, visit.shop.membership.registerForm(true))
  return form.values.mobile_phone ?? ''
}

/** Proving one's phone by a code. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'verify phone'
  membersOnly(visit, 'verifyPhone')
  const waiting = waitingCode(visit, 'verify')
  return {
    left: waiting?.left ?? null,
    ending: (waiting?.phone ?? (await phoneOf(visit))).slice(-4),
    head: privateHead(translatorOf(visit.language)('code.verify')),
  }
}

/** Sends a code to the member's phone, or tries one. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'verify phone'
  membersOnly(visit, 'verifyPhone')
  const t = translatorOf(visit.language)
  const general = t('error.general')
  const form = await request.formData()
  const waiting = waitingCode(visit, 'verify')
  const again = (errors: Record<string, string[]>, status: number) => data({ errors }, { status })
  try {
    if (form.get('adim') === 'dogrula' && waiting) {
      const read = readCode(form, t)
      if (!read.ok) return again(read.fields, 422)
      const outcome = await visit.shop.codes.verifySms(waiting.phone, read.code)
      if (!outcome.ok) return again({ otp: wordsOf(outcome, general) }, 422)
      visit.session.step = undefined
      visit.flash([{ tone: 'good', text: outcome.message, ms: noticeMs.code }])
      return redirect(hrefOf('account', visit.language), 303)
    }
    const phone = await phoneOf(visit)
    const outcome = await visit.shop.codes.verifySms(phone, '')
    if (!keepCode(visit, 'verify', phone, outcome))
      return again({ phone: wordsOf(outcome, general) }, 422)
    return redirect(hrefOf('verifyPhone', visit.language), 303)
  } catch (error) {
    noteFailure(visit, error)
    return again({ [waiting ? 'otp' : 'phone']: [general] }, 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function VerifyRoute() {
  const { left, ending } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return <CodePage kind="verify" left={left} ending={ending} back={null} {...failed} />
}
