import type { Behavior, PageTools } from '~/rendering/behaviors/behavior'
import { groupsOf, makePanel, renderGroups } from './suggestion-list'
import {
  minLetters,
  readRecent,
  typingDelayMs,
  type VisibleSuggestions,
  withRecent,
} from './suggestion-rules'

const storageKey = 'vitrin-searches'

/** Storage may be forbidden; searching works without it. */
function stored(change?: (text: string | null) => string | null): string | null {
  try {
    const text = localStorage.getItem(storageKey)
    const next = change ? change(text) : text
    if (change && next === null) localStorage.removeItem(storageKey)
    else if (change && next !== null) localStorage.setItem(storageKey, next)
    return next
  } catch {
    return null
  }
}

/**
 * Suggestions while typing: an ARIA combobox with a list of links, from three letters and 250 ms after the last key.
 * Late or failed answers are ignored, and the form works as without script.
 */
const suggest: Behavior = (element, tools: PageTools) => {
  const form = element as HTMLFormElement
  // The frame creates a new field for each searched word.
  const field = () => form.querySelector<HTMLInputElement>('input[name="q"]')
  const { panel, box, clear, status } = makePanel(tools.locale)
  form.appendChild(panel)
  form.appendChild(status)
  let request: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let active = -1

  const options = () => [...box.querySelectorAll<HTMLAnchorElement>('[role=option]')]
  function setComboboxAttributes() {
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': box.id,
      'aria-expanded': String(!panel.hidden),
    }))
      field()?.setAttribute(name, value)
  }

  function setActive(at: number) {
    const all = options()
    const input = field()
    active = at
    all.forEach((option, index) => {
      option.setAttribute('aria-selected', String(index === at))
    })
    const chosen = all[at]
    if (chosen) {
      input?.setAttribute('aria-activedescendant', chosen.id)
      chosen.scrollIntoView({ block: 'nearest' })
    } else input?.removeAttribute('aria-activedescendant')
  }

  function show(isOpen: boolean) {
    panel.hidden = !isOpen
    setComboboxAttributes()
    setActive(-1)
    if (!isOpen) status.textContent = ''
  }

  function stop() {
    clearTimeout(timer)
    request?.abort()
    request = undefined
  }

  function showRecent() {
    const { t, href } = tools.locale
    const words = readRecent(stored(), Date.now())
    const links = words.map((word) => ({ title: word, path: href('search', { q: word }) }))
    renderGroups(box, [{ title: t('search.recent'), options: links }])
    clear.hidden = false
    show(words.length > 0)
  }

  async function load(word: string) {
    const own = new AbortController()
    request = own
    try {
      const response = await fetch(tools.locale.href('suggest', { q: word }), {
        signal: own.signal,
      })
      if (!response.ok) return show(false)
      const found = (await response.json()) as VisibleSuggestions
      if (request !== own) return
      renderGroups(box, groupsOf(found, tools.locale))
      clear.hidden = true
      const number = options().length
      show(number > 0)
      const { t } = tools.locale
      status.textContent = number
        ? t('search.suggestionCount', { number })
        : t('search.noSuggestion')
    } catch {
      if (request === own) show(false)
    }
  }

  function onInput() {
    stop()
    const word = field()?.value.trim() ?? ''
    if (word === '') showRecent()
    else if ([...word].length < minLetters) show(false)
    else timer = setTimeout(load, typingDelayMs, word)
  }

  form.addEventListener('input', onInput)
  form.addEventListener('focusin', (event) => {
    if (event.target !== field()) return
    setComboboxAttributes()
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
      // One position more than there are options: the field itself.
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
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
  setComboboxAttributes()
  if (document.activeElement === field()) onInput()
}

export default suggest
