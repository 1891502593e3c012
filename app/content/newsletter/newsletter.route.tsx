import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { useActionData } from '@remix-run/react'
import { z } from 'zod'
import { securityAnswer } from '~/auth/sign-in/security-question'
import { orNotifyOffline } from '~/cart/change/offline-notice'
import { fieldKinds, readFields, typedOf } from '~/forms/read-fields'
import { messagesOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { pageBefore } from '~/rendering/navigation/previous-page'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { ActionResult } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { NewsletterPage } from './newsletter-page'

/** The newsletter's own page: where a refused address is corrected without script. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.route = 'newsletter'
  return { head: privateHead(translatorOf(context.language)('newsletter.title')) }
}

/** Subscribes an address; the answer does not reveal who is known. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'newsletter'
  const t = translatorOf(context.language)
  const form = await request.formData()
  const withErrors = (errors: string[], status: number) =>
    context.enhanced
      ? data(
          {
            notices: [],
            result: { status: 'error', error: { email: errors } },
          } satisfies ActionResult,
          { status },
        )
      : data({ errors, typed: typedOf(form, ['email']).email ?? '' }, { status })
  const parsed = readFields(form, z.object({ email: fieldKinds(t).email }))
  if (!parsed.ok) return withErrors(parsed.fields.email ?? [t('form.email')], 422)
  try {
    const outcome = await context.backend.membership.subscribe(
      parsed.value.email,
      securityAnswer(form),
    )
    const words = outcome.message || t('error.general')
    if (!outcome.ok) return withErrors(messagesOf(outcome, words), 422)
    const notices: ActionResult['notices'] = [
      { tone: 'good', text: words, ms: noticeMs.newsletter },
    ]
    if (context.enhanced)
      return data({
        notices,
        result: { status: 'success', initialValue: null },
      } satisfies ActionResult)
    context.flash(notices)
    return redirect(pageBefore(request) ?? hrefOf('home', context.language), 303)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return withErrors([text], status)
  }
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orNotifyOffline(() => serverAction<ActionResult>())
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function NewsletterRoute() {
  const failed = useActionData<typeof action>()
  return <NewsletterPage {...(failed && 'errors' in failed ? failed : {})} />
}
