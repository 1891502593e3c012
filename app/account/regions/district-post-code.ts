import type { RegionName } from './region-boxes'

/** The postal code of the chosen district, in its field until somebody types another. */
export class DistrictPostCode {
  readonly #code: HTMLInputElement
  /** Holds the code that came with the district. */
  readonly #codeOfDistrict: HTMLInputElement
  readonly #savedDistrict: HTMLInputElement
  readonly #regionsOfCode: HTMLInputElement
  #hasDistrict: boolean

  constructor(element: HTMLElement) {
    const form = element.closest('form')
    // What a form does not have is a field of its own, which is not sent.
    const inputOf = (name: string) =>
      form?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? document.createElement('input')
    this.#code = inputOf('post_code')
    this.#codeOfDistrict = inputOf('post_code_before')
    this.#savedDistrict = inputOf('district_before')
    this.#regionsOfCode = inputOf('code_regions')
    this.#hasDistrict = Boolean(this.#savedDistrict.value)
  }

  /** Empties an unchanged code of the previous district or country; a typed one stays. */
  drop(changed: RegionName): void {
    const isPast = this.#hasDistrict || changed === 'country'
    if (isPast && this.#code.value === this.#codeOfDistrict.value) this.empty()
    this.#hasDistrict = false
    this.#savedDistrict.value = ''
  }

  /** For a code of other regions than those that have just been chosen; those that it chose are forgotten with it. */
  empty(): void {
    this.#code.value = ''
    this.#regionsOfCode.value = ''
  }

  /** @param postCode of the district; '' for none */
  fill(postCode: string, hasDistrict: boolean): void {
    if (postCode && !this.#code.value) {
      this.#code.value = postCode
      this.#codeOfDistrict.value = postCode
    }
    this.#hasDistrict = hasDistrict
  }
}
