// Single modules save a third of imask; side-effect imports register mask types.
import InputMask from 'imask/controls/input'
import 'imask/masked/pattern'
import {
  digitsIn,
  digitsOfPasted,
  hasCountryCode,
  internationalDigits,
  minDigits,
  type PhoneCountry,
  slotsOf,
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

/** The text of an input event. Autofill gives none, but the field then contains nothing else. */
function textOf({ data, inputType = '' }: InputEvent, value: string): string {
  return data ?? (inputType.startsWith('delete') ? '' : value)
}

const optionsOf = (country: PhoneCountry | null) => ({
  mask: maskOf(country),
  definitions: { n: /[1-9]/ },
  placeholderChar: '_',
  lazy: true,
  prepareChar: western,
})

const newMask = (input: HTMLInputElement, country: PhoneCountry | null) =>
  new InputMask(input, optionsOf(country))

export class PhoneMask {
  readonly #input: HTMLInputElement
  readonly #onForeign: (digits: string) => void
  readonly #mask: ReturnType<typeof newMask>
  #country: PhoneCountry | null
  /** Whether the shopper wrote the plus: the mask shows one in any case. */
  #isWhole: boolean
  #arrived = ''

  /** @param onForeign receives the digits of a number that tells another country */
  constructor(
    input: HTMLInputElement,
    country: PhoneCountry | null,
    onForeign: (digits: string) => void = () => {},
  ) {
    this.#input = input
    this.#country = country
    this.#onForeign = onForeign
    this.#isWhole = hasCountryCode(input.value)
    // Before the mask's own listener, which rewrites the value.
    input.addEventListener('input', (event) => this.#note(event as InputEvent))
    this.#mask = newMask(input, country)
    this.#listen()
  }

  /** Empties the field for another country. */
  change(to: PhoneCountry): void {
    this.#country = to
    this.#mask.value = ''
    this.#mask.updateOptions(optionsOf(to))
    this.#mask.value = ''
  }

  write(digits: string): void {
    const code = this.#country?.phoneCode
    this.#mask.unmaskedValue =
      code !== undefined && digits.startsWith(code) ? digits.slice(code.length) : digits
  }

  #listen(): void {
    const input = this.#input
    input.addEventListener('input', () => {
      const text = this.#arrived
      if (hasCountryCode(text) && digitsIn(text).length >= minDigits) this.#take(text)
    })
    input.addEventListener('focus', () => this.#enter())
    if (input.matches(':focus')) this.#enter()
    else this.#recognize()
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') this.#recognize()
    })
    input.addEventListener('blur', () => this.#leave())
    input.addEventListener('paste', (event) => this.#paste(event))
  }

  #note(event: InputEvent): void {
    const { value } = this.#input
    this.#arrived = textOf(event, value)
    const digits = digitsIn(value)
    const isAll = this.#arrived.length > 1 && digitsIn(this.#arrived) === digits
    if (digits === '' || isAll) this.#isWhole = false
    if (hasCountryCode(this.#arrived)) this.#isWhole = true
  }

  /** Handles a number that arrives at once: pasted or autofilled. */
  #take(text: string): void {
    const digits = internationalDigits(text)
    const country = this.#country
    if (hasCountryCode(text) && country && !digits.startsWith(country.phoneCode))
      this.#onForeign(digits)
    else this.write(digitsOfPasted(country, text))
  }

  #paste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text') ?? ''
    if (digitsIn(text) === '') return
    event.preventDefault()
    this.#isWhole = hasCountryCode(text)
    this.#take(text)
  }

  #enter(): void {
    this.#mask.updateOptions({ lazy: false })
    // The caret starts at the first open slot.
    const open = this.#input.value.indexOf('_')
    if (open >= 0) this.#input.setSelectionRange(open, open)
  }

  /** Without a country, a number that can only be a Turkish mobile one is written as such. */
  #recognize(): void {
    const home = this.#country || this.#isWhole ? null : turkishMobile(this.#mask.unmaskedValue)
    if (home) this.write(home)
  }

  #leave(): void {
    this.#recognize()
    this.#mask.updateOptions({ lazy: true })
    if (this.#mask.unmaskedValue !== '') return
    // A bare dialling code counts as empty.
    this.#mask.value = ''
    this.#isWhole = false
  }
}
