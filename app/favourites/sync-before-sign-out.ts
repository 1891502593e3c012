/** Maximum delay of a click, in ms. */
const maxWaitMs = 1000

type Paths = { list: string; signOut: string }

/**
 * Delays a click that opens the list or signs out until pending changes are sent: the list would lack them, and after
 * signing out they would be lost.
 * @param sync sends what is pending; null when nothing is
 */
export function syncFirst({ list, signOut }: Paths, sync: () => Promise<void> | null): void {
  let isReplay = false
  function delay(event: Event, press: () => void) {
    const synced = isReplay ? null : sync()
    if (!synced) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const timeout = new Promise((done) => setTimeout(done, maxWaitMs))
    Promise.race([synced, timeout]).then(() => {
      isReplay = true
      press()
      isReplay = false
    })
  }
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.pathname !== list || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      delay(event, () => link.click())
    },
    true,
  )
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (new URL(form.action).pathname !== signOut) return
      delay(event, () => form.requestSubmit(event.submitter))
    },
    true,
  )
}
