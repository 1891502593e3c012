import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

/** Ends sessions of the member at the shop; a failure is an outcome too. @param which the id of one, `others` or `all` */
export async function endSessions(
  context: RequestContext,
  which: string,
): Promise<{ ok: boolean; message: string }> {
  try {
    return await context.backend.sessions.end(which)
  } catch (error) {
    return { ok: false, message: noteFailure(context, error).text }
  }
}
