import { fold } from '~/i18n/casing'
import type { Locale } from '~/i18n/use-locale'
import { Combobox } from '~/ui/combobox'

/** `key` is the country code. */
export type PickerCountry = { key: string; name: string; code: string; pattern: string }

export const batch = 15

export function countriesNamed(countries: PickerCountry[], word: string): PickerCountry[] {
  const foldedWord = fold(word)
  return foldedWord ? countries.filter(({ name }) => fold(name).includes(foldedWord)) : countries
}

export function flagOf(key: string): string {
  // biome-ignore lint/plugin: a country's code is no text.
  return `/static/theme-flags/${key.toLowerCase()}.webp`
}

/** @param instead the text where the shop has no such flag */
export function flagPicture(key: string, instead = ''): HTMLImageElement {
  const picture = document.createElement('img')
  picture.addEventListener('error', () => picture.replaceWith(instead))
  Object.assign(picture, { src: flagOf(key), alt: '', width: 28, height: 21 })
  return picture
}

function makePanel(id: string, { t }: Locale) {
  const panel = document.createElement('div')
  panel.className = 'phone-list'
  panel.hidden = true
  const search = panel.appendChild(document.createElement('input'))
  Object.assign(search, { className: 'input', type: 'text', autocomplete: 'off' })
  search.placeholder = t('phone.search')
  search.ariaLabel = t('phone.search')
  const list = panel.appendChild(document.createElement('ul'))
  list.id = `${id}-countries`
  list.role = 'listbox'
  list.ariaLabel = t('phone.country')
  const none = panel.appendChild(document.createElement('p'))
  none.role = 'status'
  return { panel, search, list, none }
}

function optionOf(id: string, { key, name, code }: PickerCountry): HTMLElement {
  const option = document.createElement('li')
  option.role = 'option'
  option.id = `${id}-${key}`
  option.ariaSelected = 'false'
  const title = document.createElement('span')
  title.textContent = name
  const dial = document.createElement('bdi')
  dial.dir = 'ltr'
  dial.textContent = `+${code}`
  for (const part of [flagPicture(key), title, dial]) option.appendChild(part)
  return option
}

type ListOptions = {
  id: string
  countries: PickerCountry[]
  locale: Locale
  onChoose: (country: PickerCountry) => void
  onEscape: () => void
}

/** The picker's list with a search field, a combobox; more countries appear at its end. */
export function makeList({ id, countries, locale, onChoose, onEscape }: ListOptions) {
  const { panel, search, list, none } = makePanel(id, locale)
  let found = countries
  function showMore() {
    const displayed = list.children.length
    for (const country of found.slice(displayed, displayed + batch))
      list.appendChild(optionOf(id, country))
  }
  const combobox = new Combobox({
    root: panel,
    field: () => search,
    list,
    panel,
    onChoose(option) {
      const country = found[combobox.options().indexOf(option)]
      if (country) onChoose(country)
    },
    onEscape,
    onEnd: showMore,
    enterTakesFirst: true,
  })
  function applyFilter() {
    found = countriesNamed(countries, search.value)
    list.replaceChildren()
    showMore()
    combobox.show(true)
    none.textContent = found.length === 0 ? locale.t('phone.none') : ''
  }
  search.addEventListener('input', applyFilter)
  return {
    panel,
    open() {
      search.value = ''
      applyFilter()
      search.focus()
    },
    close: () => combobox.show(false),
  }
}
