import type { Behavior } from '~/rendering/behaviors/behavior'
import { emit } from './emit'
import type { ListItem } from './shop-event'

const cards = '.found .cards:not(.home-section *) article'

type NamedList = { id: string; name: string }

function itemOf(card: Element, index: number): ListItem {
  const id = card.querySelector<HTMLButtonElement>('button[name="fav"]')?.value.replace(/^-/, '')
  // Where fingers point, the first link is a picture (app/catalogue/card/swipe-pictures.ts).
  const title = card.querySelector('h2, h3') ?? card.querySelector('a')
  const item_name = title?.textContent ?? ''
  const price = amountIn(card.querySelector('.price strong')?.textContent ?? '')
  return { ...(id ? { item_id: id } : {}), item_name, ...(price === null ? {} : { price }), index }
}

/** The number of a written price, whatever its digits and separators; null for a text without one. */
export function amountIn(text: string): number | null {
  const plain = text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
  const written = /\d[\d.,٫٬'\s]*/.exec(plain)?.[0].trim()
  if (!written) return null
  const decimals = /[.,٫](\d{1,2})$/.exec(written)?.[1] ?? ''
  const whole = written.slice(0, written.length - decimals.length).replace(/\D/g, '')
  return Number(`${whole}.${decimals}`)
}

/** Cards that no style hides, as it does what would leave a row open. */
const displayed = (all: Iterable<Element>) =>
  [...all].filter((card) => card.getClientRects().length > 0)

declare global {
  interface Window {
    /** Cards that were reported, and what listens on the list of the page: two scripts may report it (early-list.ts). */
    vitrinViewed?: WeakSet<Element>
    vitrinListening?: AbortController
  }
}

/** Emits `view_item_list` of the cards of a list that have not been reported. */
export function emitViewed({ id, name }: NamedList, all: Iterable<Element>): void {
  window.vitrinViewed ??= new WeakSet()
  const viewed = window.vitrinViewed
  const items = displayed(all).flatMap((card, at) => {
    if (viewed.has(card)) return []
    viewed.add(card)
    return [itemOf(card, at)]
  })
  if (items.length === 0) return
  emit({ name: 'view_item_list', item_list_id: id, item_list_name: name, items })
}

/** Emits `select_item` where a link of one of the cards was pressed. */
export function emitSelected(
  { id, name }: NamedList,
  all: Iterable<Element>,
  target: EventTarget | null,
): void {
  const link = target instanceof Element ? target.closest('a') : null
  const inList = displayed(all)
  const index = inList.findIndex((card) => link && card.contains(link))
  const card = inList[index]
  if (!card) return
  const items = [itemOf(card, index)]
  emit({ name: 'select_item', item_list_id: id, item_list_name: name, items })
}

/** The word that a heading has reported: filters, sorting and further goods leave the heading in place. */
const searched = new WeakMap<Element, string>()

/** Once for each entry of the history, which Back returns to. */
function emitSearch(heading: Element | null, search_term: string): void {
  if (!heading || searched.get(heading) === search_term) return
  searched.set(heading, search_term)
  const { state } = history
  if (state?.searched !== search_term) emit({ name: 'search', search_term })
  history.replaceState({ ...state, searched: search_term }, '')
}

/** Emits what a list shows: `search` on a page of results or without any, `view_item_list`, and `select_item` when a product is opened. */
export function reportList(element: Element): void {
  const heading = document.querySelector('h1')
  const name = heading?.textContent ?? ''
  const search_term = new URLSearchParams(location.search).get('q')
  if (search_term) emitSearch(heading, search_term)
  const list = { id: search_term ? 'search_results' : location.pathname, name }
  emitViewed(list, document.querySelectorAll(cards))
  window.vitrinListening?.abort()
  const current = new AbortController()
  window.vitrinListening = current
  document.addEventListener(
    'click',
    ({ target }) => {
      if (element.isConnected) emitSelected(list, document.querySelectorAll(cards), target)
      else current.abort()
    },
    { capture: true, signal: current.signal },
  )
}

const listEvents: Behavior = reportList
export default listEvents
