import type { Behavior } from '~/rendering/behaviors/behavior'
import { emit } from './emit'
import type { ListItem } from './shop-event'

const cards = '.found .cards article'

type NamedList = { id: string; name: string }

function itemOf(card: Element, index: number): ListItem {
  const id = card.querySelector<HTMLButtonElement>('button[name="fav"]')?.value.replace(/^-/, '')
  const item_name = card.querySelector('h2, h3, a')?.textContent ?? ''
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

/** Emits `view_item_list` of the cards of a list. */
export function emitViewed({ id, name }: NamedList, all: Iterable<Element>): void {
  const items = [...all].map(itemOf)
  emit({ name: 'view_item_list', item_list_id: id, item_list_name: name, items })
}

/** Emits `select_item` where a link of one of the cards was pressed. */
export function emitSelected(
  { id, name }: NamedList,
  all: Iterable<Element>,
  target: EventTarget | null,
): void {
  const link = target instanceof Element ? target.closest('a') : null
  const inList = [...all]
  const index = inList.findIndex((card) => link && card.contains(link))
  const card = inList[index]
  if (!card) return
  const items = [itemOf(card, index)]
  emit({ name: 'select_item', item_list_id: id, item_list_name: name, items })
}

/** Emits what a list shows: `search` on a page of results, `view_item_list`, and `select_item` when a product is opened. */
const listEvents: Behavior = (element) => {
  const name = document.querySelector('h1')?.textContent ?? ''
  const search_term = new URLSearchParams(location.search).get('q')
  if (search_term) emit({ name: 'search', search_term })
  const list = { id: search_term ? 'search_results' : location.pathname, name }
  emitViewed(list, document.querySelectorAll(cards))
  const listening = new AbortController()
  document.addEventListener(
    'click',
    ({ target }) => {
      if (element.isConnected) emitSelected(list, document.querySelectorAll(cards), target)
      else listening.abort()
    },
    { capture: true, signal: listening.signal },
  )
}
export default listEvents
