// Single modules save a third of imask; side-effect imports register mask types.
import InputMask from 'imask/controls/input'
import 'imask/masked/pattern'
import { digitsIn, digitsOfPasted, type PhoneCountry, slotsOf, western } from './phone-rules'

/** The mask in imask's syntax: fixed dialling code, `0` a digit, `n` 1-9. */
export function maskOf(country: PhoneCountry | null): string {
  const fixed = (text: string) => text.replace(/[^\s()+-]/g, '\\$&')
  const slots = slotsOf(country).map((slot) =>
    slot.kind === 'fixed' ? fixed(slot.character) : slot.first ? 'n' : '0',
  )
  return `+${country ? `${fixed(country.phoneCode)} ` : ''}${slots.join('')}`
}

export function maskField(input: HTMLInputElement, country: PhoneCountry | null) {
  const options = (one: PhoneCountry | null) => ({
    mask: maskOf(one),
    definitions: { n: /[1-9]/ },
    placeholderChar: '_',
    lazy: true,
    prepareChar: western,
  })
  let current = country
  const mask = new InputMask(input, options(country))
  const setLazy = (isLazy: boolean) => mask.updateOptions({ lazy: isLazy })
  function write(digits: string) {
    const national =
      current && digits.startsWith(current.phoneCode)
        ? digits.slice(current.phoneCode.length)
        : digits
    mask.unmaskedValue = national
  }
  function enter() {
    setLazy(false)
    // The caret starts at the first open slot.
    const open = input.value.indexOf('_')
    if (open >= 0) input.setSelectionRange(open, open)
  }
  input.addEventListener('focus', enter)
  if (input.matches(':focus')) enter()
  input.addEventListener('blur', () => {
    setLazy(true)
    // A bare dialling code counts as empty.
    if (mask.unmaskedValue === '') mask.value = ''
  })
  input.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? ''
    if (digitsIn(text) === '') return
    event.preventDefault()
    write(digitsOfPasted(current, text))
  })
  return {
    /** Empties the field for another country. */
    change(to: PhoneCountry) {
      current = to
      mask.value = ''
      mask.updateOptions(options(to))
      mask.value = ''
    },
    write,
  }
}
