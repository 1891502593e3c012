import { atEnd } from '../at-end'
import type { Heading } from '../page-source'

const headings = /^h[2-6]$/

/** Knows the heading that stands before or around a place of a page. */
export class HeadingReader {
  last: Heading = { words: '' }
  private isOpen = false

  constructor(private readonly isUnread: () => boolean) {}

  element(element: Element): void {
    if (!headings.test(element.tagName) || this.isUnread()) return
    this.last = { words: '' }
    this.isOpen = true
    atEnd(element, () => {
      this.isOpen = false
    })
  }

  text(text: string): void {
    if (this.isOpen && !this.isUnread()) this.last.words += text
  }
}
