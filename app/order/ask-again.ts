import type { Enhance } from '~/shell/page-tools'

/** How long what is not known yet is left in peace at first, and at most. */
const firstMs = 3000
const mostMs = 30_000

/**
 * Asks again in place what came of a payment, until another page is drawn; ever less often, never in a tab that nobody
 * looks at, nor while the shopper is on their way elsewhere.
 */
const askAgain: Enhance = (element, tools) => {
  const address = element.dataset.address ?? ''
  let restMs = firstMs
  function ask() {
    if (!element.isConnected) return
    if (!document.hidden && window.__remixRouter?.state.navigation.state === 'idle') {
      tools.go(address, { replace: true })
      restMs = Math.min(restMs * 1.5, mostMs)
    }
    setTimeout(ask, restMs)
  }
  setTimeout(ask, restMs)
}

export default askAgain
