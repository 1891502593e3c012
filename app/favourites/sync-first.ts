/** The longest that a press waits, in ms. */
const longestMs = 1000

type Paths = { list: string; signOut: string }

/**
 * Has a press that leads to the list, or out of the membership, wait until the shop knows the hearts of this page: the
 * list would lack them, and after it nobody could tell whose they were.
 * @param sync sends what is pending; null where nothing is
 */
export function syncFirst({ list, signOut }: Paths, sync: () => Promise<void> | null): void {
  let isOpen = false
  function hold(event: Event, press: () => void) {
    const synced = isOpen ? null : sync()
    if (!synced) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const late = new Promise((done) => setTimeout(done, longestMs))
    Promise.race([synced, late]).then(() => {
      isOpen = true
      press()
      isOpen = false
    })
  }
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.pathname !== list || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      hold(event, () => link.click())
    },
    true,
  )
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (new URL(form.action).pathname !== signOut) return
      hold(event, () => form.requestSubmit(event.submitter))
    },
    true,
  )
}
