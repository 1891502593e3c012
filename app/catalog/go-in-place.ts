import type { Enhance, PageTools } from '~/shell/page-tools'
import { announceFound } from './announce-found'
import { carryOver, hasChanges, snapshot } from './filter-carry'

/** So long after the last tick a list is filtered, in ms: several ticks are one step. */
const restMs = 400

const known = new WeakSet<HTMLFormElement>()

/**
 * Waits for the form that takes this one's place, by a step of its own, an undone choice or a step back, and lets it go
 * on where this one was.
 * @param held what the form held when it was drawn or last sent
 */
function follow(form: HTMLFormElement, held: () => string[], tools: PageTools) {
  let active = document.activeElement
  form.closest('#filters')?.addEventListener('focusin', () => {
    active = document.activeElement
  })
  const { pathname } = new URL(form.action)
  const seen = new MutationObserver(() => {
    if (form.isConnected) return
    const next = document.querySelector<HTMLFormElement>('#filters form')
    if (location.pathname !== pathname) return seen.disconnect()
    if (!next) return
    seen.disconnect()
    carryOver(form, next, held(), active)
    announceFound()
    enhanceFilters(next, tools)
  })
  seen.observe(document.body, { childList: true, subtree: true })
}

function addressOf(form: HTMLFormElement, more: [string, string][] = []): string {
  const params = new URLSearchParams(more)
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') params.append(name, value)
  return `${new URL(form.action).pathname}?${params}`
}

/** The filters of a list go at each tick, and keep their place. */
function enhanceFilters(form: HTMLFormElement, tools: PageTools) {
  if (known.has(form)) return
  known.add(form)
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = snapshot(form)
  follow(form, () => held, tools)
  function send(more?: [string, string][]) {
    clearTimeout(timer)
    if (!form.isConnected) return
    held = snapshot(form)
    tools.go(addressOf(form, more))
  }
  function wait() {
    clearTimeout(timer)
    timer = setTimeout(() => hasChanges(form) && send(), restMs)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
  form.addEventListener('change', wait)
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    send([['all', '1']])
  })
  // What was ticked before this code was there, or while the list was on its way.
  if (hasChanges(form)) wait()
}

/**
 * Sends a GET form as a step in place: a filter or an order then costs no new document. Without script the
 * browser sends the form, and the server leads to the same address.
 */
const goInPlace: Enhance = (element, tools) => {
  const form = element as HTMLFormElement
  if (form.closest('#filters')) return enhanceFilters(form, tools)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    tools.go(addressOf(form))
  })
}

export default goInPlace
