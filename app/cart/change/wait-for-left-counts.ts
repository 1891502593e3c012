import { nameOfLeftCounts } from '~/session/cookies/left-counts-cookie'

/** A page waits no longer than this for counts to arrive, in ms; in another isolate they are set by then. */
const maxWaitMs = 1000
/** How long counts are remembered, in ms: longer than their cookie. */
const rememberMs = 10_000

type Counts = { at: number; arrived: Promise<void>; arrive: () => void }

/** Counts of pages that were left, by the name in their cookie; asked for or arrived in this isolate. */
const known = new Map<string, Counts>()

function countsOf(request: Request): Counts | null {
  const name = nameOfLeftCounts(request)
  if (!name) return null
  const now = Date.now()
  for (const [old, { at }] of known) {
    if (now - at < rememberMs) break
    known.delete(old)
  }
  const found = known.get(name)
  if (found) return found
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const counts = { at: now, arrived, arrive }
  known.set(name, counts)
  return counts
}

/** Tells pages that wait that the counts of a page that was left are in their turn. Call it inside `inTurn`. */
export function noteCountsReceived(request: Request): void {
  countsOf(request)?.arrive()
}

/** Waits for the counts of the page that was left for this one: their request may be overtaken. */
export async function waitForCounts(request: Request): Promise<void> {
  const counts = countsOf(request)
  if (!counts) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxWaitMs)
  })
  await Promise.race([counts.arrived, timeout])
  clearTimeout(timer)
}
