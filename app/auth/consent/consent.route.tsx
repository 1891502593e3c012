import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { safePath } from '~/backend/http/safe-path'
import { noteOf } from '~/backend/site/note'
import { translatorOf } from '~/i18n/translators'
import { sendAction } from '~/rendering/forms/client-action'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { consents, readConsents } from '~/session/cookies/cookies'
import { respond } from '~/session/respond'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

const ConsentPage = serverOnlyPage(() => import('./consent-page'))

export async function loader({ context }: LoaderFunctionArgs) {
  const [analytics, marketing] = await Promise.all([
    noteOf(context, 'analytics'),
    noteOf(context, 'marketing'),
  ])
  return {
    law: await context.backend.cookieLaw().catch(() => null),
    notes: { analytics, marketing },
    agreed: context.preferences.consents,
    head: privateHead(translatorOf(context.language)('consent.title')),
  }
}

/** Stores the answer for 15 days (decision 017). */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const choice = form.get('choice')
  const ticked = form.getAll('consent').map(String)
  const agreed = choice === 'all' ? [...consents] : choice === 'these' ? readConsents(ticked) : []
  context.setPreference('cookieLaw', '1')
  context.setPreference('appLater', '1')
  context.setPreference('consent', agreed.join('.'))
  const t = translatorOf(context.language)
  const page = hrefOf('consent', context.language)
  const back = safePath(form.get('back')) ?? page
  const notices =
    back === page ? [{ tone: 'good' as const, text: t('consent.saved'), ms: noticeMs.default }] : []
  return respond(context, back, { notices })
}

/** Without a connection the page stays and a notice appears. */
export const clientAction = sendAction

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function Consent() {
  const { law, notes, agreed } = useLoaderData<typeof loader>()
  return <ConsentPage {...{ law, notes, agreed }} />
}
