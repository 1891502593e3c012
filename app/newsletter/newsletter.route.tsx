import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { useActionData } from '@remix-run/react'
import { z } from 'zod'
import { fieldKinds, readFields, typedOf } from '~/auth/read-fields'
import { wordsOf } from '~/auth/refusal'
import { securityAnswer } from '~/auth/security-question'
import { noticeMs } from '~/cart/rules'
import { orSayOffline } from '~/cart/without-connection'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { pageBefore } from '~/page-before'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import type { Answer } from '~/session/answer-types'
import { hrefOf } from '~/site-map'
import { NewsletterPage } from './newsletter-page'

/** The newsletter's own page: where a refused address is mended without script. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'newsletter'
  return { head: privateHead(translatorOf(visit.language)('newsletter.title')) }
}

/** Takes an address for the newsletter; the answer says nothing of who is known. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'newsletter'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const again = (errors: string[], status: number) =>
    visit.enhanced
      ? data({ notices: [], fields: { newsletter: errors } } satisfies Answer, { status })
      : data({ errors, typed: typedOf(form, ['email']).email ?? '' }, { status })
  const read = readFields(form, z.object({ email: fieldKinds(t).email }))
  if (!read.ok) return again(read.fields.email ?? [t('form.email')], 422)
  try {
    const outcome = await visit.shop.membership.subscribe(read.value.email, securityAnswer(form))
    const words = outcome.message || t('error.general')
    if (!outcome.ok) return again(wordsOf(outcome, words), 422)
    const notices: Answer['notices'] = [{ tone: 'good', text: words, ms: noticeMs.newsletter }]
    if (visit.enhanced) return data({ notices, fields: { newsletter: [] } } satisfies Answer)
    visit.flash(notices)
    return redirect(pageBefore(request) ?? hrefOf('home', visit.language), 303)
  } catch (error) {
    const { text, status } = noteFailure(visit, error)
    return again([text], status)
  }
}

/** Script's way to the action: without a connection the page stays as it is. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function NewsletterRoute() {
  const failed = useActionData<typeof action>()
  return <NewsletterPage {...(failed && 'errors' in failed ? failed : {})} />
}
