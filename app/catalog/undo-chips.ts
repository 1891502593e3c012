import type { Enhance } from '~/shell/page-tools'
import { announceFound } from './announce-found'

/** Where the keyboard goes on after the chip at a place was undone: the next chip, else the one before, else the list. */
function placeAfter(at: number): HTMLElement | null {
  const chips = document.querySelectorAll<HTMLElement>('#filters .chosen li:not(:last-child) a')
  const chip = chips[Math.min(at, chips.length - 1)]
  if (chip) return chip
  const opener = document.querySelector<HTMLElement>('#filters summary')
  if (opener?.checkVisibility()) return opener
  const count = document.querySelector<HTMLElement>('.found .tools p, .found .empty')
  if (count) count.tabIndex = -1
  return count
}

/** Keeps the keyboard's place when a chip undoes itself and the list is drawn anew, and says how many there are then. */
const undoChips: Enhance = (list) => {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const at = [...list.querySelectorAll('a')].indexOf(link)
    const { pathname } = location
    const drawn = new MutationObserver(() => {
      if (list.isConnected) return
      if (location.pathname !== pathname) return drawn.disconnect()
      if (!document.querySelector('#filters')) return
      drawn.disconnect()
      announceFound()
      if (document.activeElement === document.body) placeAfter(at)?.focus()
    })
    drawn.observe(document.body, { childList: true, subtree: true })
  })
}

export default undoChips
