import { atEnd } from '../at-end'
import type { OptionSource } from '../page-source'

const colourIn = /background(?:-color)?:\s*(#[\da-f]{3,6})/i

/** Collects the variant options of a product's page: elements of a group (`data-group-id`) with an option's id. */
export class OptionReader {
  readonly options: OptionSource[] = []
  readonly groups: string[] = []
  private option: OptionSource | null = null
  private isTitle = false

  /** @param isOwn whether a place of the page is of its product */
  constructor(private readonly isOwn: () => boolean) {}

  save(): () => boolean {
    const [options, groups] = [this.options.length, this.groups.length]
    return () => {
      const hasChanged = this.options.length > options || this.groups.length > groups
      this.options.length = Math.min(this.options.length, options)
      this.groups.length = Math.min(this.groups.length, groups)
      return hasChanged
    }
  }

  element(element: Element): void {
    if (!this.isOwn()) return
    const group = element.getAttribute('data-group-id')
    const id = element.getAttribute('data-type-id') ?? element.getAttribute('data-id')
    if ((group === '1' || group === '2') && id) this.begin(element, group === '1' ? 1 : 2, id)
    else if (this.option) this.colour(this.option, element)
    else if (/(?:^|\s)feature-title(?:\s|$)/.test(element.getAttribute('class') ?? ''))
      this.title(element)
  }

  text(text: string): void {
    if (this.option) this.option.label += text
    else if (this.isTitle) this.groups[this.groups.length - 1] += text
  }

  private begin(element: Element, group: 1 | 2, id: string): void {
    const option = { group, id, label: '', colour: '' }
    const title = element.getAttribute('title') ?? ''
    this.option = option
    this.colour(option, element)
    atEnd(element, () => {
      this.option = null
      option.label = option.label.trim() || title
      this.options.push(option)
    })
  }

  private colour(option: OptionSource, element: Element): void {
    option.colour ||= colourIn.exec(element.getAttribute('style') ?? '')?.[1] ?? ''
  }

  private title(element: Element): void {
    this.groups.push('')
    this.isTitle = true
    atEnd(element, () => {
      this.isTitle = false
    })
  }
}
