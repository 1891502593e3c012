/** The longest that a press waits, in ms. */
const longestMs = 1000

/**
 * Has a press of a link to the list wait until the shop knows the hearts of this page: it would lack them.
 * @param path of the list
 * @param sync sends what is pending; null where nothing is
 */
export function holdListLink(path: string, sync: () => Promise<void> | null): void {
  let isOpen = false
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (isOpen || link?.pathname !== path || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const synced = sync()
      if (!synced) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const late = new Promise((done) => setTimeout(done, longestMs))
      Promise.race([synced, late]).then(() => {
        isOpen = true
        link.click()
        isOpen = false
      })
    },
    true,
  )
}
