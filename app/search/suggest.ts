import type { Enhance, PageTools } from '~/shell/page-tools'
import { drawGroups, groupsOf, makePanel } from './suggest-list'
import {
  fewestLetters,
  readRecent,
  restMs,
  type ShownSuggestions,
  withRecent,
} from './suggest-rules'

const memory = 'vitrin-searches'

/** Storage may be forbidden; searching goes on without it. */
function stored(change?: (text: string | null) => string | null): string | null {
  try {
    const text = localStorage.getItem(memory)
    const next = change ? change(text) : text
    if (change && next === null) localStorage.removeItem(memory)
    else if (change && next !== null) localStorage.setItem(memory, next)
    return next
  } catch {
    return null
  }
}

/**
 * Suggests while a word is typed: an ARIA combobox with a list of links. From three letters, 250 ms after the
 * last key; an answer that is late or fails is nobody's, and the form searches as it does without.
 */
const suggest: Enhance = (element, tools: PageTools) => {
  const form = element as HTMLFormElement
  // The frame makes a new field for each word that was searched.
  const field = () => form.querySelector<HTMLInputElement>('input[name="q"]')
  const { panel, box, clear, status } = makePanel(tools.locale)
  form.appendChild(panel)
  form.appendChild(status)
  let asked: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let active = -1

  const options = () => [...box.querySelectorAll<HTMLAnchorElement>('[role=option]')]
  function dress() {
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': box.id,
      'aria-expanded': String(!panel.hidden),
    }))
      field()?.setAttribute(name, value)
  }

  function mark(at: number) {
    const all = options()
    const input = field()
    active = at
    all.forEach((option, place) => {
      option.setAttribute('aria-selected', String(place === at))
    })
    const chosen = all[at]
    if (chosen) {
      input?.setAttribute('aria-activedescendant', chosen.id)
      chosen.scrollIntoView({ block: 'nearest' })
    } else input?.removeAttribute('aria-activedescendant')
  }

  function show(isOpen: boolean) {
    panel.hidden = !isOpen
    dress()
    mark(-1)
    if (!isOpen) status.textContent = ''
  }

  function stop() {
    clearTimeout(timer)
    asked?.abort()
    asked = undefined
  }

  function showRecent() {
    const { t, href } = tools.locale
    const words = readRecent(stored(), Date.now())
    const ways = words.map((word) => ({ title: word, path: href('search', { q: word }) }))
    drawGroups(box, [{ title: t('search.recent'), options: ways }])
    clear.hidden = false
    show(words.length > 0)
  }

  async function ask(word: string) {
    const own = new AbortController()
    asked = own
    try {
      const response = await fetch(tools.locale.href('suggest', { q: word }), {
        signal: own.signal,
      })
      if (!response.ok) return show(false)
      const found = (await response.json()) as ShownSuggestions
      if (asked !== own) return
      drawGroups(box, groupsOf(found, tools.locale))
      clear.hidden = true
      const number = options().length
      show(number > 0)
      const { t } = tools.locale
      status.textContent = number
        ? t('search.suggestionCount', { number })
        : t('search.noSuggestion')
    } catch {
      if (asked === own) show(false)
    }
  }

  function typed() {
    stop()
    const word = field()?.value.trim() ?? ''
    if (word === '') showRecent()
    else if ([...word].length < fewestLetters) show(false)
    else timer = setTimeout(ask, restMs, word)
  }

  form.addEventListener('input', typed)
  form.addEventListener('focusin', (event) => {
    if (event.target !== field()) return
    dress()
    if (field()?.value.trim() === '') showRecent()
  })
  form.addEventListener('keydown', (event) => {
    if (event.target !== field()) return
    const count = options().length
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape' && !panel.hidden) {
      event.preventDefault()
      stop()
      show(false)
    } else if (step && count > 0) {
      event.preventDefault()
      if (panel.hidden) show(true)
      // One place more than there are options: the field itself.
      mark(((active + 1 + step + count + 1) % (count + 1)) - 1)
    } else if (event.key === 'Enter' && active >= 0 && !panel.hidden) {
      event.preventDefault()
      options()[active]?.click()
    }
  })
  box.addEventListener('click', () => {
    stop()
    show(false)
  })
  clear.addEventListener('click', () => {
    stored(() => null)
    show(false)
    field()?.focus()
  })
  form.addEventListener('focusout', (event) => {
    if (event.relatedTarget instanceof Node && form.contains(event.relatedTarget)) return
    stop()
    show(false)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    stop()
    show(false)
    const word = field()?.value ?? ''
    if (word.trim()) stored((text) => withRecent(text, word.trim().slice(0, 100), Date.now()))
    tools.go(tools.locale.href('search', { q: word }), { top: true })
  })
  dress()
  if (document.activeElement === field()) typed()
}

export default suggest
