import { ancestors, attribute, type Element, everyElement, textOf, textWithout } from './dom'

const landmarks: Record<string, string> = {
  main: 'main',
  nav: 'navigation',
  header: 'banner',
  footer: 'contentinfo',
  aside: 'complementary',
  article: 'article',
  section: 'region',
  ul: 'list',
  ol: 'list',
  li: 'listitem',
  table: 'table',
  tr: 'row',
  td: 'cell',
  th: 'columnheader',
  fieldset: 'group',
  details: 'group',
  dialog: 'dialog',
  form: 'form',
  select: 'combobox',
  textarea: 'textbox',
  button: 'button',
  output: 'status',
  s: 'deletion',
  del: 'deletion',
  img: 'img',
  progress: 'progressbar',
}

const inputs: Record<string, string> = {
  checkbox: 'checkbox',
  radio: 'radio',
  number: 'spinbutton',
  search: 'searchbox',
  range: 'slider',
  submit: 'button',
  button: 'button',
  image: 'button',
  hidden: 'none',
}

/** The ARIA role of an element, as far as a shop needs it; headings carry their level (`heading-1`). */
export function roleOf(element: Element): string {
  const given = attribute(element, 'role')
  if (given) return given
  const { tagName } = element
  const level = /^h([1-6])$/.exec(tagName)
  if (level) return `heading-${level[1]}`
  if (tagName === 'a') return attribute(element, 'href') === undefined ? 'none' : 'link'
  if (tagName === 'input') return inputs[attribute(element, 'type') ?? 'text'] ?? 'textbox'
  return landmarks[tagName] ?? 'none'
}

/** Elements of a label that are not its text. */
const controls = new Set(['select', 'textarea', 'button'])

type Ids = ReadonlyMap<string, Element>

const labels = new WeakMap<Element, Map<string, Element>>()

/** The labels of a document by field. */
function labelsIn(root: Element): Map<string, Element> {
  const known = labels.get(root)
  if (known) return known
  const found = new Map<string, Element>()
  for (const one of everyElement(root)) {
    const of = one.tagName === 'label' ? attribute(one, 'for') : undefined
    if (of !== undefined && !found.has(of)) found.set(of, one)
  }
  labels.set(root, found)
  return found
}

/** The text of a field's label: linked by `for`, or around it. */
function labelOf(field: Element, root: Element | undefined): string | undefined {
  const id = attribute(field, 'id')
  const around = ancestors(field).find((one) => one.tagName === 'label')
  const of = (id && root && labelsIn(root).get(id)) || around
  return of ? textWithout(of, controls) : undefined
}

const cache = new WeakMap<Element, string>()

/** The accessible name of an element. */
export function accessibleName(element: Element, ids: Ids): string {
  const cached = cache.get(element)
  if (cached !== undefined) return cached
  const name = nameOf(element, ids)
  cache.set(element, name)
  return name
}

function nameOf(element: Element, ids: Ids): string {
  const by = attribute(element, 'aria-labelledby')
  if (by) {
    const named = by.split(/\s+/).flatMap((id) => ids.get(id) ?? [])
    if (named.length > 0) return named.map(textOf).join(' ')
  }
  const given = attribute(element, 'aria-label')
  if (given) return given
  const { tagName } = element
  if (['input', 'select', 'textarea'].includes(tagName)) {
    const type = attribute(element, 'type')
    if (type === 'submit' || type === 'button') return attribute(element, 'value') ?? ''
    const label = labelOf(element, ancestors(element).at(-1))
    return label ?? attribute(element, 'title') ?? attribute(element, 'placeholder') ?? ''
  }
  if (tagName === 'fieldset' || tagName === 'details') {
    const head = tagName === 'fieldset' ? 'legend' : 'summary'
    const first = everyElement(element).find((one) => one.tagName === head)
    return first ? textOf(first) : ''
  }
  if (tagName === 'img') return attribute(element, 'alt') ?? ''
  if (['main', 'nav', 'section', 'form', 'ul', 'ol', 'table'].includes(tagName)) return ''
  return textOf(element) || (attribute(element, 'title') ?? '')
}
