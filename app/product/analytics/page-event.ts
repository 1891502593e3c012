import type { Behavior } from '~/rendering/behaviors/behavior'
import { whenAgreed } from './consent'
import { emit } from './emit'
import type { PageEvent } from './shop-event'

/** Where the last purchases and the last checkout are noted that were reported, since their pages may be opened again. */
const notes = {
  purchase: () => localStorage,
  begin_checkout: () => sessionStorage,
} as const

const isNoted = (name: PageEvent['name']): name is keyof typeof notes => name in notes

/** The order's number, or the goods of a checkout, of which several steps may be the first. */
const subjectOf = ({ transaction_id, items }: PageEvent): string =>
  transaction_id ?? items.map((one) => `${one.item_id ?? one.item_name} ${one.quantity}`).join()

function isReported(event: PageEvent): boolean {
  if (!isNoted(event.name)) return false
  const key = `reported_${event.name}`
  try {
    const storage = notes[event.name]()
    const reported = (storage.getItem(key) ?? '').split('\n')
    const subject = subjectOf(event)
    if (reported.includes(subject)) return true
    const noted = event.name === 'purchase' ? [subject, ...reported.slice(0, 9)] : [subject]
    storage.setItem(key, noted.join('\n'))
    // The same goods may be bought once more.
    if (event.name === 'purchase') sessionStorage.removeItem('reported_begin_checkout')
  } catch {
    // Without storage it is reported each time; who measures knows orders by their number.
  }
  return false
}

const pageEvent: Behavior = (element) => {
  const event = JSON.parse(element.dataset.event ?? 'null') as PageEvent | null
  if (event)
    whenAgreed(() => {
      if (!isReported(event)) emit(event)
    })
}
export default pageEvent
