import { whenAgreed } from './consent'
import type { ShopEvent } from './shop-event'

/** Emits an event to listeners on the page once the visitor agrees to analytics; it goes nowhere else. */
export function emit(event: ShopEvent): void {
  whenAgreed(() => {
    window.vitrinEvents ??= []
    window.vitrinEvents.push(event)
    dispatchEvent(new CustomEvent('vitrin:event', { detail: event }))
  })
}
