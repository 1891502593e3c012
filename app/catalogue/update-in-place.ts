import { announceResults } from '~/catalogue/filters/announce-results'
import { restoreFocusAfter } from '~/catalogue/filters/chip-focus'
import { enhanceFacets, narrowFacets } from '~/catalogue/filters/facet-search'
import {
  carryOver,
  isLoading,
  rendered,
  snapshot,
  watchNavigation,
} from '~/catalogue/filters/filter-carry'
import {
  addressOf,
  chosenStaysInHistory,
  onLinkBeside,
  sendAfter,
} from '~/catalogue/filters/filter-links'
import { enhanceSheet, isWidening } from '~/catalogue/filters/filter-sheet'
import { enhancePrices } from '~/catalogue/filters/price-slider'
import type { Behavior, PageTools } from '~/rendering/behaviors/behavior'

/** Wait after the last change before filtering, in ms: several ticks make one navigation. */
const filterDelayMs = 400

type State = {
  /** The form's values when rendered or last sent. */
  sent: string[]
  /** Whether a link to the list without a filter, or with another page or display, is being followed. */
  isLeaving: boolean
}

/** Waits for the form that replaces this one after any navigation, and carries its state over. */
function carryStateOver(form: HTMLFormElement, state: State, tools: PageTools) {
  let active = document.activeElement
  form.closest('#filters')?.addEventListener('focusin', () => {
    active = document.activeElement
  })
  // Of the sheet; a form that has left the page has none.
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
    const sent = carryOver(form, next, state.sent, active)
    narrowFacets(next, tools.locale)
    next.scrollTop = top
    announceResults()
    senderOf(next, tools, { sent, isLeaving: state.isLeaving && isLoading() })
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

function enhanceChips(form: HTMLFormElement): void {
  const chips = form.closest('#filters')?.querySelector<HTMLElement>('.chosen-filters')
  if (chips) restoreFocusAfter(chips)
}

const all: [string, string][] = [['all', '1']]

const showsAll = (form: HTMLFormElement) => form.dataset.all && form.closest('details')?.open

/**
 * Filters apply on each change, and their form keeps its state.
 * @param state of a form that replaces another; else what was ticked before this code loaded has yet to be sent
 * @returns sends the form, with the sort order that was chosen beside it
 */
function enhanceFilters(
  form: HTMLFormElement,
  tools: PageTools,
  state: State = { sent: rendered(form), isLeaving: false },
): () => void {
  enhanceSheet(form)
  enhanceChips(form)
  let cancel = () => {}
  carryStateOver(form, state, tools)
  chosenStaysInHistory(form)
  function send(more?: [string, string][]) {
    cancel()
    if (!form.isConnected || (state.isLeaving && !more)) return
    state.sent = snapshot(form)
    tools.go(addressOf(form, more))
    watchNavigation()
  }
  const apply = () => state.isLeaving || send(showsAll(form) ? all : undefined)
  const sendChanges = () => `${snapshot(form)}` !== `${state.sent}` && apply()
  function wait() {
    cancel()
    cancel = sendAfter(form, filterDelayMs, sendChanges, () => {
      state.sent = snapshot(form)
    })
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isWidening(event) || form.dataset.all) send(isWidening(event) ? all : undefined)
    else sendChanges()
  })
  form.addEventListener('change', wait)
  // Its URL has what was rendered: what was chosen is carried over to its list.
  onLinkBeside(form, () => {
    state.isLeaving = true
    state.sent = rendered(form)
    watchNavigation()
  })
  wait()
  return apply
}

const senders = new WeakMap<HTMLFormElement, () => void>()

function senderOf(...given: Parameters<typeof enhanceFilters>): () => void {
  const send = senders.get(given[0]) ?? enhanceFilters(...given)
  senders.set(given[0], send)
  return send
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
  const filters = document.querySelector<HTMLFormElement>('#filters form')
  if (element.closest('#filters')) return void (filters && senderOf(filters, tools))
  const form = element as HTMLFormElement
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    holdSortFocus(form)
    if (filters) senderOf(filters, tools)()
    else tools.go(addressOf(form))
  })
}

export default updateInPlace
