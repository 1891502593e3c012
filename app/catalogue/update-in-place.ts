import { announceResults } from '~/catalogue/filters/announce-results'
import { carryOver, hasChanges, rendered, snapshot } from '~/catalogue/filters/filter-carry'
import type { Behavior, PageTools } from '~/rendering/behaviors/behavior'

/** Wait after the last change before filtering, in ms: several ticks make one navigation. */
const filterDelayMs = 400

const known = new WeakSet<HTMLFormElement>()

/** Carries a form's state over to its replacement after any navigation. @param lastSent its values as last sent */
function carryStateOver(form: HTMLFormElement, lastSent: () => string[], tools: PageTools) {
  let active = document.activeElement
  form.closest('#filters')?.addEventListener('focusin', () => {
    active = document.activeElement
  })
  const { pathname } = new URL(form.action)
  const observer = new MutationObserver(() => {
    if (form.isConnected) return
    const next = document.querySelector<HTMLFormElement>('#filters form')
    if (location.pathname !== pathname) return observer.disconnect()
    if (!next) return
    observer.disconnect()
    carryOver(form, next, lastSent(), active)
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

const hasModifier = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey

/** Filters apply on each change, and their form keeps its state. */
function enhanceFilters(form: HTMLFormElement, tools: PageTools) {
  if (known.has(form)) return
  known.add(form)
  let timer: ReturnType<typeof setTimeout> | undefined
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
    timer = setTimeout(() => hasChanges(form) && send(), filterDelayMs)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
  form.addEventListener('change', wait)
  // Removing a chip navigates and carries waiting changes along, so these are not sent by themselves.
  form
    .closest('#filters')
    ?.querySelector<HTMLElement>('.chosen-filters')
    ?.addEventListener('click', (event) => {
      const isLink = event.target instanceof Element && event.target.closest('a') !== null
      if (isLink && navigator.onLine && !hasModifier(event)) clearTimeout(timer)
    })
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || hasModifier(event)) return
    event.preventDefault()
    send([['all', '1']])
  })
  // Ticks set before this code loaded, or while the list was loading.
  if (hasChanges(form)) wait()
}

/** Submits a GET form as a client navigation; without script the server leads to the same URL. */
const updateInPlace: Behavior = (element, tools) => {
  const form = element as HTMLFormElement
  if (form.closest('#filters')) return enhanceFilters(form, tools)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    tools.go(addressOf(form))
  })
}

export default updateInPlace
