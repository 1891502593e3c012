import { parseDocument } from 'htmlparser2'

/** An element for React: its tag, its attributes by React's names, its children. */
export type PageElement = [
  tag: string,
  props: Record<string, unknown>,
  ...children: (string | PageElement)[],
]

const reactNames: Record<string, string> = { class: 'className', for: 'htmlFor' }

/** Elements whose text React must not escape. */
const raw = new Set(['script', 'style'])

type Parsed = ReturnType<typeof parseDocument>['children']

const textOf = (nodes: Parsed): string =>
  nodes.map((node) => (node.type === 'text' ? node.data : '')).join('')

function childrenOf(nodes: Parsed): (string | PageElement)[] {
  return nodes.flatMap((node): (string | PageElement)[] => {
    if (node.type === 'text') return [node.data]
    if (!('attribs' in node)) return []
    // React takes styles as objects; a page has a handful.
    const { style: _style, ...attributes } = node.attribs
    const named = Object.entries(attributes).map(([name, value]) => [
      reactNames[name] ?? name,
      value,
    ])
    const props = Object.fromEntries(named)
    if (!raw.has(node.name)) return [[node.name, props, ...childrenOf(node.children)]]
    return [[node.name, { ...props, dangerouslySetInnerHTML: { __html: textOf(node.children) } }]]
  })
}

/** The elements of a document, for a Worker that renders them by React alone. @throws for a text without a root element */
export function elementsOf(html: string): PageElement {
  const root = childrenOf(parseDocument(html, { lowerCaseAttributeNames: false }).children).find(
    (node) => typeof node !== 'string',
  )
  if (!root || typeof root === 'string') throw new Error('The page has no element.')
  return root
}
