import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { linkParameterOf } from '~/auth/sign-in/link-parameter'
import { errorNotices, refusalOf } from '~/forms/refusal'
import type { Refusal } from '~/forms/refused-form'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { refuse } from '~/session/respond'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { changeFields, type ReadChange, readChange, replyOf } from './read-change'

const ChangePage = serverOnlyPage(() => import('./change-page'))

/** Target of the link in a password e-mail. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = linkParameterOf(new URL(request.url).searchParams.get('token'))
  return { token, head: privateHead(translatorOf(context.language)('password.title')) }
}

function refuseReset(
  context: RequestContext,
  { submission, token }: { submission: ReadChange; token: string },
  { errors = {}, text = '', status = 422 }: Refusal,
) {
  const notices = errorNotices(text)
  return refuse(context, replyOf(submission, errors), { status, notices, state: { token } })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const token = linkParameterOf(form.get('token'))
  const submission = readChange(form, t, false)
  const read = { submission, token }
  // Without its link the page has no fields for errors.
  if (!token) return refuseReset(context, read, { text: t('register.invalidLink') })
  if (submission.status !== 'success') return refuseReset(context, read, {})
  try {
    const { password_new } = submission.value
    const outcome = await context.backend.membership.resetPassword(token, password_new)
    if (!outcome.ok)
      return refuseReset(context, read, refusalOf(outcome, changeFields, t('error.general')))
    context.flash([{ tone: 'good', text: t('password.done'), ms: noticeMs.default }])
    return redirect(hrefOf('signIn', context.language), 303)
  } catch (error) {
    return refuseReset(context, read, noteFailure(context, error))
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ResetPasswordRoute() {
  const { token } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return <ChangePage reason="forgotten" {...refused} token={refused?.token || token} />
}
