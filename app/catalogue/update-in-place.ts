import { announceResults } from '~/catalogue/filters/announce-results'
import { restoreFocusAfter } from '~/catalogue/filters/chip-focus'
import { enhanceFacets, narrowFacets } from '~/catalogue/filters/facet-search'
import { carryOver, hasChanges, rendered, snapshot } from '~/catalogue/filters/filter-carry'
import { enhanceSheet } from '~/catalogue/filters/filter-sheet'
import { enhancePrices } from '~/catalogue/filters/price-slider'
import type { Behavior, PageTools } from '~/rendering/behaviors/behavior'
import { isPlainClick } from '~/ui/plain-click'

/** Wait after the last change before filtering, in ms: several ticks make one navigation. */
const filterDelayMs = 400

const known = new WeakSet<HTMLFormElement>()

/**
 * Waits for the form that replaces this one after any navigation, and carries its state over.
 * @param lastSent values of the form when rendered or last sent
 */
function carryStateOver(form: HTMLFormElement, lastSent: () => string[], tools: PageTools) {
  let active = document.activeElement
  form.closest('#filters')?.addEventListener('focusin', () => {
    active = document.activeElement
  })
  // Of a phone's sheet; a form that has left the page has none.
  let top = 0
  form.addEventListener('scroll', () => {
    top = form.scrollTop
  })
  const { pathname } = new URL(form.action)
  const observer = new MutationObserver(() => {
    if (form.isConnected) return
    const next = document.querySelector<HTMLFormElement>('#filters form')
    if (location.pathname !== pathname) return observer.disconnect()
    if (!next) return
    observer.disconnect()
    enhancePrices(next, tools.locale)
    enhanceFacets(next, tools.locale, form)
    carryOver(form, next, lastSent(), active)
    narrowFacets(next, tools.locale)
    next.scrollTop = top
    announceResults()
    enhanceFilters(next, tools)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

function addressOf(form: HTMLFormElement, more: [string, string][] = []): string {
  const params = new URLSearchParams(more)
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') params.append(name, value)
  return `${new URL(form.action).pathname}?${params}`
}

/** The link that a click follows in this tab. */
function followedLink(event: MouseEvent) {
  if (!isPlainClick(event)) return null
  return event.target instanceof Element ? event.target.closest('a') : null
}

/** Filters apply on each change, and their form keeps its state. */
function enhanceFilters(form: HTMLFormElement, tools: PageTools) {
  if (known.has(form)) return
  known.add(form)
  enhanceSheet(form)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isUndoing = false
  // What was carried over, or ticked before this code loaded, has yet to be sent.
  let lastSent = rendered(form)
  carryStateOver(form, () => lastSent, tools)
  function send(more?: [string, string][]) {
    clearTimeout(timer)
    if (!form.isConnected) return
    lastSent = snapshot(form)
    tools.go(addressOf(form, more))
  }
  function wait() {
    clearTimeout(timer)
    if (!isUndoing) timer = setTimeout(() => hasChanges(form) && send(), filterDelayMs)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
  form.addEventListener('change', wait)
  // Removing a filter opens another URL: a waiting tick is added to it.
  const chips = form.closest('#filters')?.querySelector<HTMLElement>('.chosen-filters')
  if (chips) restoreFocusAfter(chips)
  chips?.addEventListener('click', (event) => {
    if (!followedLink(event) || !navigator.onLine) return
    isUndoing = true
    clearTimeout(timer)
  })
  form.addEventListener('click', (event) => {
    if (!followedLink(event)) return
    event.preventDefault()
    send([['all', '1']])
  })
  // Ticks set before this code loaded, or while the list was loading.
  if (hasChanges(form)) wait()
}

const listMs = 8000

let focusing: MutationObserver | undefined

/** The sort order is rendered anew with its list: the new one takes the focus, so that the arrow keys go on. */
function holdSortFocus(form: HTMLFormElement): void {
  focusing?.disconnect()
  if (!form.matches(':focus-within')) return
  const observer = new MutationObserver(() => {
    const { activeElement: active, body } = document
    if (active === body)
      document.querySelector<HTMLElement>('.sort select')?.focus({ preventScroll: true })
    else if (!active?.closest('.sort')) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), listMs)
  focusing = observer
}

/**
 * Submits a GET form as a client navigation; without script the server leads to the same URL. The filters' chips have
 * the same code, so that none is followed before the form knows of it.
 */
const updateInPlace: Behavior = (element, tools) => {
  const filters = element.closest('#filters')
  const form = filters?.querySelector('form') ?? (element as HTMLFormElement)
  if (filters) return enhanceFilters(form, tools)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    holdSortFocus(form)
    tools.go(addressOf(form))
  })
}

export default updateInPlace
