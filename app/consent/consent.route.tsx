import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { useLoaderData } from '@remix-run/react'
import { noticeMs } from '~/cart/rules'
import { orSayOffline } from '~/cart/without-connection'
import { translatorOf } from '~/i18n/translators'
import { safePath } from '~/safe-path'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { answer } from '~/session/answer'
import type { Answer } from '~/session/answer-types'
import { consents, readConsents } from '~/session/cookies'
import { hrefOf } from '~/site-map'
import { ConsentPage } from './consent-page'

/** The cookie question as a page of its own. */
export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'consent'
  return {
    law: await visit.shop.cookieLaw().catch(() => null),
    agreed: visit.preferences.consents,
    head: privateHead(translatorOf(visit.language)('consent.title')),
  }
}

/** Keeps the answer: `CookieLaw` for 15 days, and which kinds were agreed to (decision 017). */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'consent'
  const form = await request.formData()
  const choice = form.get('choice')
  const ticked = form.getAll('consent').map(String)
  const agreed = choice === 'all' ? [...consents] : choice === 'these' ? readConsents(ticked) : []
  visit.setPreference('cookieLaw', '1')
  visit.setPreference('consent', agreed.join('.'))
  const t = translatorOf(visit.language)
  const page = hrefOf('consent', visit.language)
  const back = safePath(form.get('back')) ?? page
  const notices =
    back === page ? [{ tone: 'good' as const, text: t('consent.saved'), ms: noticeMs.default }] : []
  return answer(visit, back, { notices })
}

/** Script's way to the action: without a connection the page stays as it is. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function Consent() {
  const { law, agreed } = useLoaderData<typeof loader>()
  return <ConsentPage law={law} agreed={agreed} />
}
