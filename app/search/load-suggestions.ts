import type { Locale } from '~/i18n/use-locale'
import { recentSearches } from './recent-searches'
import { groupsOf, type makePanel, renderGroups } from './suggestion-list'
import { typingDelayMs, type VisibleSuggestions } from './suggestion-rules'

export type Parts = ReturnType<typeof makePanel> & {
  locale: Locale
  show: (isOpen: boolean) => void
}

/** Shows the suggestions for a word some time after the last key; late or failed answers are ignored. */
export function makeLoader({ box, clear, status, locale, show }: Parts) {
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

export function showRecent({ box, clear, locale, show }: Parts): void {
  const { t, href } = locale
  const words = recentSearches()
  const links = words.map((word) => ({ title: word, path: href('search', { q: word }) }))
  renderGroups(box, [{ title: t('search.recent'), options: links }])
  clear.hidden = false
  show(words.length > 0)
}
