import { atEnd, isVoid } from './at-end'

const skippedTags = new Set(['script', 'style', 'form', 'nav', 'noscript', 'template', 'iframe'])
const readAttributes = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan']

export const isMainPart = (element: Element): boolean =>
  element.tagName === 'main' || element.getAttribute('role') === 'main'

const named = /^(?:main|content|main-content|page-content|entry-content)$/i

/** What themes without a `main` call it. */
export const isNamedMain = (element: Element): boolean =>
  ['id', 'class'].some((name) =>
    (element.getAttribute(name) ?? '').split(/\s+/).some((one) => named.test(one)),
  )

/** Collects the HTML of a page's main part, without forms, menus and scripts; still to be sanitised. */
export class MainReader {
  constructor(private readonly isMain: (element: Element) => boolean) {}

  html = ''
  private depth = 0
  private skipped = 0

  element(element: Element): void {
    const { tagName } = element
    const isMain = this.depth === 0 && this.isMain(element)
    if (this.depth === 0 && !isMain) return
    const isSkipped = skippedTags.has(tagName)
    if (this.skipped === 0 && !isSkipped && !isMain) this.html += openTag(element)
    if (isVoid(element)) return
    this.depth += 1
    if (isSkipped) this.skipped += 1
    atEnd(element, () => {
      this.depth -= 1
      if (isSkipped) this.skipped -= 1
      else if (this.skipped === 0 && !isMain) this.html += `</${tagName}>`
    })
  }

  text(text: string): void {
    if (this.depth > 0 && this.skipped === 0) this.html += text
  }
}

function openTag(element: Element): string {
  const attributes = readAttributes.flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : [` ${name}="${value.replaceAll('"', '&quot;')}"`]
  })
  return `<${element.tagName}${attributes.join('')}>`
}
