import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Tag = DefaultTreeAdapterMap['element']
type Handlers = {
  element?: (element: object) => void
  text?: (chunk: { text: string }) => void
}

const between = (html: string, place: { startOffset: number; endOffset: number }) =>
  html.slice(place.startOffset, place.endOffset)

/** As it is written: entities stay, as in Workers. */
function rawAttribute(html: string, tag: Tag, name: string): string | null {
  const place = tag.sourceCodeLocation?.attrs?.[name]
  if (!place) return null
  const [, value = ''] = /^[^=]*=\s*["']?([\s\S]*?)["']?$/.exec(between(html, place)) ?? []
  return value
}

const voidTags = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/

/** As in Workers, what cannot have content has no end: void tags, and tags of SVG that close themselves. */
function hasEnd(html: string, tag: Tag): boolean {
  const place = tag.sourceCodeLocation?.startTag
  const isSelfClosing = place !== undefined && between(html, place).endsWith('/>')
  const isHtml = tag.namespaceURI === 'http://www.w3.org/1999/xhtml'
  return isHtml ? !voidTags.test(tag.tagName) : !isSelfClosing
}

/** A start tag as HTMLRewriter gives it; `endings` collects what waits for its end. */
function elementOf(html: string, tag: Tag, endings: (() => void)[]): object {
  return {
    tagName: tag.tagName,
    getAttribute: (name: string) => rawAttribute(html, tag, name),
    hasAttribute: (name: string) => rawAttribute(html, tag, name) !== null,
    onEndTag: (then: () => void) => {
      if (!hasEnd(html, tag)) throw new TypeError('Parser error: No end tag.')
      endings.splice(0, 1, then)
    },
  }
}

/** Stands in for the HTMLRewriter of Workers in tests in Node: the one selector `*`, and raw texts. */
export class TestHtmlRewriter {
  private handlers: Handlers = {}

  on(selector: string, handlers: Handlers): this {
    if (selector !== '*') throw new Error(`The stand-in knows no "${selector}", only "*".`)
    this.handlers = handlers
    return this
  }

  transform(response: Response): { arrayBuffer: () => Promise<ArrayBuffer> } {
    return {
      arrayBuffer: async () => {
        const html = await response.text()
        this.walk(html, parse(html, { sourceCodeLocationInfo: true }))
        return new ArrayBuffer(0)
      },
    }
  }

  private walk(html: string, node: Node): void {
    if (defaultTreeAdapter.isTextNode(node) && node.sourceCodeLocation)
      this.handlers.text?.({ text: between(html, node.sourceCodeLocation) })
    const endings: (() => void)[] = []
    const isTag = defaultTreeAdapter.isElementNode(node)
    if (isTag && node.sourceCodeLocation) this.handlers.element?.(elementOf(html, node, endings))
    const inner =
      isTag && node.tagName === 'template'
        ? defaultTreeAdapter.getTemplateContent(node as never)
        : node
    if ('childNodes' in inner) for (const child of inner.childNodes) this.walk(html, child)
    for (const end of endings) end()
  }
}

Object.assign(globalThis, { HTMLRewriter: TestHtmlRewriter })
