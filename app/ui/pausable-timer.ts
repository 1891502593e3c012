/** The least time that is left, in ms, to who stopped pointing at something. */
const leastMs = 500

export type PausableTimer = { run: () => void; hold: () => void }

/**
 * A timer that waits while it is held, so that nothing goes while somebody reads it. It begins with `run`.
 * @param ms how long it runs, in ms
 */
export function pausableTimer(ms: number, done: () => void): PausableTimer {
  let left = ms
  /** When it began to run; 0 while it is held. */
  let since = 0
  let timer = 0
  return {
    run() {
      since = Date.now()
      clearTimeout(timer)
      timer = window.setTimeout(done, left)
    },
    hold() {
      if (since === 0) return
      clearTimeout(timer)
      left = Math.max(leastMs, left - (Date.now() - since))
      since = 0
    },
  }
}
