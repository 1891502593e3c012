import type { Behavior } from '~/rendering/behaviors/behavior'
import { emit, type PageEvent } from './events'

/** Key in local storage of the order that was reported last: its page may be opened again. */
const key = 'reported_order'

function isReported({ transaction_id: number }: PageEvent): boolean {
  if (!number) return false
  try {
    if (localStorage.getItem(key) === number) return true
    localStorage.setItem(key, number)
  } catch {
    // Without storage it is reported each time; who measures knows orders by their number.
  }
  return false
}

const pageEvent: Behavior = (element) => {
  const event = JSON.parse(element.dataset.event ?? 'null') as PageEvent | null
  if (event && !isReported(event)) emit(event)
}
export default pageEvent
