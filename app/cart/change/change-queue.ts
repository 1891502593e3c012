import { withoutEnds } from '~/backend/http/backend-cookies'
import type { RequestContext } from '~/session/request-context'

/** A change may never end; the next one starts after this long, in ms. */
const waitMs = 13_000
/** A page waits for a change no longer than this, in ms. */
const pageWaitMs = 4000

type List = 'cart' | 'favourites'
type Turn = { at: number; ended: Promise<void> }

/** The pending change of each cart, and of each member's favourites, in this isolate. */
const turns = new Map<string, Turn>()

/** Identifies the cart or the favourites by browser and backend session; empty when neither is known. */
function ownerOf({ session, visitorId }: RequestContext, list: List): string {
  const cookies = Object.entries(withoutEnds(session.backendCookies))
  return visitorId || cookies.length > 0 ? JSON.stringify([list, visitorId, cookies]) : ''
}

function forgetOld(now: number): void {
  for (const [cart, { at }] of turns) {
    if (now - at < waitMs) break
    turns.delete(cart)
  }
}

/** Waits until a change has ended, at most this many ms. */
async function waitFor({ at, ended }: Turn, now: number, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, at + ms - now)
  })
  await Promise.race([ended, timeout])
  clearTimeout(timer)
}

/**
 * Runs a visitor's cart changes one after the other: the backend addresses lines by position, so what was read must
 * hold until the change. Changes of the favourites wait for each other too: the later one is the shopper's last word. Not
 * reentrant.
 */
export async function inTurn<T>(
  context: RequestContext,
  change: () => Promise<T>,
  list: List = 'cart',
): Promise<T> {
  const owner = ownerOf(context, list)
  if (!owner) return change()
  const now = Date.now()
  forgetOld(now)
  const before = turns.get(owner)
  const work = before ? waitFor(before, now, waitMs).then(change) : change()
  const ended = work.then(
    () => {},
    () => {},
  )
  // Re-insert at the end: the map is ordered by time.
  turns.delete(owner)
  turns.set(owner, { at: now, ended })
  // A disconnected browser leaves no half-done change and no waiting request.
  context.waitUntil(ended)
  try {
    return await work
  } finally {
    if (turns.get(owner)?.ended === ended) turns.delete(owner)
  }
}

/** Waits for the visitor's pending change, so that a page requested after it shows its cart. Not inside `inTurn`. */
export async function afterChange(context: RequestContext): Promise<void> {
  const turn = turns.get(ownerOf(context, 'cart'))
  if (turn) await waitFor(turn, Date.now(), pageWaitMs)
}
