import type { Behavior } from '~/rendering/behaviors/behavior'
import { remixRouter } from '~/rendering/navigation/remix-window'

/** First and maximum polling interval, in ms. */
const firstMs = 3000
const maxMs = 30_000

/** Polls the result of a payment in place, ever less often; not in a hidden tab, nor during another navigation. */
const pollPayment: Behavior = (element, tools) => {
  const address = element.dataset.statusUrl ?? ''
  let intervalMs = firstMs
  function poll() {
    if (!element.isConnected) return
    if (!document.hidden && remixRouter()?.state.navigation.state === 'idle') {
      tools.go(address, { replace: true })
      intervalMs = Math.min(intervalMs * 1.5, maxMs)
    }
    setTimeout(poll, intervalMs)
  }
  setTimeout(poll, intervalMs)
}

export default pollPayment
