import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { doPending } from '~/auth/pending'
import { readMemberAgain } from '~/auth/prompts'
import { securityQuestion } from '~/auth/security-question'
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
import { type Change, readChange } from './read-change'

/** Why the visitor changes a password; a guest without a reason signs in first. @throws the redirect */
function whyOf(visit: Visit): 'own' | 'expired' {
  if (visit.session.member) return 'own'
  if (stepOf(visit, 'expired')) return 'expired'
  const back = hrefOf('changePassword', visit.language)
  throw redirect(hrefOf('signIn', visit.language, { donus: back }), 303)
}

/** Changing one's password, by wish (row L12) or because it ran out (row L05). */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'change password'
  const why = whyOf(visit)
  return { why, head: privateHead(translatorOf(visit.language)('password.title')) }
}

/** The backend's call for each reason (contract 3.5, 3.9; row L12). */
function send(visit: Visit, { old, next, securityCode }: Change) {
  const fields = {
    password_old: old,
    password_new: next,
    password_new_again: next,
    ...(securityCode ? { security_code: securityCode } : {}),
  }
  const { membership } = visit.shop
  const step = stepOf(visit, 'expired')
  if (visit.session.member || !step) return membership.updatePassword(fields)
  const { type = 'email', username = '', back = '' } = step
  const vendor: Record<string, string> = type === 'vendor-code' ? { vendor: '1' } : {}
  return membership.changePassword({ type, username, redirect: back, ...vendor, ...fields })
}

/** Changes it; errors stand under the field that the backend names, the security question is a new one each time. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'change password'
  const t = translatorOf(visit.language)
  const why = whyOf(visit)
  const again = async (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) visit.say([{ tone: 'bad', text, ms: noticeMs.error }])
    const asks = errors.security_code || errors.password_old
    const question = asks && why === 'expired' ? await securityQuestion(visit, 'login') : ''
    return data({ errors, question }, { status })
  }
  const read = readChange(await request.formData(), t, true)
  if (!read.ok) return again(read.fields, '', 422)
  const back = safePath(stepOf(visit, 'expired')?.back)
  try {
    const outcome = await send(visit, read.change)
    if (!outcome.ok) return again(outcome.fields, outcome.message || t('error.general'), 422)
    const notices = [{ tone: 'good', text: t('password.done'), ms: noticeMs.default } as const]
    const bearer = bearerOf(outcome.first)
    if (why === 'own') {
      await readMemberAgain(visit)
      visit.flash(notices)
      return redirect(hrefOf('account', visit.language), 303)
    }
    visit.session.step = undefined
    const isIn = bearer ? await enter(visit, bearer) : false
    visit.flash([...notices, ...(isIn ? await doPending(visit) : [])])
    const next = back ?? safePath(outcome.next) ?? hrefOf('home', visit.language)
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
