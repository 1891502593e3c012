import type { Behavior } from '~/rendering/behaviors/behavior'
import { emitSelected, emitViewed } from './list-events'

/** Emits `view_item_list` once a shelf of products comes into view, and `select_item` when one of them is opened. */
export function reportShelf(element: HTMLElement, id: string): void {
  const list = { id, name: element.querySelector('h2')?.textContent ?? '' }
  const cards = () => element.querySelector('ul')?.children ?? []
  const onChange: IntersectionObserverCallback = (entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    emitViewed(list, cards())
  }
  new IntersectionObserver(onChange).observe(element)
  element.addEventListener('click', ({ target }) => emitSelected(list, cards(), target), true)
}

/** Reports the shelf of an element, which `data-shelf` names. */
const shelfEvents: Behavior = (element) => reportShelf(element, element.dataset.shelf ?? '')
export default shelfEvents
