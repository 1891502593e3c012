import type { Locale } from '~/i18n/use-locale'
import type { Behavior } from '~/rendering/behaviors/behavior'
import { Combobox } from '~/ui/combobox'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches'
import { groupsOf, makePanel, renderGroups } from './suggestion-list'
import { minLetters, typingDelayMs, type VisibleSuggestions } from './suggestion-rules'

type Parts = ReturnType<typeof makePanel> & {
  locale: Locale
  show: (isOpen: boolean) => void
}

/** Shows the suggestions for a word some time after the last key; late or failed answers are ignored. */
function makeLoader({ box, clear, status, locale, show }: Parts) {
  let request: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function render(found: VisibleSuggestions) {
    const groups = groupsOf(found, locale)
    renderGroups(box, groups)
    clear.hidden = true
    const number = groups.reduce((sum, { options }) => sum + options.length, 0)
    show(number > 0)
    const { t } = locale
    status.textContent = number ? t('search.suggestionCount', { number }) : t('search.noSuggestion')
  }

  async function load(word: string) {
    const own = new AbortController()
    request = own
    try {
      const response = await fetch(locale.href('suggestions', { q: word }), { signal: own.signal })
      if (!response.ok) return show(false)
      const found = (await response.json()) as VisibleSuggestions
      if (request === own) render(found)
    } catch {
      if (request === own) show(false)
    }
  }

  return {
    start(word: string) {
      timer = setTimeout(load, typingDelayMs, word)
    },
    stop() {
      clearTimeout(timer)
      request?.abort()
      request = undefined
    },
  }
}

function showRecent({ box, clear, locale, show }: Parts): void {
  const { t, href } = locale
  const words = recentSearches()
  const links = words.map((word) => ({ title: word, path: href('search', { q: word }) }))
  renderGroups(box, [{ title: t('search.recent'), options: links }])
  clear.hidden = false
  show(words.length > 0)
}

/**
 * Suggestions while typing: a combobox with a list of links, from three letters and 250 ms after the last key. The form
 * works as without script.
 */
const suggest: Behavior = (element, { locale, go }) => {
  const form = element as HTMLFormElement
  // The frame creates a new field for each searched word.
  const field = () => form.querySelector<HTMLInputElement>('input[name="q"]')
  const elements = makePanel(locale)
  const { panel, box: list, clear, status } = elements
  form.appendChild(panel)
  form.appendChild(status)
  const show = (isOpen: boolean) => {
    combobox.show(isOpen)
    if (!isOpen) status.textContent = ''
  }
  const close = () => {
    loader.stop()
    show(false)
  }
  const parts = { ...elements, locale, show }
  const loader = makeLoader(parts)
  const combobox = new Combobox({
    root: form,
    field,
    list,
    panel,
    onChoose: close,
    onEscape: close,
  })

  function onInput() {
    loader.stop()
    const word = field()?.value.trim() ?? ''
    if (word === '') showRecent(parts)
    else if ([...word].length < minLetters) show(false)
    else loader.start(word)
  }

  form.addEventListener('input', onInput)
  form.addEventListener('focusin', ({ target }) => {
    if (target === field() && field()?.value.trim() === '') showRecent(parts)
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close()
  })
  clear.addEventListener('click', () => {
    forgetSearches()
    show(false)
    field()?.focus()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    close()
    const word = field()?.value ?? ''
    rememberSearch(word)
    go(locale.href('search', { q: word }), { top: true })
  })
  if (document.activeElement === field()) onInput()
}

export default suggest
