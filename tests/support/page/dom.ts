import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export type Element = Tree.Element
type Node = Tree.Node

/** Elements without visible text. `noscript` is visible: there is no script here. */
const unread = new Set(['script', 'style', 'template', 'head', 'svg'])

export const isElement = (node: Node): node is Element => 'tagName' in node

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value

export const has = (element: Element, name: string): boolean =>
  element.attrs.some((one) => one.name === name)

export function parseDocument(html: string): Tree.Document {
  return parse(html, { scriptingEnabled: false })
}

export const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])

export const isHidden = (element: Element): boolean =>
  unread.has(element.tagName) ||
  has(element, 'hidden') ||
  (element.tagName === 'input' && attribute(element, 'type') === 'hidden')

/** All elements below a node in document order, hidden ones too. */
export function everyElement(node: Node, found: Element[] = []): Element[] {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue
    found.push(child)
    everyElement(child, found)
  }
  return found
}

const blocks = new Set(
  'p div li dt dd tr td th h1 h2 h3 h4 h5 h6 section article header footer ul ol dl br label legend option button summary strong'.split(
    ' ',
  ),
)

const none: ReadonlySet<string> = new Set()

function rawText(node: Node, skip: ReadonlySet<string>): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value
  if (isElement(node)) {
    if (skip.has(node.tagName) || isHidden(node) || attribute(node, 'aria-hidden') === 'true')
      return ''
    if (node.tagName === 'img') return ` ${attribute(node, 'alt') ?? ''} `
  }
  const inside = childrenOf(node)
    .map((child) => rawText(child, skip))
    .join('')
  return isElement(node) && blocks.has(node.tagName) ? ` ${inside} ` : inside
}

/** The visible text of a node without some tags, on one line; all whitespace becomes one space. */
export const textWithout = (node: Node, skip: ReadonlySet<string>): string =>
  rawText(node, skip).replace(/\s+/g, ' ').trim()

/** The visible text of a node with its original whitespace. */
export const rawTextOf = (node: Node): string => rawText(node, none).trim()

/** The text nodes of an element as they are, visible or not. */
export const contentOf = (element: Element): string =>
  childrenOf(element)
    .map((child) => (child.nodeName === '#text' ? (child as Tree.TextNode).value : ''))
    .join('')

const read = new WeakMap<Node, string>()

export function textOf(node: Node): string {
  const text = read.get(node) ?? textWithout(node, none)
  read.set(node, text)
  return text
}

export function ancestors(element: Element): Element[] {
  const found: Element[] = []
  let at = element.parentNode
  while (at && isElement(at)) {
    found.push(at)
    at = at.parentNode
  }
  return found
}
