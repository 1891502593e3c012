import { fold } from '~/i18n/casing'
import type { PageTools } from '~/rendering/behaviors/behavior'

/** `key` is the country code. */
export type PickerCountry = { key: string; name: string; code: string; pattern: string }

/** Countries per batch of the list. */
export const batch = 15

export function countriesNamed(countries: PickerCountry[], word: string): PickerCountry[] {
  const foldedWord = fold(word)
  return foldedWord ? countries.filter(({ name }) => fold(name).includes(foldedWord)) : countries
}

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
 * The picker's list with a search field; more countries appear on scrolling.
 * @param onChoose receives the chosen country
 */
export function makeList(
  id: string,
  countries: PickerCountry[],
  { t }: PageTools['locale'],
  onChoose: (country: PickerCountry) => void,
  onClose: () => void,
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
  function showMore() {
    const displayed = list.children.length
    for (const { key, name, code } of found.slice(displayed, displayed + batch)) {
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
  function highlight(at: number) {
    active = at
    options().forEach((option, index) => {
      option.ariaSelected = String(index === at)
    })
    const option = options()[at]
    if (option) {
      search.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    } else search.removeAttribute('aria-activedescendant')
  }
  function applyFilter() {
    found = countriesNamed(countries, search.value)
    list.replaceChildren()
    showMore()
    highlight(-1)
    none.textContent = found.length === 0 ? t('phone.none') : ''
  }
  function chooseAt(at: number) {
    const country = found[at]
    if (country) onChoose(country)
  }
  search.addEventListener('input', applyFilter)
  search.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') chooseAt(Math.max(active, 0))
    else if (step) {
      if (active + step >= list.children.length) showMore()
      const count = list.children.length
      if (count > 0) highlight((active + step + count) % count)
    } else return
    event.preventDefault()
    event.stopPropagation()
  })
  list.addEventListener('scroll', () => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < 8) showMore()
  })
  list.addEventListener('click', (event) => {
    const option = (event.target as Element).closest<HTMLElement>('[role=option]')
    if (option) chooseAt(options().indexOf(option))
  })
  return {
    panel,
    open() {
      search.value = ''
      panel.hidden = false
      applyFilter()
      search.focus()
    },
  }
}
