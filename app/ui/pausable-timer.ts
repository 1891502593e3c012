/** Minimum time left after a hold, in ms. */
const minMs = 500

/** A timer for something to read: pointer or focus inside the element pause it. @returns stops it for good */
export function pausableTimer(element: HTMLElement, ms: number, done: () => void): () => void {
  const listening = new AbortController()
  const holds = new Set<'pointer' | 'focus'>()
  let left = ms
  /** Start of the current run; 0 while held. */
  let since = 0
  let timer = 0
  function update() {
    if (holds.size > 0 && since > 0) {
      clearTimeout(timer)
      left = Math.max(minMs, left - (Date.now() - since))
      since = 0
    } else if (holds.size === 0 && since === 0) {
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
  if (element.matches(':hover')) holds.add('pointer')
  if (element.contains(document.activeElement)) holds.add('focus')
  on('pointerenter', () => holds.add('pointer'))
  on('pointerleave', () => holds.delete('pointer'))
  on('focusin', () => holds.add('focus'))
  on('focusout', () => holds.delete('focus'))
  update()
  return () => {
    listening.abort()
    clearTimeout(timer)
  }
}
