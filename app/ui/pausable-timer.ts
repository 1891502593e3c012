/** Minimum time left after a hold, in ms. */
const minMs = 500

/**
 * A timer for what is read: pointer or focus inside the element hold it, and what was left runs on afterwards.
 * @param ms its duration
 * @returns stops it for good
 */
export function pausableTimer(element: HTMLElement, ms: number, done: () => void): () => void {
  const listening = new AbortController()
  let left = ms
  /** Start of the current run; 0 while held. */
  let since = 0
  let timer = 0
  let isPointed = element.matches(':hover')
  let isFocused = element.contains(document.activeElement)
  function update() {
    const isHeld = isPointed || isFocused
    if (isHeld && since > 0) {
      clearTimeout(timer)
      left = Math.max(minMs, left - (Date.now() - since))
      since = 0
    } else if (!isHeld && since === 0) {
      since = Date.now()
      timer = window.setTimeout(done, left)
    }
  }
  const on = (type: string, change: () => void) => {
    const listener = () => {
      change()
      update()
    }
    element.addEventListener(type, listener, { signal: listening.signal })
  }
  on('pointerenter', () => {
    isPointed = true
  })
  on('pointerleave', () => {
    isPointed = false
  })
  on('focusin', () => {
    isFocused = true
  })
  on('focusout', () => {
    isFocused = false
  })
  update()
  return () => {
    listening.abort()
    clearTimeout(timer)
  }
}
