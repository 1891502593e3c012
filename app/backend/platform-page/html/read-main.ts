import { atEnd, isVoid } from './at-end'

const skippedTags = new Set(['script', 'style', 'form', 'nav', 'noscript', 'template', 'iframe'])
/** Shorter words beside a heading are a path or a date, where the page has a longer text. */
const minText = 40
const readAttributes = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan']

export const isMainPart = (element: Element): boolean =>
  element.tagName === 'main' || element.getAttribute('role') === 'main'

const named = /^(?:main|content|main-content|page-content|entry-content)$/i

/** What themes without a `main` call it. */
export const isNamedMain = (element: Element): boolean =>
  ['id', 'class'].some((name) =>
    (element.getAttribute(name) ?? '').split(/\s+/).some((one) => named.test(one)),
  )

const descriptionIds = /^(?:product-fullbody|productDetailTab|product-?description)$/i

export const isDescription = (element: Element): boolean =>
  !isVoid(element) &&
  (descriptionIds.test(element.getAttribute('id') ?? '') ||
    element.getAttribute('itemprop') === 'description')

const around = /^(?:header|footer|aside|nav|form|script|style|noscript|template|iframe|a|title)$/

/** Finds the innermost element that holds the page's first heading and a text, else a short one below it, by its place among all. */
export class TextFinder {
  private long = -1
  private short = -1
  private isBelow = false
  private elements = 0
  private beside = 0
  private readonly open: { at: number; length: number; hasHeading: boolean; hasText: boolean }[] =
    []

  get found(): number {
    return this.long < 0 ? this.short : this.long
  }

  element(element: Element): void {
    const at = this.elements++
    const isHeading = element.tagName === 'h1'
    const isBeside = isHeading || around.test(element.tagName)
    this.open.push({ at, length: 0, hasHeading: isHeading, hasText: false })
    if (isBeside) this.beside += 1
    atEnd(element, () => {
      if (isBeside) this.beside -= 1
      this.isBelow ||= isHeading
      this.close()
    })
  }

  text(text: string): void {
    const open = this.open.at(-1)
    const { length } = text.trim()
    if (!open || this.beside > 0) return
    open.length += length
    open.hasText ||= this.isBelow && length > 0
  }

  private close(): void {
    const closed = this.open.pop()
    const outer = this.open.at(-1)
    if (!closed) return
    const { at, length, hasHeading, hasText } = closed
    if (hasHeading && length >= minText && this.long < 0) this.long = at
    if (hasHeading && hasText && this.short < 0) this.short = at
    if (!outer) return
    outer.length += length
    outer.hasHeading ||= hasHeading
    outer.hasText ||= hasText
  }
}

/** The element at a place among all. */
export function isAt(place: number): (element: Element) => boolean {
  let at = 0
  return () => at++ === place
}

/** Collects the HTML of a page's main part, without forms, menus and scripts; still to be sanitised. */
export class MainReader {
  constructor(private readonly isMain: (element: Element) => boolean) {}

  html = ''
  private depth = 0
  private skipped = 0

  element(element: Element): void {
    const { tagName } = element
    const isNamed = this.isMain(element)
    const isMain = this.depth === 0 && isNamed
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
