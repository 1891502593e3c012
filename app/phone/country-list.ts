import { fold } from '~/i18n/casing'
import type { PageTools } from '~/shell/page-tools'

/** A country as the picker shows it; `key` is its code. */
export type PickerCountry = { key: string; name: string; code: string; pattern: string }

/** So many countries are listed at first, and so many more at the end of the list. */
export const batch = 15

/** Countries whose name has a word in it, without case in Turkish. */
export function countriesNamed(countries: PickerCountry[], word: string): PickerCountry[] {
  const wanted = fold(word)
  return wanted ? countries.filter(({ name }) => fold(name).includes(wanted)) : countries
}

/** The address of a country's flag. */
export function flagOf(key: string): string {
  // biome-ignore lint/plugin: a country's code is no text.
  return `/static/theme-flags/${key.toLowerCase()}.webp`
}

export function flagPicture(key: string): HTMLImageElement {
  const picture = document.createElement('img')
  Object.assign(picture, { src: flagOf(key), alt: '', width: 28, height: 21 })
  return picture
}

/**
 * The open list of a picker: a search field above the countries, the first fifteen, more when scrolled to the end.
 * @param choose is told the country that was chosen; `leave` that the list should close
 */
export function makeList(
  id: string,
  countries: PickerCountry[],
  { t }: PageTools['locale'],
  choose: (country: PickerCountry) => void,
  leave: () => void,
) {
  const panel = document.createElement('div')
  panel.className = 'phone-list'
  panel.hidden = true
  const search = panel.appendChild(document.createElement('input'))
  Object.assign(search, { className: 'in', type: 'text', autocomplete: 'off' })
  search.placeholder = t('phone.search')
  const list = panel.appendChild(document.createElement('ul'))
  list.id = `${id}-countries`
  list.role = 'listbox'
  list.ariaLabel = t('phone.country')
  const none = panel.appendChild(document.createElement('p'))
  none.role = 'status'
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-label': t('phone.search'),
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'true',
  }))
    search.setAttribute(name, value)
  let found = countries
  let active = -1

  const options = () => [...list.children] as HTMLElement[]
  function more() {
    const shown = list.children.length
    for (const { key, name, code } of found.slice(shown, shown + batch)) {
      const option = list.appendChild(document.createElement('li'))
      option.role = 'option'
      option.id = `${id}-${key}`
      option.ariaSelected = 'false'
      const title = document.createElement('span')
      title.textContent = name
      const dial = document.createElement('bdi')
      dial.dir = 'ltr'
      dial.textContent = `+${code}`
      for (const part of [flagPicture(key), title, dial]) option.appendChild(part)
    }
  }
  function mark(at: number) {
    active = at
    options().forEach((option, place) => {
      option.ariaSelected = String(place === at)
    })
    const option = options()[at]
    if (option) {
      search.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    } else search.removeAttribute('aria-activedescendant')
  }
  function look() {
    found = countriesNamed(countries, search.value)
    list.replaceChildren()
    more()
    mark(-1)
    none.textContent = found.length === 0 ? t('phone.none') : ''
  }
  function take(at: number) {
    const country = found[at]
    if (country) choose(country)
  }
  search.addEventListener('input', look)
  search.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') leave()
    else if (event.key === 'Enter') take(Math.max(active, 0))
    else if (step) {
      if (active + step >= list.children.length) more()
      const count = list.children.length
      if (count > 0) mark((active + step + count) % count)
    } else return
    event.preventDefault()
    event.stopPropagation()
  })
  list.addEventListener('scroll', () => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < 8) more()
  })
  list.addEventListener('click', (event) => {
    const option = (event.target as Element).closest<HTMLElement>('[role=option]')
    if (option) take(options().indexOf(option))
  })
  return {
    panel,
    open() {
      search.value = ''
      panel.hidden = false
      look()
      search.focus()
    },
  }
}
