// Piece by piece, a third lighter than the whole. What is imported for its effect is a kind of mask.
import InputMask from 'imask/controls/input'
import 'imask/masked/pattern'
import { digitsIn, type PhoneCountry, pasted, slotsOf, western } from './rules'

/** A country's mask as imask writes it: the dialling code fixed, `0` a digit, `n` one of 1-9. */
export function maskOf(country: PhoneCountry | null): string {
  const fixed = (text: string) => text.replace(/[^\s()+-]/g, '\\$&')
  const slots = slotsOf(country).map((slot) =>
    slot.kind === 'fixed' ? fixed(slot.sign) : slot.first ? 'n' : '0',
  )
  return `+${country ? `${fixed(country.phoneCode)} ` : ''}${slots.join('')}`
}

/** Keeps a phone field to its country's mask; Eastern Arabic digits and pasted numbers included. */
export function maskField(input: HTMLInputElement, country: PhoneCountry | null) {
  const options = (one: PhoneCountry | null) => ({
    mask: maskOf(one),
    definitions: { n: /[1-9]/ },
    placeholderChar: '_',
    lazy: true,
    prepareChar: western,
  })
  let now = country
  const mask = new InputMask(input, options(country))
  const show = (isLazy: boolean) => mask.updateOptions({ lazy: isLazy })
  function write(digits: string) {
    const own =
      now && digits.startsWith(now.phoneCode) ? digits.slice(now.phoneCode.length) : digits
    mask.unmaskedValue = own
  }
  function enter() {
    show(false)
    // Typing begins at the first open place.
    const open = input.value.indexOf('_')
    if (open >= 0) input.setSelectionRange(open, open)
  }
  input.addEventListener('focus', enter)
  if (input.matches(':focus')) enter()
  input.addEventListener('blur', () => {
    show(true)
    // The dialling code alone is nothing typed.
    if (mask.unmaskedValue === '') mask.value = ''
  })
  input.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? ''
    if (digitsIn(text) === '') return
    event.preventDefault()
    write(pasted(now, text))
  })
  return {
    /** Empties the field for another country. */
    change(to: PhoneCountry) {
      now = to
      mask.value = ''
      mask.updateOptions(options(to))
      mask.value = ''
    },
    write,
  }
}
