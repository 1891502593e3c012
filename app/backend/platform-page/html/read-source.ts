import { atEnd } from './at-end'
import { globalNames, type PageSource } from './page-source'
import { CardReader } from './read-cards'
import { MainReader } from './read-main'
import { OptionReader } from './read-options'
import { scriptValues } from './script-values'

/** JSON-LD of one script as a flat list of nodes; none when it is no JSON. */
export function structuredNodes(json: string): Record<string, unknown>[] {
  try {
    return nodesIn(JSON.parse(json))
  } catch {
    return []
  }
}

function nodesIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Record<string, unknown>
  return '@graph' in node ? nodesIn(node['@graph']) : [node]
}

const emptySource = (): PageSource => ({
  title: '',
  meta: {},
  canonical: '',
  alternates: {},
  data: [],
  globals: {},
  cards: [],
  groups: [],
  options: [],
  quantity: { min: '', step: '', max: '' },
  lastPage: 1,
  main: '',
})

function readLink(source: PageSource, element: Element): void {
  const href = element.getAttribute('href') ?? ''
  const language = element.getAttribute('hreflang')
  if (element.getAttribute('rel') === 'canonical') source.canonical ||= href
  const [, code] = /^([a-z]{2})(?:-[a-z]{2})?$/i.exec(language ?? '') ?? []
  if (code) source.alternates[code] ??= href
}

function readMeta(source: PageSource, element: Element): void {
  const name = element.getAttribute('property') ?? element.getAttribute('name')
  if (name) source.meta[name] ??= element.getAttribute('content') ?? ''
}

function readPaging(source: PageSource, element: Element): void {
  const page = Number(/[?&]pg=(\d{1,4})\b/.exec(element.getAttribute('href') ?? '')?.[1] ?? 1)
  source.lastPage = Math.max(source.lastPage, page)
}

function readQuantity(source: PageSource, element: Element): void {
  if (source.quantity.min !== '') return
  const [min, step, max] = ['min', 'step', 'max'].map((name) => element.getAttribute(name) ?? '')
  source.quantity = { min: min || '1', step: step ?? '', max: max ?? '' }
}

/** The scripts of a page: JSON-LD apart from code. */
class ScriptReader {
  readonly data: Record<string, unknown>[] = []
  code = ''
  private open: { text: string } | null = null

  element(element: Element): void {
    if (element.tagName !== 'script' || element.hasAttribute('src')) return
    const isData = element.getAttribute('type') === 'application/ld+json'
    this.open = { text: '' }
    atEnd(element, () => {
      const { text } = this.open ?? { text: '' }
      if (isData) this.data.push(...structuredNodes(text))
      else this.code += `${text}\n`
      this.open = null
    })
  }

  text(text: string): void {
    if (this.open) this.open.text += text
  }
}

/** Reads a page, or a piece of HTML. @param html at most as long as the transport reads */
export async function readSource(html: string): Promise<PageSource> {
  const source = emptySource()
  const readers = {
    cards: new CardReader(),
    options: new OptionReader(),
    main: new MainReader(),
    scripts: new ScriptReader(),
  }
  const everything = Object.values(readers)
  const rewriter = new HTMLRewriter()
    .on('head > title', {
      text: ({ text }) => {
        source.title += text
      },
    })
    .on('meta', { element: (element) => readMeta(source, element) })
    .on('link[rel][href]', { element: (element) => readLink(source, element) })
    .on('a[href*="pg="]', { element: (element) => readPaging(source, element) })
    .on('input[type="number"]', { element: (element) => readQuantity(source, element) })
    .on('*', {
      element: (element) => {
        for (const reader of everything) reader.element(element)
      },
      text: ({ text }) => {
        for (const reader of everything) reader.text(text)
      },
    })
  await rewriter.transform(new Response(html)).arrayBuffer()
  return {
    ...source,
    data: readers.scripts.data,
    globals: scriptValues(readers.scripts.code, globalNames),
    cards: readers.cards.cards,
    groups: readers.options.groups.map((title) => title.trim()),
    options: readers.options.options,
    main: readers.main.html.trim(),
  }
}
