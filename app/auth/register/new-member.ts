import { redirect } from '@remix-run/cloudflare'
import { runPendingAction } from '~/auth/pending-action'
import { endOfSignIn, pageAfterSignIn } from '~/auth/sign-in/after-sign-in'
import { startMembership } from '~/auth/sign-in/sign-in'
import { saveStep } from '~/auth/sign-in-step'
import { type Outcome, proofOf, signInErrorOf } from '~/backend/http/envelope'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

type Destination = {
  /** Where the visitor came from. */
  back: string | null
  /** Where to go when neither the visitor nor the shop names a page. */
  fallback?: string | null
  inDialog?: boolean
  /** Where a mail goes that opens the membership. */
  email?: string
}

/** What the shop says of a membership that is not signed in: without a word of its own, a mail is taken to open it. */
function registeredStep(
  context: RequestContext,
  outcome: Outcome,
  back: string | null,
): Record<string, string> {
  const { message } = outcome
  const error = signInErrorOf(outcome)
  if (error === null) return { text: message }
  const reason = error || translatorOf(context.language)('register.notSignedIn')
  const text = message && message !== reason ? `${message}\n${reason}` : reason
  return { text, signIn: hrefOf('signIn', context.language, { donus: back }) }
}

/** Runs the pending action if the shop signs the member in, else shows the activation page. @param outcome a success */
export async function welcomeMember(
  context: RequestContext,
  outcome: Outcome,
  { back, fallback = null, inDialog = false, email = '' }: Destination,
) {
  const proof = proofOf(outcome)
  if (!(await startMembership(context, proof, false, false))) {
    if (proof?.bearer) return redirect(hrefOf('signIn', context.language, { donus: back }), 303)
    saveStep(context, 'registered', { email, ...registeredStep(context, outcome, back) })
    return redirect(hrefOf('activation', context.language), 303)
  }
  const text = translatorOf(context.language)('register.welcome')
  context.flash([
    { tone: 'good', text, ms: noticeMs.default },
    ...(await runPendingAction(context)),
  ])
  const page = pageAfterSignIn(context, back, outcome.next, fallback)
  return redirect(endOfSignIn(context, outcome.mustChange, page, inDialog), 303)
}
