import { mergeGuestList } from '~/favourites/guest/merge-guest-list'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { type AfterSignInName, actionAfterSignIn } from './actions-after-sign-in'

const maxAgeMs = 30 * 60_000

/** Seals a guest's action into the session until the sign-in. @returns the sign-in page that leads back to `back` */
export function savePendingAction(
  context: RequestContext,
  action: AfterSignInName,
  fields: Record<string, string>,
  back: string,
): string {
  context.session.pendingAction = { act: action, fields, until: Date.now() + maxAgeMs }
  return hrefOf('signIn', context.language, { donus: back })
}

/** The action leaves the session first, so that it never runs twice. */
async function runAction(context: RequestContext): Promise<Notice[]> {
  const { pendingAction } = context.session
  context.session.pendingAction = undefined
  if (!pendingAction || pendingAction.until < Date.now()) return []
  const action = actionAfterSignIn(pendingAction.act)
  if (!action) return []
  try {
    return await action(context, pendingAction.fields)
  } catch (error) {
    noteFailure(context, error)
    return []
  }
}

/** Does what waited for the sign-in: the guest's action, and adding the browser's favourites to the member's. */
export async function runPendingAction(context: RequestContext): Promise<Notice[]> {
  const notices = [...(await runAction(context)), ...(await mergeGuestList(context))]
  return notices.filter(({ text }, at) => notices.findIndex((one) => one.text === text) === at)
}
