import { isPage } from '~/backend/http/cache/empty-answer'
import { pathOfLink } from '~/backend/http/shop-origins'
import { allNodes, type Node } from '~/backend/platform-page/wire/structured'
import { atEnd } from './at-end'
import { CardReader } from './cards/read-cards'
import { TileReader } from './cards/tile-reader'
import { cardsOfRows, withRows } from './cards/with-rows'
import {
  type CardSource,
  type Goods,
  globalNames,
  type PageSource,
  type ProductRow,
} from './page-source'
import { OptionReader } from './product/read-options'
import { PictureReader } from './product/read-pictures'
import { ProductReader } from './product/read-product'
import { productRows } from './product-rows'
import { FooterReader } from './read-footer'
import { HeadReader } from './read-head'
import { LabelReader } from './read-labels'
import { isAt, isDescription, isMainPart, isNamedMain, MainReader, TextFinder } from './read-main'
import { NoneReader } from './read-none'
import { runReaders } from './run-readers'
import { scriptValues } from './script-values'

/** What shops write around JSON-LD, or into it, that is no JSON: comments, line breaks in texts, a last comma. */
const plainJson = (json: string): string =>
  json
    .replace(/\s+/g, ' ')
    .replace(/^ ?(?:\/\/|\/\*)? ?(?:<!\[CDATA\[|<!--) ?(?:\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)? ?(?:\]\]>|-->) ?(?:\*\/)? ?$/, '')

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

/** The goods of a page: its cards, else its tiles, else its rows. @param isOwn whether a row is of the page's own product */
async function goodsIn(
  html: string,
  marked: CardSource[],
  rows: ProductRow[],
  isOwn: (row: ProductRow) => boolean,
): Promise<Goods> {
  const reader = new TileReader()
  if (marked.length === 0) await runReaders(html, [reader])
  const { tiles, ...others } = reader.goods()
  const cards = withRows(marked, rows)
  if (cards.length + tiles.length > 0) return { cards, tiles: withRows(tiles, rows), ...others }
  const texts = reader.parts.map(({ words }) => words)
  const listed = rows.filter((row) => !isOwn(row))
  return { cards: cardsOfRows(listed, texts), tiles, ...others }
}

function openReaders(html: string) {
  const [cards, head] = [new CardReader(), new HeadReader()]
  const isOwnPage = (path: string) =>
    [head.canonical, head.meta['og:url']].some((own) => pathOfLink(own) === path)
  const options: OptionReader = new OptionReader(() => product.isOwn)
  const product = new ProductReader(
    () => cards.isInside,
    isOwnPage,
    () => options.save(),
  )
  const readers = {
    ...{ cards, head, product, options },
    pictures: new PictureReader(() => product.isOwn),
    description: new MainReader(isDescription),
    labels: new LabelReader(cards),
    main: new MainReader(isMainPart),
    named: new MainReader(isNamedMain),
    scripts: new ScriptReader(),
    none: new NoneReader(!isPage(html)),
    footer: new FooterReader(),
  }
  return { readers, isOwnPage }
}

/** Reads a page, or a piece of HTML. @param html at most as long as the transport reads */
export async function readSource(html: string): Promise<PageSource> {
  const { readers, isOwnPage } = openReaders(html)
  await runReaders(html, Object.values(readers))
  const { cards, head, product, options, scripts, main, named } = readers
  const rows = productRows(scripts.code)
  const { title, heading, meta, alternates, language, logo, canonical, base, lastPage } = head
  return {
    ...{ title, heading, meta, alternates, language, logo, canonical, base, lastPage },
    data: scripts.data,
    globals: scriptValues(scripts.code, globalNames),
    ...(await goodsIn(html, cards.cards, rows, ({ path }) => isOwnPage(path))),
    rows,
    groups: options.groups.map((group) => group.trim()),
    labels: readers.labels.labels,
    options: options.options,
    product: product.source,
    pictures: readers.pictures.pictures,
    description: readers.description.html.trim(),
    hasNoGoods: readers.none.hasNoGoods,
    main: main.html.trim() || named.html.trim() || (await textIn(html)),
    footer: readers.footer.links,
  }
}
