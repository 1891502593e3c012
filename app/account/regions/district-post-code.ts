import type { RegionName } from './region-boxes'

/** The postal code of the chosen district, in its field until somebody types another. */
export class DistrictPostCode {
  readonly #code: HTMLInputElement | null
  /** Holds the code that came with the district. */
  readonly #codeOfDistrict: HTMLInputElement | null
  readonly #savedDistrict: HTMLInputElement | null
  #hasDistrict: boolean

  constructor(element: HTMLElement) {
    const inputOf = (name: string) =>
      element.closest('form')?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null
    this.#code = inputOf('post_code')
    this.#codeOfDistrict = inputOf('post_code_before')
    this.#savedDistrict = inputOf('district_before')
    this.#hasDistrict = Boolean(this.#savedDistrict?.value)
  }

  /** Empties an unchanged code of the previous district or country; a typed one stays. */
  drop(changed: RegionName): void {
    const isPast = this.#hasDistrict || changed === 'country'
    if (this.#code && isPast && this.#code.value === this.#codeOfDistrict?.value)
      this.#code.value = ''
    this.#hasDistrict = false
    if (this.#savedDistrict) this.#savedDistrict.value = ''
  }

  /** @param postCode of the district; '' for none */
  fill(postCode: string, hasDistrict: boolean): void {
    if (this.#code && this.#codeOfDistrict && postCode && !this.#code.value) {
      this.#code.value = postCode
      this.#codeOfDistrict.value = postCode
    }
    this.#hasDistrict = hasDistrict
  }
}
