import { atEnd, endNow, isVoid } from './at-end'

/** No theme nests so deep, but a text of unclosed tags does, and each element costs more the deeper it stands. */
const maxDepth = 100
/** What stays open of such a text: what follows has room to be whole. */
const depthAfter = 50

type Closing = { ends: readonly string[]; within: readonly string[] }

const lists = ['ul', 'ol', 'menu', 'template']
const cells = ['td', 'th']
const rowGroups = ['thead', 'tbody', 'tfoot']
const item: Closing = { ends: ['li'], within: lists }
const term: Closing = { ends: ['dt', 'dd'], within: ['dl', 'template'] }
const choice: Closing = { ends: ['option'], within: ['select', 'datalist'] }
const cell: Closing = { ends: cells, within: ['tr', 'table', 'template'] }
const paragraph: Closing = { ends: ['p'], within: [...cells, 'button', 'caption', 'template'] }

const blocks = [
  ...['address', 'article', 'aside', 'blockquote', 'div', 'dl', 'fieldset', 'figure', 'footer'],
  ...['form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'main', 'nav', 'ol', 'p', 'pre'],
  ...['section', 'table', 'ul'],
]

/** Which open elements a start tag closes, by the rules of HTML for end tags that may be left out. */
const closings: Record<string, Closing[]> = {
  ...Object.fromEntries(blocks.map((name) => [name, [paragraph]])),
  ...{ li: [paragraph, item], dt: [paragraph, term], dd: [paragraph, term] },
  ...{ option: [choice], optgroup: [choice], td: [cell], th: [cell] },
  tr: [{ ends: ['tr'], within: ['table', 'template'] }],
  ...Object.fromEntries(
    rowGroups.map((name) => [
      name,
      [{ ends: [...rowGroups, 'tr'], within: ['table', 'template'] }],
    ]),
  ),
}

/** The elements that are open at a place of a page. HTMLRewriter knows no end tag that HTML lets a page leave out. */
export class OpenElements {
  private readonly open: { element: Element; name: string }[] = []

  begin(element: Element): void {
    const { tagName: name } = element
    for (const closing of closings[name] ?? []) this.close(closing)
    if (isVoid(element)) return
    if (this.open.length >= maxDepth) this.closeFrom(depthAfter)
    const opened = { element, name }
    this.open.push(opened)
    atEnd(element, () => {
      const at = this.open.lastIndexOf(opened)
      if (at >= 0) this.open.splice(at, 1)
    })
  }

  finish(): void {
    this.closeFrom(0)
  }

  private close({ ends, within }: Closing): void {
    const inside = this.open.findLastIndex(({ name }) => within.includes(name)) + 1
    const first = this.open.findIndex(({ name }, at) => at >= inside && ends.includes(name))
    if (first >= 0) this.closeFrom(first)
  }

  private closeFrom(first: number): void {
    for (const { element } of this.open.splice(first).reverse()) endNow(element)
  }
}
