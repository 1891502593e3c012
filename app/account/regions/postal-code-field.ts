import type { RegionField } from '~/account/address-form/address-rules'
import { western } from '~/forms/phone/phone-rules'
import { clearErrors, showErrors } from '~/rendering/forms/field-errors'

/** The typed postal code where the shop knows codes: what it chose, and what is wrong with it. */
export class PostalCodeField {
  readonly #input: HTMLInputElement | null | undefined
  readonly #filled: HTMLInputElement | null | undefined

  constructor(element: HTMLElement) {
    const form = 'findsPostalCodes' in element.dataset ? element.closest('form') : null
    const inputOf = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`)
    this.#input = inputOf('post_code')
    this.#filled = inputOf('code_regions')
  }

  get code(): string {
    return western(this.#input?.value ?? '').replace(/\s/g, '')
  }

  get isWhole(): boolean {
    return /^\d{5}$/.test(this.code)
  }

  /** Calls `onWhole` as soon as a whole code is typed, `onPart` when the field is left with a part of one. */
  watch(onWhole: () => void, onPart: () => void): void {
    const input = this.#input
    input?.addEventListener('input', () => this.isWhole && onWhole())
    input?.addEventListener('change', () => this.code && !this.isWhole && onPart())
    if (this.isWhole && input?.value !== input?.defaultValue) onWhole()
  }

  hasFilled(name: string, code: string): boolean | undefined {
    return this.#filled?.value.split(' ').includes(`${name}:${code}`)
  }

  noteFilled(fields: RegionField[]): void {
    if (!this.#filled || !this.isWhole) return
    const isAbove = (one: string) => fields.every(({ level }) => !one.startsWith(level))
    const chosen = fields.flatMap((field) =>
      field.kind === 'pick' && field.chosen ? `${field.level}:${field.chosen}` : [],
    )
    this.#filled.value = [...this.#filled.value.split(' ').filter(isAbove), ...chosen].join(' ')
  }

  show(error: string): void {
    const form = this.#input?.form
    if (!this.#input || !form) return
    if (error) showErrors(form, { status: 'error', error: { post_code: [error] } })
    else if (this.code) clearErrors(this.#input)
  }
}
