import type { Locale } from '~/i18n/use-locale'
import { recentSearches } from './recent-searches'
import { groupsOf, type makePanel, renderGroups } from './suggestion-list'
import { type SuggestionLink, typingDelayMs, type VisibleSuggestions } from './suggestion-rules'

export type Parts = ReturnType<typeof makePanel> & {
  locale: Locale
  show: (isOpen: boolean) => void
  /** Whether the shopper is in the field, has typed nothing and has not closed the panel. */
  isEmpty: () => boolean
}

async function showNothing({ nothing, box, locale, show }: Parts, word: string, own: AbortSignal) {
  const { t } = locale
  nothing.textContent = t('search.noSuggestion', { word })
  nothing.hidden = false
  box.hidden = true
  show(true)
  const popular = await popularSearches(locale)
  if (own.aborted || popular.length === 0) return
  renderGroups(box, [{ title: t('search.popular'), options: popular }])
  box.hidden = false
  show(true)
}

function render(parts: Parts, found: VisibleSuggestions, word: string, own: AbortSignal) {
  const { box, nothing, clear, status, locale, show } = parts
  const { t, language } = locale
  const groups = groupsOf(found, locale)
  renderGroups(box, groups, { typed: word, language })
  clear.hidden = true
  const number = groups.reduce((sum, { options }) => sum + options.length, 0)
  status.textContent = number
    ? t('search.suggestionCount', { number })
    : t('search.noSuggestion', { word })
  if (number === 0) return showNothing(parts, word, own)
  nothing.hidden = true
  box.hidden = false
  show(true)
}

/** Shows the suggestions for a word some time after the last key; late or failed answers are ignored. */
export function makeLoader(parts: Parts) {
  const { locale, show } = parts
  let request: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function load(word: string) {
    const own = new AbortController()
    request = own
    try {
      const response = await fetch(locale.href('suggestions', { q: word }), { signal: own.signal })
      if (!response.ok) return show(false)
      const found = (await response.json()) as VisibleSuggestions
      if (request === own) await render(parts, found, word, own.signal)
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

const popularIn = new Map<string, Promise<SuggestionLink[]>>()

/** The words that many search for, requested once per language; none where the shop does not answer. */
export function popularSearches({ language, href }: Locale): Promise<SuggestionLink[]> {
  const loading =
    popularIn.get(language) ??
    fetch(href('suggestions'))
      .then((response) => response.json() as Promise<VisibleSuggestions>)
      .then(({ popular = [] }) => popular)
      .catch(() => [])
  popularIn.set(language, loading)
  return loading
}

/** Before anything is typed: the shopper's own searches, and those of many. */
export function showRecent({ box, nothing, clear, locale, show, isEmpty }: Parts): void {
  const { t, href } = locale
  const render = (popular: SuggestionLink[]) => {
    const words = recentSearches()
    const recent = words.map((word) => ({ title: word, path: href('search', { q: word }) }))
    const others = popular.filter(({ title }) => !words.includes(title))
    const groups = [
      { title: t('search.recent'), options: recent },
      { title: t('search.popular'), options: others },
    ].filter(({ options }) => options.length > 0)
    renderGroups(box, groups)
    nothing.hidden = true
    box.hidden = false
    clear.hidden = words.length === 0
    show(groups.length > 0)
  }
  render([])
  popularSearches(locale).then((popular) => popular.length > 0 && isEmpty() && render(popular))
}
