import type { Behavior } from './behavior'

/** Duration of the popover's closing animation, in ms. */
const outMs = 250

/** Closes an unanswered question after its time; pointer or focus in it stop the timer. */
const confirmTimer: Behavior = (element) => {
  const popover = element.querySelector<HTMLElement>('[popover]')
  if (!popover) return
  let timer = 0
  let pointed = popover.matches(':hover')
  let focused = popover.contains(document.activeElement)
  /** Restarts the timer, unless pointer or focus are inside. */
  function restart() {
    clearTimeout(timer)
    if (!popover?.matches(':popover-open') || pointed || focused) return
    timer = window.setTimeout(
      () => popover.hidePopover(),
      Number(popover.dataset.timeoutMs) + outMs,
    )
  }
  const track = (type: string, change: () => void) =>
    popover.addEventListener(type, () => {
      change()
      restart()
    })
  track('pointerenter', () => {
    pointed = true
  })
  track('pointerleave', () => {
    pointed = false
  })
  track('focusin', () => {
    focused = true
  })
  track('focusout', () => {
    focused = false
  })
  track('toggle', () => {
    if (!popover.matches(':popover-open')) pointed = focused = false
  })
  restart()
}
export default confirmTimer
