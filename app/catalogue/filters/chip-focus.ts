import { isPlainClick } from '~/ui/plain-click'
import { announceResults } from './announce-results'

/** Where focus goes after the chip at an index is removed: next chip, previous chip, or the list. */
function focusTargetAfter(at: number): HTMLElement | null {
  const chips = document.querySelectorAll<HTMLElement>(
    '#filters .chosen-filters li:not(:last-child) a',
  )
  const chip = chips[Math.min(at, chips.length - 1)]
  if (chip) return chip
  const opener = document.querySelector<HTMLElement>('#filters summary')
  if (opener?.checkVisibility()) return opener
  const count = document.querySelector<HTMLElement>('.found .tools p, .found .empty')
  if (count) count.tabIndex = -1
  return count
}

/** Keeps the focus when a removed chip re-renders the list, and announces the results. */
export function restoreFocusAfter(list: HTMLElement): void {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainClick(event)) return
    const at = [...list.querySelectorAll('a')].indexOf(link)
    const { pathname } = location
    const observer = new MutationObserver(() => {
      if (list.isConnected) return
      if (location.pathname !== pathname) return observer.disconnect()
      if (!document.querySelector('#filters')) return
      observer.disconnect()
      announceResults()
      if (document.activeElement === document.body) focusTargetAfter(at)?.focus()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
