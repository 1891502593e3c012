import { noteFailure } from '~/failure'
import type { Notice } from '~/session/answer-types'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { type ActName, actOf } from './acts'

/** A wish that waited longer is no longer meant, in ms. */
const longest = 30 * 60_000

/**
 * Keeps what a guest wanted until they have signed in: sealed in the session, never in an address.
 * @returns the sign-in page that leads back to `back`
 */
export function waitForSignIn(
  visit: Visit,
  act: ActName,
  fields: Record<string, string>,
  back: string,
): string {
  visit.session.pending = { act, fields, until: Date.now() + longest }
  return hrefOf('signIn', visit.language, { donus: back })
}

/**
 * Does what waited for the sign-in, once: it leaves the session first, so that no repeat does it again. A failure
 * signs nobody out; it is said.
 */
export async function doPending(visit: Visit): Promise<Notice[]> {
  const { pending } = visit.session
  visit.session.pending = undefined
  if (!pending || pending.until < Date.now()) return []
  const act = actOf(pending.act)
  if (!act) return []
  try {
    return await act(visit, pending.fields)
  } catch (error) {
    noteFailure(visit, error)
    return []
  }
}
