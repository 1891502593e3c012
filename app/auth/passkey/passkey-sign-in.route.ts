import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { endOfSignIn, pageAfterSignIn } from '~/auth/sign-in/after-sign-in'
import { noticesAfterSignIn } from '~/auth/sign-in/prompts'
import { startMembership } from '~/auth/sign-in/sign-in'
import { proofOf } from '~/backend/http/envelope'
import { safePath } from '~/backend/http/safe-path'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { answerOptions } from './answer-options'
import { noAnswerText, responseIn } from './passkey-response'

type Read = { response: string; remember: boolean; back: string | null; inDialog: boolean }

async function signInBy(context: RequestContext, read: Read): Promise<{ next: string } | string> {
  const t = translatorOf(context.language)
  if (!read.response) return t(noAnswerText(context, 'passkeys.notUsed'))
  try {
    const outcome = await context.backend.passkeys.login(read.response, read.remember)
    if (!(await startMembership(context, proofOf(outcome), read.remember)))
      return outcome.message || t('error.general')
    context.flash(await noticesAfterSignIn(context, outcome.mustChange))
    const page = pageAfterSignIn(context, outcome.next, read.back)
    return { next: endOfSignIn(context, outcome.mustChange, page, read.inDialog) }
  } catch (error) {
    return noteFailure(context, error).text
  }
}

/**
 * Signs in by the answer of a passkey, which ends like every sign-in. `adim=secenekler` begins it, and with `tur=kayit`
 * the making of a new one, since the page of passkeys can answer with a page only.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  if (form.get('adim') === 'secenekler') return answerOptions(context, form.get('tur') === 'kayit')
  const back = safePath(form.get('donus'))
  const inDialog = request.headers.has('x-dialog')
  const remember = form.get('rememberMe') === '1'
  const done = await signInBy(context, { response: responseIn(form), remember, back, inDialog })
  if (typeof done === 'object') return redirect(done.next, 303)
  context.flash(errorNotices(done))
  return redirect(hrefOf('signIn', context.language, { donus: back }), 303)
}

export function loader() {
  return redirect(hrefOf('signIn', 'tr'))
}
