import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { endOfSignIn, pageAfterSignIn } from '~/auth/sign-in/after-sign-in'
import { noticesAfterSignIn } from '~/auth/sign-in/prompts'
import { startMembership } from '~/auth/sign-in/sign-in'
import { addressWithReason, isTaken } from '~/auth/sign-in/taken-contact'
import { saveStep, stepOf } from '~/auth/sign-in-step'
import type { SocialProvider } from '~/backend/account/member-model'
import { socialProviderOf } from '~/backend/account/social-provider'
import { proofOf } from '~/backend/http/envelope'
import { safePath } from '~/backend/http/safe-path'
import { messagesOf } from '~/forms/refusal'
import { type Translate, translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

/** Allowed characters of an authorization code (RFC 6749 A.11). */
const codePattern = /^[\w.~/+=-]{1,2048}$/

function backToSignIn(
  context: RequestContext,
  back: string | null,
  text: (t: Translate) => string,
) {
  context.flash([
    { tone: 'bad', text: text(translatorOf(context.language)), ms: noticeMs.callback },
  ])
  return redirect(hrefOf('signIn', context.language, { donus: back }), 302)
}

/** Redirects to the provider with a random `state` that the sealed session remembers. */
async function begin(context: RequestContext, provider: SocialProvider, back: string | null) {
  const state = crypto.randomUUID()
  const returnTo = context.siteOrigin + hrefOf('socialSignIn', context.language)
  const target = await context.backend.social.target(provider, state, returnTo)
  if (!target) return backToSignIn(context, back, (t) => t('social.closed'))
  // A backend that begins by its own redirect has a state of its own; without one the provider returns ours.
  const address = new URL(target)
  const theirs = address.searchParams.get('state') || state
  if (theirs === state) address.searchParams.set('state', state)
  saveStep(context, 'social', { provider, state, theirs, back: back ?? '' })
  return redirect(address.href, 302)
}

/** Accepts the provider's answer once, and only with the session's `state`. */
async function end(context: RequestContext, params: URLSearchParams) {
  const step = stepOf(context, 'social')
  context.session.step = undefined
  const provider = socialProviderOf(step?.provider)
  const back = safePath(step?.back)
  const state = params.get('state')
  if (!step || !provider || !state || ![step.state, step.theirs].includes(state))
    return backToSignIn(context, null, (t) => t('social.expired'))
  const theirs = state === step.state ? '' : state
  const code = params.get('code') ?? ''
  if (!codePattern.test(code)) return backToSignIn(context, back, (t) => t('social.cancelled'))
  const outcome = await context.backend.social.finish(provider, code, theirs)
  const isComplete = !outcome.missingProfile
  if (isComplete && (await startMembership(context, proofOf(outcome), false, false))) {
    context.flash(await noticesAfterSignIn(context, outcome.mustChange))
    const page = pageAfterSignIn(context, back, outcome.next)
    return redirect(endOfSignIn(context, outcome.mustChange, page), 302)
  }
  if (!outcome.missingProfile && isTaken(outcome.error))
    return redirect(addressWithReason(context, outcome.error, back), 302)
  if (!outcome.missingProfile)
    return backToSignIn(context, back, (t) => messagesOf(outcome, t('error.general')).join(' '))
  const { activation, fields } = outcome.missingProfile
  saveStep(context, 'profile', { fields, back: back ?? '' })
  return redirect(hrefOf('completeProfile', context.language, { activation }), 302)
}

/** `platform` starts the sign-in; the provider returns to the same URL. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const back = safePath(params.get('donus'))
  const provider = socialProviderOf(params.get('platform'))
  try {
    return provider ? await begin(context, provider, back) : await end(context, params)
  } catch (error) {
    const { text } = noteFailure(context, error)
    return backToSignIn(context, back, () => text)
  }
}
