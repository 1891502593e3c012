import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { endOfSignIn, pageAfterSignIn } from '~/auth/after-sign-in'
import { doPending } from '~/auth/pending'
import { promptsOf } from '~/auth/prompts'
import { enter } from '~/auth/sign-in'
import { stepOf, takeStep } from '~/auth/step'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { type Translate, translatorOf } from '~/i18n/translators'
import { safePath } from '~/safe-path'
import { bearerOf } from '~/shop/envelope'
import { type SocialProvider, socialProviders } from '~/shop/member-model'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'

/** What a provider's code may look like (RFC 6749 A.11, without what no provider uses). */
const codePattern = /^[\w.~/+=-]{1,2048}$/

const providerOf = (word: unknown): SocialProvider | undefined =>
  socialProviders.find((one) => one === word)

/** Back to signing in, with what went wrong; nobody is signed in. */
function backToSignIn(visit: Visit, back: string | null, text: (t: Translate) => string) {
  visit.flash([{ tone: 'bad', text: text(translatorOf(visit.language)), ms: noticeMs.callback }])
  return redirect(hrefOf('signIn', visit.language, { donus: back }), 302)
}

/** Begins: a random `state` is kept in the sealed session, and the shopper goes to the provider. */
async function begin(visit: Visit, provider: SocialProvider, back: string | null) {
  const state = crypto.randomUUID()
  const returnTo = visit.siteOrigin + hrefOf('social', visit.language)
  const target = await visit.shop.social.target(provider, state, returnTo)
  if (!target) return backToSignIn(visit, back, (t) => t('social.closed'))
  takeStep(visit, 'social', { provider, state, back: back ?? '' })
  return redirect(target, 302)
}

/** Ends: only an answer to the question that this very visit asked counts, and only once. */
async function end(visit: Visit, params: URLSearchParams) {
  const step = stepOf(visit, 'social')
  visit.session.step = undefined
  const provider = providerOf(step?.provider)
  const back = safePath(step?.back)
  if (!step || !provider || params.get('state') !== step.state)
    return backToSignIn(visit, null, (t) => t('social.stale'))
  const code = params.get('code') ?? ''
  if (!codePattern.test(code)) return backToSignIn(visit, back, (t) => t('social.cancelled'))
  const outcome = await visit.shop.social.finish(provider, code)
  const bearer = outcome.ok ? bearerOf(outcome.first) : null
  if (bearer && (await enter(visit, bearer, false))) {
    visit.flash([...promptsOf(visit), ...(await doPending(visit))])
    const page = pageAfterSignIn(visit, back, outcome.next)
    return redirect(endOfSignIn(visit, bearer.mustChange, page), 302)
  }
  if (!outcome.rest) return backToSignIn(visit, back, (t) => outcome.message || t('error.general'))
  const { activation, fields } = outcome.rest
  takeStep(visit, 'profile', { fields, back: back ?? '' })
  return redirect(hrefOf('completeProfile', visit.language, { activation }), 302)
}

/** Signing in by an outside account: `platform` begins it, the provider's answer ends it. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'social sign in'
  const params = new URL(request.url).searchParams
  const back = safePath(params.get('donus'))
  const provider = providerOf(params.get('platform'))
  try {
    return provider ? await begin(visit, provider, back) : await end(visit, params)
  } catch (error) {
    noteFailure(visit, error)
    return backToSignIn(visit, back, (t) => t('error.general'))
  }
}
