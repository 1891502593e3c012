import { decodeHTMLAttribute } from 'entities'
import { Parser } from 'htmlparser2'

/** What a text of the shop consists of; texts are HTML, attributes are decoded. */
export type HtmlHandler = {
  onopentag: (tag: string, attributes: Record<string, string>) => void
  onclosetag: (tag: string) => void
  ontext: (text: string) => void
}

const removedWhole = 'script style template noscript iframe object form svg math'.split(' ')

const currency = '(?:₺|€|\\$|£|TL|TRY|USD|EUR|&#8378;|&euro;)'

/** The end of a text and the start of the next one, which would read as one amount. */
const amounts: [end: RegExp, start: RegExp][] = [
  [new RegExp(`\\d(?:\\s|&nbsp;)*${currency}$`), new RegExp(`^${currency}?\\d`)],
  [/\d$/, new RegExp(`^${currency}\\d`)],
  [/\d[.,]\d{2}$/, /^\d/],
]
const amount = /^[₺€$£]?\d/
const crossedOut = /^(?:s|del|strike)$/
const longestAmount = 40

function amountsApart() {
  let before = ''
  let isBehindTag = false
  let isBehindCrossedOut = false
  const isNext = (text: string) =>
    (isBehindCrossedOut && amount.test(text)) ||
    (isBehindTag && amounts.some(([end, start]) => end.test(before) && start.test(text)))
  return {
    passTag: (closed = '') => {
      isBehindTag = true
      isBehindCrossedOut ||= crossedOut.test(closed)
    },
    read(text: string): string {
      const apart = isNext(text) ? ` ${text}` : text
      before = (before + text).slice(-longestAmount)
      isBehindTag = isBehindCrossedOut = false
      return apart
    },
  }
}

const decoded = (attributes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, decodeHTMLAttribute(value)]),
  )

/** More is nested by mistake alone, and makes each closing tag a long search. */
const maxDepth = 100

const isCell = (tag: string) => tag === 'td' || tag === 'th'
const isPart = (tag: string) => /^(?:thead|tbody|tr|td|th|table)$/.test(tag)

/** Of a document in one piece: closing tags reach no further than a browser's, to the cell or table they stand in. */
class ScopedParser extends Parser {
  constructor(
    private readonly html: string,
    private readonly open: readonly string[],
    handler: HtmlHandler,
  ) {
    super(handler, { decodeEntities: false })
  }

  override onopentagname(start: number, end: number): void {
    if (this.open.length < maxDepth) super.onopentagname(start, end)
  }

  override onclosetag(start: number, end: number): void {
    // biome-ignore lint/plugin: a tag is no text
    const tag = this.html.slice(start, end).toLowerCase()
    const outer = this.open.findLastIndex(isPart(tag) ? (one) => one === 'table' : isCell)
    if (/^(?:table|br)$/.test(tag) || this.open.indexOf(tag, outer + 1) >= 0)
      super.onclosetag(start, end)
  }
}

/**
 * Reads a text of the shop, whatever it is like, in a time that grows with its length alone: each opening tag has its
 * closing one, void elements too. Scripts and the like are left out with all that they hold, and so are `removed` tags.
 */
export function readHtml(html: string, handler: HtmlHandler, removed: string[] = []): void {
  const open: string[] = []
  const left = new Set([...removedWhole, ...removed])
  const gaps = amountsApart()
  let removedFrom = Number.POSITIVE_INFINITY
  new ScopedParser(html, open, {
    onopentag(tag, attributes) {
      if (left.has(tag)) removedFrom = Math.min(removedFrom, open.length)
      open.push(tag)
      gaps.passTag()
      if (open.length <= removedFrom) handler.onopentag(tag, decoded(attributes))
    },
    onclosetag(tag) {
      if (open.length <= removedFrom) handler.onclosetag(tag)
      if (open.at(-1) === tag) open.pop()
      gaps.passTag(tag)
      if (open.length <= removedFrom) removedFrom = Number.POSITIVE_INFINITY
    },
    ontext(text) {
      if (open.length <= removedFrom)
        handler.ontext(gaps.read(text).replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
    },
  }).end(html)
}
