import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

/** The e-mail address of a member, which nobody should type again; '' for a guest, or where the shop does not tell. */
export async function ownEmail(context: RequestContext): Promise<string> {
  if (!context.session.member) return ''
  try {
    return (await context.backend.membership.registerForm(true)).values.email ?? ''
  } catch (error) {
    noteFailure(context, error)
    return ''
  }
}
