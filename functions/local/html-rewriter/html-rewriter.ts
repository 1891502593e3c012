import { type Token, Tokenizer, TokenizerMode } from 'parse5'

type Handlers = {
  element?: (element: object) => void
  text?: (chunk: { text: string }) => void
}
type Tag = Token.TagToken
type Place = { startOffset: number; endOffset: number } | null | undefined
type Open = { tagName: string; isForeign: boolean; atEnd: () => void }

const voidTags = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/

const modes: Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = {
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  noscript: TokenizerMode.RAWTEXT,
  script: TokenizerMode.SCRIPT_DATA,
}

/** Reads tags as Workers do: an end tag closes its own element and what is open in it, and the page's end closes none. */
class Reading {
  private readonly open: Open[] = []
  private readonly tokenizer: Tokenizer

  constructor(
    private readonly html: string,
    private readonly handlers: Handlers,
  ) {
    const text = ({ location }: { location: Place }) => this.text(location)
    this.tokenizer = new Tokenizer(
      { sourceCodeLocationInfo: true },
      {
        onStartTag: (tag) => this.start(tag),
        onEndTag: (tag) => this.end(tag.tagName),
        onCharacter: text,
        onWhitespaceCharacter: text,
        onNullCharacter: text,
        onComment: () => {},
        onDoctype: () => {},
        onEof: () => {},
      },
    )
  }

  run(): void {
    this.tokenizer.write(this.html, true)
  }

  private raw(place: Place): string {
    return place ? this.html.slice(place.startOffset, place.endOffset) : ''
  }

  /** Texts outside all elements match no `*`. */
  private text(place: Place): void {
    if (this.open.length > 0) this.handlers.text?.({ text: this.raw(place) })
  }

  private start(tag: Tag): void {
    const { tagName } = tag
    const isForeign = /^(?:svg|math)$/.test(tagName) || this.open.at(-1)?.isForeign === true
    this.tokenizer.inForeignNode = isForeign
    const hasEnd = isForeign ? !tag.selfClosing : !voidTags.test(tagName)
    const opened = { tagName, isForeign, atEnd: () => {} }
    if (hasEnd) this.open.push(opened)
    this.give(tag, (then) => {
      if (!hasEnd) throw new TypeError('Parser error: No end tag.')
      opened.atEnd = then
    })
    const mode = isForeign ? undefined : modes[tagName]
    if (mode === undefined) return
    this.tokenizer.state = mode
    this.tokenizer.lastStartTagName = tagName
  }

  /** An element can be asked only until its handler returns. */
  private give(tag: Tag, onEndTag: (then: () => void) => void): void {
    let isValid = true
    const whileValid = <T>(value: T): T => {
      if (!isValid) throw new TypeError('This content token is no longer valid.')
      return value
    }
    this.handlers.element?.({
      get tagName() {
        return whileValid(tag.tagName)
      },
      getAttribute: (name: string) => whileValid(this.attribute(tag, name)),
      hasAttribute: (name: string) => whileValid(this.attribute(tag, name)) !== null,
      onEndTag: (then: () => void) => whileValid(onEndTag)(then),
    })
    isValid = false
  }

  private end(tagName: string): void {
    const at = this.open.findLastIndex((one) => one.tagName === tagName)
    if (at < 0) return
    for (const one of this.open.splice(at).reverse()) one.atEnd()
    this.tokenizer.inForeignNode = this.open.at(-1)?.isForeign === true
  }

  /** As it is written: entities stay, as in Workers. */
  private attribute({ location }: Tag, name: string): string | null {
    const place = location?.attrs?.[name]
    if (!place) return null
    const [, value = ''] = /^[^=]*=\s*["']?([\s\S]*?)["']?$/.exec(this.raw(place)) ?? []
    return value
  }
}

/** Stands in for the HTMLRewriter of Workers in Node: the one selector `*`, and raw texts. */
export class NodeHtmlRewriter {
  private handlers: Handlers = {}

  on(selector: string, handlers: Handlers): this {
    if (selector !== '*') throw new Error(`The stand-in knows no "${selector}", only "*".`)
    this.handlers = handlers
    return this
  }

  transform(response: Response): { arrayBuffer: () => Promise<ArrayBuffer> } {
    return {
      arrayBuffer: async () => {
        new Reading(await response.text(), this.handlers).run()
        return new ArrayBuffer(0)
      },
    }
  }
}

Object.assign(globalThis, { HTMLRewriter: NodeHtmlRewriter })
