/** The least time that is left, in ms, to who stopped pointing at something. */
const leastMs = 500

export type PausableTimer = { run: () => void; hold: () => void }

/**
 * A timer that waits while it is held, so that nothing goes while somebody reads it. It begins with `run`.
 * @param ms how long it runs, in ms
 */
export function pausableTimer(ms: number, done: () => void): PausableTimer {
  let left = ms
  let since = 0
  let timer = 0
  return {
    run() {
      since = Date.now()
      clearTimeout(timer)
      timer = window.setTimeout(done, left)
    },
    hold() {
      clearTimeout(timer)
      left = Math.max(leastMs, left - (Date.now() - since))
    },
  }
}
