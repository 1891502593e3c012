import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { linkWordOf } from '~/auth/link-word'
import { refusalOf } from '~/auth/refusal'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { useLocale } from '~/i18n/use-t'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { hrefOf } from '~/site-map'
import { ChangePage } from './change-page'
import { changeFields, readChange } from './read-change'

/** Where the link of a forgotten password leads; a refused form comes here too, without a token in its address. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'reset password'
  const token = linkWordOf(new URL(request.url).searchParams.get('token'))
  return { token, head: privateHead(translatorOf(visit.language)('password.title')) }
}

/** Sets the new password; the token is used up by it. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'reset password'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const token = linkWordOf(form.get('token'))
  const again = (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) visit.say([{ tone: 'bad', text, ms: noticeMs.error }])
    return data({ token, errors }, { status })
  }
  const read = readChange(form, t, false)
  if (!read.ok) return again(read.fields, '', 422)
  try {
    const outcome = await visit.shop.membership.resetPassword(token, read.change.next)
    if (!outcome.ok) {
      const { errors, text } = refusalOf(outcome, changeFields, t('error.general'))
      return again(errors, text, 422)
    }
    visit.flash([{ tone: 'good', text: t('password.done'), ms: noticeMs.default }])
    return redirect(hrefOf('signIn', visit.language), 303)
  } catch (error) {
    noteFailure(visit, error)
    return again({}, t('error.general'), 503)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ResetPasswordRoute() {
  const loaded = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const token = failed?.token || loaded.token
  const { t, href } = useLocale()
  // Without its token the link is nothing; one asks for another.
  if (!token) return <a href={href('forgotPassword')}>{t('password.forgot')}</a>
  return <ChangePage why="forgotten" token={token} {...(failed ? { errors: failed.errors } : {})} />
}
