import type { Enhance } from '~/shell/page-tools'
import { flagPicture, makeList, type PickerCountry } from './country-list'
import { maskField } from './mask'
import { defaultDigits, digitCount, digitsIn, normalised, roomFor } from './rules'

/** Closes the picker that is open now: there is one at a time. */
let closeOpen = () => {}

const closeOutside = (event: Event) => {
  if (!(event.target as Element).closest?.('.phone-list, .flag')) closeOpen()
}

/** Makes a flag and a list of countries of a phone field's select, and masks its number. */
const picker: Enhance = (element, { locale }) => {
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
  const chosen = () => countries.find(({ key }) => key === select.value) ?? null
  const start = chosen()
  if (!start) return

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
  const had = {
    input: element.querySelector('input:focus'),
    select: element.querySelector('select:focus'),
  }
  row.appendChild(input)
  const own = select.closest<HTMLElement>('.field')
  if (own) own.hidden = true
  const numberData = input.dataset

  function dress(country: PickerCountry) {
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
  const typed = input.value
  const known = normalised(countries.map(phoneOf), start.key, typed)
  const mask = maskField(input, roomFor(phoneOf(start), known ?? ''))
  if (known) mask.write(known)
  else if (typed) mask.write(digitsIn(typed))
  dress(start)
  const { panel, open } = makeList(
    input.id,
    countries,
    locale,
    (country) => {
      select.value = country.key
      mask.change(phoneOf(country))
      dress(country)
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
  // Both were moved or hidden, and whoever stood in them would stand nowhere.
  if (had.input) input.focus()
  else if (had.select) button.focus()
}

/** A number whose countries are unknown is masked by its length alone; a longer one that stands there stays. */
function maskUnknown(input: HTMLInputElement) {
  if (digitsIn(input.value).length <= defaultDigits) maskField(input, null)
}

/** In a window the countries may come after the first touch: the field is dressed when they are there. */
const whenThere: Enhance = (element, tools) => {
  if (element.querySelector('option')) return picker(element, tools)
  const input = element.querySelector<HTMLInputElement>('input[type="tel"]')
  if (input?.dataset.key === '') return maskUnknown(input)
  const coming = new MutationObserver(() => {
    if (!element.querySelector('option')) return
    coming.disconnect()
    picker(element, tools)
  })
  coming.observe(element, { childList: true, subtree: true })
}

export default whenThere
