import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { changeFavourites } from './change'
import { readChanges } from './favourite-rules'
import { changesOf, readHearts } from './pending-hearts'

/** Sends a member's unsent hearts; a failure does not prevent signing out. */
export async function sendHearts(context: RequestContext): Promise<void> {
  const hearts = readHearts(context.preferences.hearts)
  if (hearts.size === 0 || !context.session.member) return
  try {
    await changeFavourites(context, readChanges(changesOf(hearts)))
  } catch (error) {
    noteFailure(context, error)
  }
}
