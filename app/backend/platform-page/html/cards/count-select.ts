import { atEnd } from '../at-end'

const count = /^(\d{1,4})(?:\s*(?:adet|x|pcs\.?|stück))?$/i

/** Reads fields that choose one of several counts, "1" among them; sizes and colours are none. */
export class CountSelect {
  private options: string[] = []
  private chosenAt = 0
  private depth = 0

  /** @param take is given the chosen count before the field's element ends */
  constructor(private readonly take: (count: string) => void) {}

  element(element: Element): void {
    const { tagName } = element
    if (tagName === 'option' && this.depth > 0) {
      if (element.hasAttribute('selected')) this.chosenAt = this.options.length
      this.options.push('')
    }
    if (tagName !== 'select') return
    Object.assign(this, { options: [], chosenAt: 0 })
    this.depth += 1
    atEnd(element, () => {
      this.depth -= 1
      const counts = this.options.map((words) => count.exec(words.trim())?.[1])
      const chosen = counts[this.chosenAt]
      if (chosen && counts.includes('1') && counts.every(Boolean)) this.take(chosen)
    })
  }

  text(text: string): void {
    const at = this.options.length - 1
    if (this.depth > 0 && at >= 0) this.options[at] += text
  }
}
