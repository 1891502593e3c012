import { type Insert, prepared } from '../../shop/seed/insert'
import { instalmentCapStatements, namesWithoutCategory } from '../../shop/settings/instalment-caps'
import { ownGoodsStatements } from '../../shop/settings/own-shop'
import { FeedError } from './feed-error'
import { type BadItem, type FeedItem, readItem } from './items/feed-item'
import { type FeedProduct, groupedProduct, singleProduct } from './items/grouping'
import type { Feed } from './readers/open-feed'
import { demoLeaves, feedAttributes, showcases } from './rows/demo-goods'
import { Dictionary } from './rows/dictionary'
import { afterProducts, emptied } from './rows/finish'
import { type KnownCatalogue, readCatalogue } from './rows/known-catalogue'
import { Paths } from './rows/paths'
import { ProductRows } from './rows/product-rows'
import { UnchangedProducts } from './rows/unchanged-products'
import { plain } from './rows/upsert'

export type ImportOptions = {
  feed: Feed
  /** VAT in percent, which the feed's prices include. */
  vat: number
  /** Pieces of an item in stock, where the feed does not count them. */
  stock: number
  language: string
  now?: Date
  onProgress?: (line: string) => void
}

export type ImportResult = {
  items: number
  products: number
  bad: BadItem[]
  noted: BadItem[]
  /** Products that were there before and are not in the feed. */
  hidden: number
  unchanged: number
  uncapped: string[]
}

const CHUNK = 500

/** Writes batches one after the other; the next is made while the database writes one. */
class Writer {
  private writing: Promise<unknown> = Promise.resolve()

  constructor(private readonly db: D1Database) {}

  async write(statements: Insert[]): Promise<void> {
    if (statements.length === 0) return
    await this.writing
    this.writing = this.db.batch(statements.map((one) => prepared(this.db, one)))
    // Awaited with the next one; Node must not take its failure for an unhandled one meanwhile.
    this.writing.catch(() => undefined)
    await new Promise(setImmediate)
  }

  async end(): Promise<void> {
    await this.writing
  }
}

/** Checks items as they are read, and sorts them into those alone and those of groups. */
class Sorter {
  readonly bad: BadItem[] = []
  readonly noted: BadItem[] = []
  readonly groups = new Map<string, FeedItem[]>()
  items = 0
  private readonly lines = new Map<string, number>()

  constructor(private readonly known: KnownCatalogue) {}

  /** The products that are complete: items without a group. */
  take(raw: Parameters<typeof readItem>[0][]): FeedProduct[] {
    return raw.flatMap((one) => {
      const item = this.checked(readItem(one))
      if (!item) return []
      this.items += 1
      if (!item.groupId) return [singleProduct(item)]
      const group = this.groups.get(item.groupId)
      if (group) group.push(item)
      else this.groups.set(item.groupId, [item])
      return []
    })
  }

  private checked(item: FeedItem | BadItem): FeedItem | null {
    const before = this.lines.get(item.id)
    if ('reason' in item) this.bad.push(item)
    else if (before === undefined) {
      this.lines.set(item.id, item.line)
      const { line, id, note } = item
      if (note) this.noted.push({ line, id, reason: note })
      return item
    } else this.bad.push({ line: item.line, id: item.id, reason: `Line ${before} has the same id` })
    return null
  }

  /** The products of earlier imports of which an item is bad now. All items must have been read. */
  heldProducts(): Set<number> {
    const ids = this.bad.filter(({ id }) => !this.lines.has(id)).map(({ id }) => id)
    const products = ids.map((id) => this.known.items.get(id)?.productId)
    return new Set(products.filter((id) => id !== undefined))
  }

  holds(items: FeedItem[], held: ReadonlySet<number>): boolean {
    const { groups, items: known } = this.known
    const before = items.flatMap(({ id, groupId }) => [
      groups.get(groupId),
      known.get(id)?.productId,
    ])
    if (!before.some((id) => id !== undefined && held.has(id))) return false
    const reason = 'Another item of its product cannot be imported; the product stays as it was'
    this.bad.push(...items.map(({ line, id }) => ({ line, id, reason })))
    this.items -= items.length
    return true
  }

  grouped(items: FeedItem[]): FeedProduct {
    const { product, bad } = groupedProduct(items)
    this.bad.push(...bad)
    this.items -= bad.length
    return product
  }
}

const percent = (share: number): string => `${Math.min(99, Math.floor(share * 100))} %`

/** The products of a feed in parts: items alone as they are read, groups when all of their items are known. */
async function* productsOf({ feed, onProgress }: ImportOptions, sorter: Sorter) {
  let due: FeedProduct[] = []
  for await (const raw of feed.read(feed.texts)) {
    due.push(...sorter.take(raw))
    while (due.length >= CHUNK) {
      yield due.splice(0, CHUNK)
      onProgress?.(`${sorter.items} items read, ${percent(feed.progress())}`)
    }
  }
  const held = sorter.heldProducts()
  for (const items of sorter.groups.values()) {
    if (sorter.holds(items, held)) continue
    due.push(sorter.grouped(items))
    if (due.length < CHUNK) continue
    yield due
    due = []
  }
  yield due
}

/**
 * Imports a feed into a migrated database of the shop; the goods of the demo leave with the first import.
 * @throws FeedError when nothing can be imported; the database is then to be thrown away
 */
export async function importFeed(db: D1Database, options: ImportOptions): Promise<ImportResult> {
  const { vat, stock, language, now = new Date(), onProgress } = options
  const known = await readCatalogue(db)
  const paths = new Paths(known)
  const names = new Dictionary(known, paths)
  const settings = { vat, stock, now: Math.floor(now.getTime() / 1000) }
  const rows = new ProductRows({ known, names, paths, settings, language })
  const writer = new Writer(db)
  const sorter = new Sorter(known)
  const isFirst = known.runs === 0
  await writer.write([...emptied(isFirst), ...(isFirst ? demoLeaves() : []), ...feedAttributes()])
  for await (const products of productsOf(options, sorter))
    await writer.write(rows.statements(products))
  if (rows.count === 0) throw new FeedError(nothingIn(sorter.bad))
  onProgress?.(`${rows.count} products; lists and search …`)
  await writer.write(names.sortedOptions())
  const unchangedIds = [...sorter.heldProducts()].filter((id) => !rows.claimed.has(id))
  const unchanged = new UnchangedProducts(db, known, unchangedIds)
  await unchanged.addWords(rows.words)
  await writer.write(unchanged.statements())
  for (const part of rows.words.statements()) await writer.write(part)
  await writer.write(afterProducts(known.runs + 1))
  await writer.write(showcases())
  await writer.write([...ownGoodsStatements(), ...instalmentCapStatements()].map(plain))
  await writer.end()
  const hidden = await db
    .prepare('SELECT count(*) AS hidden FROM product WHERE is_active = 0')
    .first<number>('hidden')
  const bad = sorter.bad.sort((a, b) => a.line - b.line)
  return {
    items: sorter.items,
    products: rows.count,
    bad,
    noted: sorter.noted,
    hidden: hidden ?? 0,
    unchanged: unchangedIds.length,
    uncapped: await namesWithoutCategory(db),
  }
}

function nothingIn([first]: BadItem[]): string {
  if (!first) return 'The feed holds no items; nothing has changed.'
  return `No item of the feed can be imported; the first, of line ${first.line}: ${first.reason}.`
}
