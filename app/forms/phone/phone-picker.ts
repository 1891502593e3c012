import type { Locale } from '~/i18n/use-locale'
import type { Behavior } from '~/rendering/behaviors/behavior'
import { flagPicture, makeList, type PickerCountry } from './country-list'
import { PhoneMask } from './mask'
import {
  countryOfNumber,
  defaultDigits,
  digitCount,
  digitsIn,
  normalised,
  widenMask,
} from './phone-rules'

const openPicker: { close?: () => void } = {}

const closeOutside = (event: Event) => {
  if (!(event.target as Element).closest?.('.phone-list, .phone-flag')) openPicker.close?.()
}

const phoneOf = ({ key, code, pattern }: PickerCountry) => ({
  code: key,
  phoneCode: code,
  pattern,
})

const countriesOf = (select: HTMLSelectElement): PickerCountry[] =>
  [...select.options].map((option) => ({
    key: option.value,
    name: option.text.replace(/ \(\u200e?\+\d+\)$/, ''),
    code: option.dataset.callingCode ?? '',
    pattern: option.dataset.digitCount ?? '',
  }))

/** The listed country of a number with its international prefix. */
function countryIn(countries: PickerCountry[], digits: string): PickerCountry | undefined {
  const found = countryOfNumber(countries.map(phoneOf), digits)
  return countries.find(({ key }) => key === found?.code)
}

/** The initial country and the digits of its number; none for a number of an unlisted country. */
function startOf(countries: PickerCountry[], selected: string, typed: string) {
  const chosen = countries.find(({ key }) => key === selected)
  const digits = chosen ? normalised(countries.map(phoneOf), chosen.key, typed) : null
  const isForeign = digits !== null && chosen && !digits.startsWith(chosen.code)
  return { country: isForeign ? countryIn(countries, digits) : chosen, digits }
}

function makeRow(input: HTMLInputElement) {
  const row = document.createElement('div')
  row.className = 'phone-number'
  row.dir = 'ltr'
  input.parentElement?.insertBefore(row, input)
  const button = row.appendChild(document.createElement('button'))
  button.type = 'button'
  button.className = 'phone-flag'
  button.setAttribute('aria-haspopup', 'listbox')
  button.setAttribute('aria-expanded', 'false')
  row.appendChild(input)
  return { row, button }
}

type CountryListParts = ReturnType<typeof makeRow> & {
  input: HTMLInputElement
  countries: PickerCountry[]
  locale: Locale
  choose: (country: PickerCountry) => void
}

function addCountryList({ row, button, input, countries, locale, choose }: CountryListParts) {
  function close() {
    list.close()
    button.setAttribute('aria-expanded', 'false')
    openPicker.close = undefined
  }
  const list = makeList({
    id: input.id,
    countries,
    locale,
    onChoose(country) {
      choose(country)
      close()
      input.focus()
    },
    onEscape() {
      close()
      button.focus()
    },
  })
  list.panel.dir = locale.dir
  row.appendChild(list.panel)
  button.addEventListener('click', () => {
    if (!list.panel.hidden) return close()
    openPicker.close?.()
    openPicker.close = close
    button.setAttribute('aria-expanded', 'true')
    list.open()
  })
  document.addEventListener('pointerdown', closeOutside)
}

/**
 * Moving or hiding the focused element loses the focus. @returns puts it back, on the flag button for the select; a
 * number that the tab key has selected whole, to be replaced by what is typed, stays so
 */
function focusBefore(input: HTMLInputElement, select: HTMLSelectElement) {
  const { value, selectionStart, selectionEnd } = input
  const isSelected = value !== '' && selectionStart === 0 && selectionEnd === value.length
  const focused = { input: input.matches(':focus'), select: select.matches(':focus') }
  return (button: HTMLElement) => {
    if (focused.input) input.focus()
    else if (focused.select) button.focus()
    if (focused.input && isSelected) input.select()
  }
}

/** Replaces the country select by a flag button with a list, and masks the number. */
const picker: Behavior = (element, { locale }) => {
  const select = element.querySelector('select')
  const input = element.querySelector<HTMLInputElement>('input[type="tel"]')
  if (!select || !input) return
  const countries = countriesOf(select)
  const typed = input.value
  const { country: start, digits } = startOf(countries, select.value, typed)
  // A number of an unlisted country stays as it is.
  if (!start) return
  select.value = start.key
  const restoreFocus = focusBefore(input, select)
  const { row, button } = makeRow(input)
  const countryField = select.closest<HTMLElement>('.field')
  if (countryField) countryField.hidden = true

  function showCountry(country: PickerCountry) {
    const { key, name, code } = country
    const digits = digitCount(phoneOf(country))
    Object.assign(input?.dataset ?? {}, { country: key, callingCode: code, digitCount: digits })
    button.replaceChildren(flagPicture(key, key))
    button.setAttribute('aria-label', locale.t('phone.chosen', { title: name, code }))
  }
  function choose(country: PickerCountry) {
    if (!select) return
    select.value = country.key
    mask.change(phoneOf(country))
    showCountry(country)
  }
  const mask = new PhoneMask(input, widenMask(phoneOf(start), digits ?? ''), (foreign) => {
    const country = countryIn(countries, foreign)
    if (country) choose(country)
    mask.write(country ? foreign : '')
  })
  showCountry(start)
  if (digits || typed) mask.write(digits || digitsIn(typed))
  addCountryList({ row, button, input, countries, locale, choose })
  restoreFocus(button)
}

function maskUnknown(input: HTMLInputElement) {
  if (digitsIn(input.value).length <= defaultDigits) new PhoneMask(input, null)
}

/** In a dialog the countries may arrive later. */
const pickerOnceLoaded: Behavior = (element, tools) => {
  if (element.querySelector('option')) return picker(element, tools)
  const input = element.querySelector<HTMLInputElement>('input[type="tel"]')
  if (input?.dataset.country === '') return maskUnknown(input)
  const observer = new MutationObserver(() => {
    if (!element.querySelector('option')) return
    observer.disconnect()
    picker(element, tools)
  })
  observer.observe(element, { childList: true, subtree: true })
}

export default pickerOnceLoaded
