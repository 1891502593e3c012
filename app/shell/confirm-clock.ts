import type { Enhance } from './page-tools'

/** The way out of a popover, in ms after its duration (spec §9 "Popover hide"). */
const outMs = 250

/** Takes a question away that nobody answers; while somebody points at it or stands in it, it waits (row U11). */
const confirmClock: Enhance = (element) => {
  const asked = element.querySelector<HTMLElement>('[popover]')
  if (!asked) return
  let clock = 0
  const stop = () => clearTimeout(clock)
  const run = () => {
    stop()
    clock = window.setTimeout(() => asked.hidePopover(), Number(asked.dataset.ms) + outMs)
  }
  asked.addEventListener('toggle', (event) =>
    (event as ToggleEvent).newState === 'open' ? run() : stop(),
  )
  for (const sign of ['pointerenter', 'focusin']) asked.addEventListener(sign, stop)
  for (const sign of ['pointerleave', 'focusout'])
    asked.addEventListener(sign, () => asked.matches(':popover-open') && run())
  if (asked.matches(':popover-open')) run()
}
export default confirmClock
