import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import { linkParameterOf } from '~/auth/sign-in/link-parameter'
import type { Outcome } from '~/backend/http/envelope'
import { refusalOf } from '~/forms/refusal'
import type { Refusal } from '~/forms/refused-form'
import { sendOnce } from '~/forms/send-once'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { changeFields, readChange } from './read-change'

const ChangePage = serverOnlyPage(() => import('./change-page'))

/** Target of the link in a password e-mail. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = linkParameterOf(new URL(request.url).searchParams.get('token'))
  return {
    token,
    question: token ? await questionOfForm(context, 'reset-password') : null,
    head: privateHead(translatorOf(context.language)('password.title')),
  }
}

const once = sendOnce<Outcome>('RESET_PASSWORD', 10 * 60_000)

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const token = linkParameterOf(form.get('token'))
  const submission = readChange(form, t, false)
  const guarded = guardedForm(context, form, 'reset-password')
  const refuseReset = (refusal: Refusal) => guarded.refuse(submission, refusal, { token })
  if (!token) return refuseReset({ text: t('register.invalidLink') })
  if (guarded.isNewCodeWanted || submission.status !== 'success') return refuseReset({})
  try {
    const { resetPassword } = context.backend.membership
    const { password_new: next } = submission.value
    const sent = { form, payload: [token, next] }
    const outcome = await once(context, sent, () => resetPassword(token, next, guarded.proof))
    if (outcome.ok) {
      context.flash([{ tone: 'good', text: t('password.done'), ms: noticeMs.default }])
      return redirect(hrefOf('signIn', context.language), 303)
    }
    const refusal = refusalOf(outcome, changeFields, t('error.general'))
    if (!('resetToken' in outcome.fields)) return refuseReset(refusal)
    return guarded.refuse(submission, {}, { token, deadLink: refusal.text })
  } catch (error) {
    return refuseReset(noteFailure(context, error))
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ResetPasswordRoute() {
  const { token, question } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const page = { question, ...refused, token: refused?.token || token }
  return <ChangePage reason="forgotten" {...page} />
}
