import { isPlainClick } from '~/ui/plain-click'

/** Maximum delay of a click, in ms. */
const maxWaitMs = 1000

/** Delays a click that opens the list until changes are sent: the page lacks some. @param sync null when nothing waits */
export function syncFirst(list: string, sync: () => Promise<void> | null): void {
  let isReplay = false
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.pathname !== list || !isPlainClick(event) || isReplay) return
      const synced = sync()
      if (!synced) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const timeout = new Promise((done) => setTimeout(done, maxWaitMs))
      // What could not be sent stays for later: the list opens in any case.
      Promise.race([synced.catch(() => undefined), timeout]).then(() => {
        isReplay = true
        link.click()
        isReplay = false
      })
    },
    true,
  )
}
