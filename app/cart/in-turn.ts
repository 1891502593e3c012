import type { Visit } from '~/visit'

/** A change may vanish with its request, or take for ever; who waits for it goes on without it, in ms. */
const waitMs = 13_000

type Turn = { at: number; ended: Promise<void> }

/** Each cart's last change that is under way here. */
const turns = new Map<string, Turn>()

/** Whose cart it is: this browser's at the backend's session. Empty where neither is known. */
function cartOf({ session, visitorId }: Visit): string {
  const cookies = Object.entries(session.shopCookies)
  return visitorId || cookies.length > 0 ? JSON.stringify([visitorId, cookies]) : ''
}

function forgetOld(now: number): void {
  for (const [cart, { at }] of turns) {
    if (now - at < waitMs) break
    turns.delete(cart)
  }
}

/** Waits until a change has ended, or long enough. */
async function waitFor({ at, ended }: Turn, now: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, at + waitMs - now)
  })
  await Promise.race([ended, enough])
  clearTimeout(timer)
}

/**
 * Changes a visitor's cart once their changes before it have ended. The backend addresses lines by their place, so what
 * was read of the cart must hold until it is changed. It must not be called inside itself.
 */
export async function inTurn<T>(visit: Visit, change: () => Promise<T>): Promise<T> {
  const cart = cartOf(visit)
  if (!cart) return change()
  const now = Date.now()
  forgetOld(now)
  const before = turns.get(cart)
  const work = before ? waitFor(before, now).then(change) : change()
  const ended = work.then(
    () => {},
    () => {},
  )
  // At the end of the row, which is in the order of time.
  turns.delete(cart)
  turns.set(cart, { at: now, ended })
  // A browser that goes away in the middle leaves no half-done change, and nobody waiting.
  visit.waitUntil(ended)
  try {
    return await work
  } finally {
    if (turns.get(cart)?.ended === ended) turns.delete(cart)
  }
}
