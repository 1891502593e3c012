import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

/** What the browser needs to use a passkey, or as a member to make one, for script. */
export async function answerOptions(context: RequestContext, isNew: boolean): Promise<Response> {
  const { passkeys } = context.backend
  try {
    const answer = await (isNew ? passkeys.registerOptions() : passkeys.loginOptions())
    if (answer.ok) return Response.json({ options: answer.options })
    const error = answer.message || translatorOf(context.language)('error.general')
    return Response.json({ error }, { status: 422 })
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return Response.json({ error: text }, { status })
  }
}
