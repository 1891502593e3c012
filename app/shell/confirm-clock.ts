import type { Enhance } from './page-tools'

/** The way out of a popover, in ms after its duration. */
const outMs = 250

/** Takes a question away that nobody answers; while somebody points at it or stands in it, it waits. */
const confirmClock: Enhance = (element) => {
  const asked = element.querySelector<HTMLElement>('[popover]')
  if (!asked) return
  let clock = 0
  let pointed = asked.matches(':hover')
  let focused = asked.contains(document.activeElement)
  /** Begins the time anew, or holds it while somebody is there in either way. */
  function look() {
    clearTimeout(clock)
    if (!asked?.matches(':popover-open') || pointed || focused) return
    clock = window.setTimeout(() => asked.hidePopover(), Number(asked.dataset.ms) + outMs)
  }
  const note = (sign: string, change: () => void) =>
    asked.addEventListener(sign, () => {
      change()
      look()
    })
  note('pointerenter', () => {
    pointed = true
  })
  note('pointerleave', () => {
    pointed = false
  })
  note('focusin', () => {
    focused = true
  })
  note('focusout', () => {
    focused = false
  })
  note('toggle', () => {
    if (!asked.matches(':popover-open')) pointed = focused = false
  })
  look()
}
export default confirmClock
