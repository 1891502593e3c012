import { isPage } from '~/backend/http/cache/empty-answer'
import { pathOfLink } from '~/backend/http/shop-origins'
import { allNodes, type Node } from '~/backend/platform-page/wire/structured'
import { atEnd } from './at-end'
import { CardReader } from './cards/read-cards'
import { TileReader } from './cards/tile-reader'
import { globalNames, type PageSource } from './page-source'
import { OptionReader } from './product/read-options'
import { ProductReader } from './product/read-product'
import { FooterReader } from './read-footer'
import { HeadReader } from './read-head'
import { LabelReader } from './read-labels'
import { isAt, isMainPart, isNamedMain, MainReader, TextFinder } from './read-main'
import { NoneReader } from './read-none'
import { runReaders } from './run-readers'
import { scriptValues } from './script-values'

/** What shops write around JSON-LD, or into it, that is no JSON: comments, line breaks in texts, a last comma. */
const plainJson = (json: string): string =>
  json
    .replace(/^\s*(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s*(?:\]\]>|-->)\s*(?:\*\/)?\s*$/, '')
    .replace(/\s+/g, ' ')

const withoutLastCommas = (json: string) => json.replace(/,(?=\s*[}\]])/g, '')

/** JSON-LD of one script as a flat list of nodes; none when it is no JSON. */
export function structuredNodes(json: string): Node[] {
  const plain = plainJson(json)
  return parsedNodes(plain) ?? parsedNodes(withoutLastCommas(plain)) ?? []
}

function parsedNodes(json: string): Node[] | null {
  try {
    return allNodes(JSON.parse(json))
  } catch {
    return null
  }
}

class ScriptReader {
  readonly data: Node[] = []
  code = ''
  private open: { text: string } | null = null

  element(element: Element): void {
    if (element.tagName !== 'script' || element.hasAttribute('src')) return
    const isData = /^application\/ld\+json\b/i.test(element.getAttribute('type') ?? '')
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

/** The text around the heading of a page that names no part as its main one; '' for none. */
async function textIn(html: string): Promise<string> {
  const finder = new TextFinder()
  await runReaders(html, [finder])
  if (finder.found < 0) return ''
  const reader = new MainReader(isAt(finder.found))
  await runReaders(html, [reader])
  return reader.html.trim()
}

/** Reads a page, or a piece of HTML. @param html at most as long as the transport reads */
export async function readSource(html: string): Promise<PageSource> {
  const cards = new CardReader()
  const head = new HeadReader()
  const options: OptionReader = new OptionReader(() => product.isOwn)
  const product = new ProductReader(
    () => cards.isInside,
    (path) => [head.canonical, head.meta['og:url']].some((own) => pathOfLink(own) === path),
    () => options.save(),
  )
  const main = new MainReader(isMainPart)
  const named = new MainReader(isNamedMain)
  const scripts = new ScriptReader()
  const none = new NoneReader(!isPage(html))
  const labels = new LabelReader(cards)
  const footer = new FooterReader()
  const readers = [cards, head, product, options, labels, main, named, scripts, none, footer]
  await runReaders(html, readers)
  const tiles = new TileReader()
  if (cards.cards.length === 0) await runReaders(html, [tiles])
  const { title, heading, meta, alternates, language, logo, canonical, base, lastPage } = head
  return {
    ...{ title, heading, meta, alternates, language, logo, canonical, base, lastPage },
    data: scripts.data,
    globals: scriptValues(scripts.code, globalNames),
    cards: cards.cards,
    ...tiles.goods(),
    groups: options.groups.map((group) => group.trim()),
    labels: labels.labels,
    options: options.options,
    product: product.source,
    hasNoGoods: none.hasNoGoods,
    main: main.html.trim() || named.html.trim() || (await textIn(html)),
    footer: footer.links,
  }
}
