// Single modules save a third of imask; side-effect imports register mask types.
import InputMask from 'imask/controls/input'
import 'imask/masked/pattern'
import {
  digitsIn,
  digitsOfPasted,
  internationalDigits,
  minDigits,
  type PhoneCountry,
  slotsOf,
  tellsCountry,
  turkishMobile,
  western,
} from './phone-rules'

/** The mask in imask's syntax: fixed dialling code, `0` a digit, `n` 1-9. */
export function maskOf(country: PhoneCountry | null): string {
  const fixed = (text: string) => text.replace(/[^\s()+-]/g, '\\$&')
  const slots = slotsOf(country).map((slot) =>
    slot.kind === 'fixed' ? fixed(slot.character) : slot.first ? 'n' : '0',
  )
  return `+${country ? `${fixed(country.phoneCode)} ` : ''}${slots.join('')}`
}

/** What an input event brings; a browser that fills a field in says no text, but the field then holds no more. */
function textOf({ data, inputType = '' }: InputEvent, value: string): string {
  return data ?? (inputType.startsWith('delete') ? '' : value)
}

/**
 * Masks a phone field.
 * @param onForeign receives the digits of a number that tells another country
 */
export function maskField(
  input: HTMLInputElement,
  country: PhoneCountry | null,
  onForeign: (digits: string) => void = () => {},
) {
  const options = (one: PhoneCountry | null) => ({
    mask: maskOf(one),
    definitions: { n: /[1-9]/ },
    placeholderChar: '_',
    lazy: true,
    prepareChar: western,
  })
  let current = country
  // Whether the shopper wrote the plus: the mask shows one in any case.
  let isWhole = tellsCountry(input.value)
  let arrived = ''
  // Before the mask's own listener, which rewrites the value.
  input.addEventListener('input', (event) => {
    arrived = textOf(event as InputEvent, input.value)
    const digits = digitsIn(input.value)
    if (digits === '' || (arrived.length > 1 && digitsIn(arrived) === digits)) isWhole = false
    if (tellsCountry(arrived)) isWhole = true
  })
  const mask = new InputMask(input, options(country))
  const setLazy = (isLazy: boolean) => mask.updateOptions({ lazy: isLazy })
  function write(digits: string) {
    const national =
      current && digits.startsWith(current.phoneCode)
        ? digits.slice(current.phoneCode.length)
        : digits
    mask.unmaskedValue = national
  }
  /** Takes a number that comes in one piece: pasted, filled in by the browser. */
  function take(text: string) {
    const digits = internationalDigits(text)
    if (tellsCountry(text) && current && !digits.startsWith(current.phoneCode)) onForeign(digits)
    else write(digitsOfPasted(current, text))
  }
  function enter() {
    setLazy(false)
    // The caret starts at the first open slot.
    const open = input.value.indexOf('_')
    if (open >= 0) input.setSelectionRange(open, open)
  }
  function leave() {
    const home = current || isWhole ? null : turkishMobile(mask.unmaskedValue)
    if (home) write(home)
  }
  input.addEventListener('input', () => {
    if (tellsCountry(arrived) && digitsIn(arrived).length >= minDigits) take(arrived)
  })
  input.addEventListener('focus', enter)
  if (input.matches(':focus')) enter()
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') leave()
  })
  input.addEventListener('blur', () => {
    leave()
    setLazy(true)
    if (mask.unmaskedValue !== '') return
    // A bare dialling code counts as empty.
    mask.value = ''
    isWhole = false
  })
  input.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? ''
    if (digitsIn(text) === '') return
    event.preventDefault()
    isWhole = tellsCountry(text)
    take(text)
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
