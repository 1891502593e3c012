import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { type DeferredActionName, deferredActionOf } from './deferred-actions'

const maxAgeMs = 30 * 60_000

/** Seals a guest's action into the session until the sign-in. @returns the sign-in page that leads back to `back` */
export function waitForSignIn(
  context: RequestContext,
  action: DeferredActionName,
  fields: Record<string, string>,
  back: string,
): string {
  context.session.pending = { act: action, fields, until: Date.now() + maxAgeMs }
  return hrefOf('signIn', context.language, { donus: back })
}

/** Runs the action that waited for the sign-in. It leaves the session first, so that it never runs twice. */
export async function runPendingAction(context: RequestContext): Promise<Notice[]> {
  const { pending } = context.session
  context.session.pending = undefined
  if (!pending || pending.until < Date.now()) return []
  const action = deferredActionOf(pending.act)
  if (!action) return []
  try {
    return await action(context, pending.fields)
  } catch (error) {
    noteFailure(context, error)
    return []
  }
}
