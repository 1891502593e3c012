import type { Behavior } from '~/rendering/behaviors/behavior'
import { flagPicture, makeList, type PickerCountry } from './country-list'
import { maskField } from './mask'
import {
  countryOfNumber,
  defaultDigits,
  digitCount,
  digitsIn,
  normalised,
  roomFor,
} from './phone-rules'

/** Only one picker is open at a time. */
let closeOpen = () => {}

const closeOutside = (event: Event) => {
  if (!(event.target as Element).closest?.('.phone-list, .flag')) closeOpen()
}

/** Replaces the country select by a flag button with a list, and masks the number. */
const picker: Behavior = (element, { locale }) => {
  const select = element.querySelector('select')
  const input = element.querySelector<HTMLInputElement>('input[type="tel"]')
  const box = input?.parentElement
  if (!select || !input || !box) return
  const countries: PickerCountry[] = [...select.options].map((option) => ({
    key: option.value,
    name: option.text.replace(/ \(\+\d+\)$/, ''),
    code: option.dataset.code ?? '',
    pattern: option.dataset.pattern ?? '',
  }))
  const phoneOf = ({ key, code, pattern }: PickerCountry) => ({
    code: key,
    phoneCode: code,
    pattern,
  })
  const chosen = countries.find(({ key }) => key === select.value)
  const typed = input.value
  const digits = chosen ? normalised(countries.map(phoneOf), chosen.key, typed) : null
  /** The list's country of a number that tells it. */
  function countryIn(digits: string) {
    const found = countryOfNumber(countries.map(phoneOf), digits)
    return countries.find(({ key }) => key === found?.code)
  }
  const isForeign = digits !== null && chosen && !digits.startsWith(chosen.code)
  const start = isForeign ? countryIn(digits) : chosen
  // A number from beyond the list stays as it is.
  if (!start) return
  select.value = start.key

  document.addEventListener('pointerdown', closeOutside)
  const row = document.createElement('div')
  row.className = 'phone-number'
  row.dir = 'ltr'
  box.insertBefore(row, input)
  const button = row.appendChild(document.createElement('button'))
  button.type = 'button'
  button.className = 'flag'
  button.setAttribute('aria-haspopup', 'listbox')
  button.setAttribute('aria-expanded', 'false')
  const focused = {
    input: element.querySelector('input:focus'),
    select: element.querySelector('select:focus'),
  }
  row.appendChild(input)
  const countryField = select.closest<HTMLElement>('.field')
  if (countryField) countryField.hidden = true
  const numberData = input.dataset

  function showCountry(country: PickerCountry) {
    const { key, name, code } = country
    const pattern = String(digitCount(phoneOf(country)))
    Object.assign(numberData, { key, code, pattern })
    button.replaceChildren(flagPicture(country.key))
    button.setAttribute('aria-label', locale.t('phone.chosen', { title: name, code }))
  }
  function close() {
    panel.hidden = true
    button.setAttribute('aria-expanded', 'false')
    closeOpen = () => {}
  }
  function choose(country: PickerCountry) {
    if (!select) return
    select.value = country.key
    mask.change(phoneOf(country))
    showCountry(country)
  }
  const mask = maskField(input, roomFor(phoneOf(start), digits ?? ''), (foreign) => {
    const country = countryIn(foreign)
    if (country) choose(country)
    mask.write(country ? foreign : '')
  })
  showCountry(start)
  if (digits) mask.write(digits)
  else if (typed) mask.write(digitsIn(typed))
  const { panel, open } = makeList(
    input.id,
    countries,
    locale,
    (country) => {
      choose(country)
      close()
      input.focus()
    },
    () => {
      close()
      button.focus()
    },
  )
  panel.dir = locale.dir
  row.appendChild(panel)
  button.addEventListener('click', () => {
    if (!panel.hidden) return close()
    closeOpen()
    closeOpen = close
    button.setAttribute('aria-expanded', 'true')
    open()
  })
  // Moving or hiding the focused element loses the focus.
  if (focused.input) input.focus()
  else if (focused.select) button.focus()
}

/** Without countries only the length is limited. */
function maskUnknown(input: HTMLInputElement) {
  if (digitsIn(input.value).length <= defaultDigits) maskField(input, null)
}

/** In a dialog the countries may arrive later. */
const pickerOnceLoaded: Behavior = (element, tools) => {
  if (element.querySelector('option')) return picker(element, tools)
  const input = element.querySelector<HTMLInputElement>('input[type="tel"]')
  if (input?.dataset.key === '') return maskUnknown(input)
  const observer = new MutationObserver(() => {
    if (!element.querySelector('option')) return
    observer.disconnect()
    picker(element, tools)
  })
  observer.observe(element, { childList: true, subtree: true })
}

export default pickerOnceLoaded
