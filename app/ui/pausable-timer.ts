/** Minimum time left after a hold, in ms. */
const minMs = 500

export type PausableTimer = { run: () => void; pause: () => void }

/** A timer that can be held, for example while a notice is read. @param ms its duration */
export function pausableTimer(ms: number, done: () => void): PausableTimer {
  let left = ms
  /** Start of the current run; 0 while held. */
  let since = 0
  let timer = 0
  return {
    run() {
      since = Date.now()
      clearTimeout(timer)
      timer = window.setTimeout(done, left)
    },
    pause() {
      if (since === 0) return
      clearTimeout(timer)
      left = Math.max(minMs, left - (Date.now() - since))
      since = 0
    },
  }
}
