const empty = /^(?:br|hr|img)$/
const cells = 'td|th'
const parts = `thead|tbody|tr|${cells}`
const isPart = (tag: string) => new RegExp(`^(?:${parts}|table)$`).test(tag)
const isCell = (tag: string) => tag === 'td' || tag === 'th'
const blocks = 'p|ul|ol|dl|div|table|hr|h[1-6]|blockquote'

/** What the start of an element ends, unless something of `within` is open in it. */
const ending: [start: RegExp, ends: RegExp, within: RegExp][] = [
  [/^li$/, /^li$/, /^(?:ul|ol)$/],
  [/^d[td]$/, /^d[td]$/, /^dl$/],
  [new RegExp(`^(?:${cells})$`), new RegExp(`^(?:${cells})$`), /^(?:tr|table)$/],
  [/^tr$/, new RegExp(`^(?:tr|${cells})$`), /^(?:thead|tbody|table)$/],
  [/^t(?:head|body)$/, new RegExp(`^(?:${parts})$`), /^table$/],
  [new RegExp(`^(?:${blocks})$`), /^p$/, new RegExp(`^(?:${cells}|table)$`)],
]

/** The place of the first open element of a kind behind the last one of `within`; -1 for none. */
function firstOf(open: string[], kind: RegExp, within: RegExp): number {
  const outer = open.findLastIndex((tag) => within.test(tag))
  return open.findIndex((tag, at) => at > outer && kind.test(tag))
}

/** The place of what a closing tag ends: the last of its kind in the same table or cell; -1 for none. */
function endedBy(open: string[], tag: string): number {
  const at = open.lastIndexOf(tag)
  const outer = open.findLastIndex((one) => (isPart(tag) ? one === 'table' : isCell(one)))
  return at > outer || (tag === 'table' && at >= 0) ? at : -1
}

/**
 * Sanitised HTML with an end for each element, and none without a start: else a text of the shop would go on in what
 * stands behind it. @param html tags that hold no `>` but their own
 */
export function balancedHtml(html: string): string {
  const open: string[] = []
  const endFrom = (at: number) =>
    at < 0
      ? ''
      : open
          .splice(at)
          .toReversed()
          .map((tag) => `</${tag}>`)
          .join('')
  const start = (tag: string) => {
    const ended = ending
      .filter(([starts]) => starts.test(tag))
      .map(([, ends, within]) => endFrom(firstOf(open, ends, within)))
    if (!empty.test(tag)) open.push(tag)
    return ended.join('')
  }
  const balanced = html.replace(/<(\/?)([a-z][a-z\d]*)[^<>]*>/g, (written, slash, tag) =>
    slash ? endFrom(endedBy(open, tag)) : start(tag) + written,
  )
  return balanced + endFrom(open.length > 0 ? 0 : -1)
}
