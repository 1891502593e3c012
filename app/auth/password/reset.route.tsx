import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { linkParameterOf } from '~/auth/sign-in/link-parameter'
import { refusalOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { useLocale } from '~/i18n/use-locale'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { ChangePage } from './change-page'
import { changeFields, readChange } from './read-change'

/** Target of the link in a password e-mail. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  context.route = 'reset password'
  const token = linkParameterOf(new URL(request.url).searchParams.get('token'))
  return { token, head: privateHead(translatorOf(context.language)('password.title')) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'reset password'
  const t = translatorOf(context.language)
  const form = await request.formData()
  const token = linkParameterOf(form.get('token'))
  const redisplay = (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) context.notify([{ tone: 'bad', text, ms: noticeMs.error }])
    return data({ token, errors }, { status })
  }
  const read = readChange(form, t, false)
  if (!read.ok) return redisplay(read.fields, '', 422)
  try {
    const outcome = await context.backend.membership.resetPassword(token, read.change.next)
    if (!outcome.ok) {
      const { errors, text } = refusalOf(outcome, changeFields, t('error.general'))
      return redisplay(errors, text, 422)
    }
    context.flash([{ tone: 'good', text: t('password.done'), ms: noticeMs.default }])
    return redirect(hrefOf('signIn', context.language), 303)
  } catch (error) {
    noteFailure(context, error)
    return redisplay({}, t('error.general'), 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ResetPasswordRoute() {
  const loaded = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const token = failed?.token || loaded.token
  const { t, href } = useLocale()
  // Without a token the only way on is a new link.
  if (!token) return <a href={href('forgotPassword')}>{t('password.forgot')}</a>
  return (
    <ChangePage reason="forgotten" token={token} {...(failed ? { errors: failed.errors } : {})} />
  )
}
