import type { Behavior } from '~/rendering/behaviors/behavior'
import { emit } from './emit'
import type { ListItem } from './shop-event'

const cards = '.found .cards article'

function itemOf(card: Element, index: number): ListItem {
  const id = card.querySelector<HTMLButtonElement>('button[name="fav"]')?.value.replace(/^-/, '')
  const item_name = card.querySelector('h2, h3')?.textContent ?? ''
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

/** Emits what a list shows: `search` on a page of results, `view_item_list`, and `select_item` when a product is opened. */
const listEvents: Behavior = (element) => {
  const item_list_name = document.querySelector('h1')?.textContent ?? ''
  const search_term = new URLSearchParams(location.search).get('q')
  if (search_term) emit({ name: 'search', search_term })
  const visible = [...document.querySelectorAll(cards)]
  emit({ name: 'view_item_list', item_list_name, items: visible.map(itemOf) })
  const listening = new AbortController()
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!element.isConnected) return listening.abort()
      const link = target instanceof Element ? target.closest('a') : null
      const card = link?.closest(cards)
      if (!card) return
      const index = [...document.querySelectorAll(cards)].indexOf(card)
      emit({ name: 'select_item', item_list_name, items: [itemOf(card, index)] })
    },
    { capture: true, signal: listening.signal },
  )
}
export default listEvents
