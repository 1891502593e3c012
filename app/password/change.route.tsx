import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageAfterSignIn } from '~/auth/after-sign-in'
import { doPending } from '~/auth/pending'
import { readMemberAgain } from '~/auth/prompts'
import { refusalOf } from '~/auth/refusal'
import { securityAnswer, securityQuestion, wasAsked } from '~/auth/security-question'
import { enter } from '~/auth/sign-in'
import { stepOf } from '~/auth/step'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { safePath } from '~/safe-path'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { bearerOf } from '~/shop/envelope'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { ChangePage } from './change-page'
import { type Change, changeFields, readChange } from './read-change'

/** Why the visitor changes a password; a guest without a reason signs in first. @throws the redirect */
function whyOf(visit: Visit): 'own' | 'expired' {
  if (stepOf(visit, 'expired')) return 'expired'
  if (visit.session.member) return 'own'
  const back = hrefOf('changePassword', visit.language)
  throw redirect(hrefOf('signIn', visit.language, { donus: back }), 303)
}

/** Changing one's password, by wish or because it ran out. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'change password'
  const why = whyOf(visit)
  return { why, head: privateHead(translatorOf(visit.language)('password.title')) }
}

/** The backend's call for each reason. */
function send(visit: Visit, { old, next }: Change, proof: Record<string, string>) {
  const fields = {
    password_old: old,
    password_new: next,
    password_new_again: next,
    ...proof,
  }
  const { membership } = visit.shop
  const step = stepOf(visit, 'expired')
  if (visit.session.member || !step) return membership.updatePassword(fields)
  const { type = 'email', username = '', back = '' } = step
  const vendor: Record<string, string> = type === 'vendor-code' ? { vendor: '1' } : {}
  return membership.changePassword({ type, username, redirect: back, ...vendor, ...fields })
}

/** Whether who changes an expired password asked to be remembered, before the change or on the way to it. */
function isRemembered(visit: Visit): boolean {
  if (visit.session.member) return !visit.session.endsWithBrowser
  return stepOf(visit, 'expired')?.remember === '1'
}

/** Changes it; errors stand under the field that the backend names, the security question is a new one each time. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'change password'
  const t = translatorOf(visit.language)
  const why = whyOf(visit)
  const form = await request.formData()
  const again = async (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) visit.say([{ tone: 'bad', text, ms: noticeMs.error }])
    const asks =
      wasAsked(form) || errors.security_code || (why === 'expired' && errors.password_old)
    const question = asks ? await securityQuestion(visit, 'login') : null
    return data({ errors, question }, { status })
  }
  const read = readChange(form, t, true)
  if (!read.ok) return again(read.fields, '', 422)
  const back = safePath(stepOf(visit, 'expired')?.back)
  try {
    const outcome = await send(visit, read.change, securityAnswer(form))
    if (!outcome.ok) {
      const { errors, text } = refusalOf(outcome, changeFields, t('error.general'))
      return again(errors, text, 422)
    }
    const notices = [{ tone: 'good', text: t('password.done'), ms: noticeMs.default } as const]
    const bearer = bearerOf(outcome.first)
    if (why === 'own') {
      await readMemberAgain(visit)
      visit.flash(notices)
      return redirect(hrefOf('account', visit.language), 303)
    }
    const remember = isRemembered(visit)
    visit.session.step = undefined
    const isIn = bearer ? await enter(visit, bearer, remember) : visit.session.member !== undefined
    visit.flash([...notices, ...(isIn ? await doPending(visit) : [])])
    // What the shop answers, which was told where the shopper comes from, wins.
    const next = pageAfterSignIn(visit, outcome.next, back)
    return redirect(isIn ? next : hrefOf('signIn', visit.language), 303)
  } catch (error) {
    noteFailure(visit, error)
    return again({}, t('error.general'), 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ChangePasswordRoute() {
  const { why } = useLoaderData<typeof loader>()
  return <ChangePage why={why} {...useActionData<typeof action>()} />
}
