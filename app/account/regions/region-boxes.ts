import { type RegionField, regionLevels } from '~/account/address-form/address-rules'
import { fold } from '~/i18n/casing'
import type { Locale } from '~/i18n/use-locale'
import { dropSentence } from '~/rendering/forms/field-errors'
import { regionBox, regionOption } from './region-inputs'

export type RegionName = 'country' | RegionField['level']

export const regionNames: RegionName[] = ['country', ...regionLevels]

export const namesBelow = (name: RegionName) => regionNames.slice(regionNames.indexOf(name) + 1)

/** The fields of the regions on the page: a select, or an input where there is no list. */
export class RegionBoxes {
  readonly #element: HTMLElement
  readonly #end: Element
  readonly #locale: Locale
  readonly #chosenBefore = new Map<RegionName, string>()

  constructor(element: HTMLElement, end: Element, locale: Locale) {
    this.#element = element
    this.#end = end
    this.#locale = locale
  }

  #idOf(name: RegionName): string {
    // The form's `id` property is its field of that name.
    return `${this.#element.closest('form')?.getAttribute('id')}-${name}`
  }

  #boxOf(name: RegionName) {
    return this.#element.querySelector(`#${this.#idOf(name)}`)?.closest('.field')
  }

  #selectOf(name: RegionName) {
    const selects = [...this.#element.querySelectorAll('select')]
    return selects.find((select) => select.name === `${name}_code`)
  }

  #textIn(name: RegionName): string {
    return this.#boxOf(name)?.querySelector('input')?.value.trim() ?? ''
  }

  chosen(name: RegionName): string {
    return this.#selectOf(name)?.value ?? ''
  }

  initial(name: RegionName): string {
    const options = [...(this.#selectOf(name)?.options ?? [])]
    return options.find((option) => option.defaultSelected)?.value ?? ''
  }

  /** The largest region that the shopper has changed. */
  changed(): RegionName | undefined {
    return regionNames.find(
      (name) => this.#selectOf(name) && this.chosen(name) !== this.initial(name),
    )
  }

  /** Text that was typed for want of a list survives the first choice above it, but no later change. */
  clearBelow(changed: RegionName): void {
    const isFirst = !(this.#chosenBefore.get(changed) ?? this.initial(changed))
    this.#chosenBefore.set(changed, this.chosen(changed))
    for (const name of namesBelow(changed))
      if (!(isFirst && this.#textIn(name))) this.#boxOf(name)?.remove()
  }

  /** Removes the lists of these regions; what was typed for want of one stays. */
  removeLists(names: RegionName[]): void {
    for (const name of names) if (this.#selectOf(name)) this.#boxOf(name)?.remove()
  }

  /** Draws a field. What was typed there is chosen in its list, else it stays. @returns whether it was chosen */
  draw(field: RegionField): boolean {
    const { level } = field
    const typed = fold(this.#textIn(level))
    const options = typed && field.kind === 'pick' ? field.options : []
    const found = options.find(({ title }) => fold(title) === typed)
    if (typed && !found) return false
    const box = regionBox(field, this.#idOf(level), this.#locale)
    const select = box.querySelector('select')
    if (select && found) select.value = found.code
    this.#place(box, level)
    if (select?.value) dropSentence(select)
    this.#chosenBefore.set(level, field.kind === 'pick' ? field.chosen : '')
    return found !== undefined
  }

  #place(box: HTMLElement, name: RegionName): void {
    const old = this.#boxOf(name)
    const below = namesBelow(name).map((one) => this.#boxOf(one))
    if (old) old.replaceWith(box)
    else this.#element.insertBefore(box, below.find(Boolean) ?? this.#end)
  }

  /** Gives a select its full list and keeps its choice; draws one for what was saved as free text. */
  fillList(field: RegionField): void {
    if (field.kind !== 'pick') return
    const select = this.#selectOf(field.level)
    if (!select) {
      this.draw(field)
      return
    }
    const { value } = select
    for (const option of [...select.options].slice(1)) option.remove()
    for (const region of field.options) select.add(regionOption(region, field.chosen))
    select.value = value
  }
}
