import { atEnd } from '../at-end'

const named = /adet|miktar|qty|quantity|count|menge|anzahl/i
const count = /^(\d{1,4})(?:\s*(?:adet|x|pcs\.?|stück))?$/i

/** Reads fields that are named as counts, and choose one of several; sizes may be numbers too. */
export class CountSelect {
  private options: string[] = []
  private chosenAt = 0
  private depth = 0
  private isCount = false

  /** @param take is given the chosen count before the field's element ends */
  constructor(private readonly take: (count: string) => void) {}

  element(element: Element): void {
    const { tagName } = element
    if (tagName === 'option' && this.depth > 0) {
      if (element.hasAttribute('selected')) this.chosenAt = this.options.length
      this.options.push('')
    }
    if (tagName !== 'select') return
    const names = ['name', 'id', 'class', 'aria-label'].map((one) => element.getAttribute(one))
    Object.assign(this, { options: [], chosenAt: 0, isCount: named.test(names.join(' ')) })
    this.depth += 1
    atEnd(element, () => {
      this.depth -= 1
      const counts = this.options.map((words) => count.exec(words.trim())?.[1])
      const chosen = counts[this.chosenAt]
      if (this.isCount && chosen && counts.every(Boolean)) this.take(chosen)
    })
  }

  text(text: string): void {
    const at = this.options.length - 1
    if (this.depth > 0 && at >= 0) this.options[at] += text
  }
}
