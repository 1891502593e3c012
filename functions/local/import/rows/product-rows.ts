import { firstAvailable } from '../../../shop/catalog/product/opening-order'
import type { Insert, Value } from '../../../shop/seed/insert'
import { wordByWord } from '../../../shop/seed/product/cached-by-word'
import { sortKey } from '../../../shop/text'
import { CONDITION_NAME, NEW, titleInAll } from '../items/condition'
import { attributeNames, type FeedItem } from '../items/feed-item'
import type { FeedProduct } from '../items/grouping'
import { WEIGHT } from './demo-goods'
import { htmlOf, summaryOf } from './description'
import type { Dictionary } from './dictionary'
import type { KnownCatalogue } from './known-catalogue'
import { dealOf, type OfferSettings, priceNow, saleRow, stockOf } from './offer'
import type { Paths } from './paths'
import { tables } from './product-tables'
import { SearchWords } from './search-words'
import { forKeys, upsertRows } from './upsert'
import { groupsOf, numberOf, optionsOf, type Variant } from './variants'

/** Ids above do not fit into the index of words (migrations/0003_lists.sql). */
const MAX_ID = 2 ** 20 - 1
const NO_CATEGORY = ['Diğer']
const THIRTY_DAYS = 30 * 86_400
const MAX_PICTURES = 12

const inAll = wordByWord((word) => sortKey(word, 'en'))
const inTurkish = wordByWord((word) => sortKey(word, 'tr'))

const { columns } = tables.product

type Rows = Record<keyof typeof tables, Value[][]>

const noRows = (): Rows =>
  Object.fromEntries(Object.keys(tables).map((name): [string, Value[][]] => [name, []])) as Rows

type Context = {
  known: KnownCatalogue
  names: Dictionary
  paths: Paths
  settings: OfferSettings
  /** The feed's language, in which its descriptions are stored. */
  language: string
}

/** Makes the rows of a feed's products. */
export class ProductRows {
  readonly words = new SearchWords()
  /** How many products there are so far; the number of one is its position in the shop's default order. */
  count = 0
  readonly claimed = new Set<number>()

  constructor(private readonly context: Context) {}

  /** The statements of some products, with what they refer to before them. */
  statements(products: FeedProduct[]): Insert[] {
    const rows = noRows()
    const ids = products.map((product) => this.add(rows, product))
    const paths = rows.product_text.map((row) => row[4] ?? '')
    // Those of products with variants are set with the lists, by the variant that opens.
    const prices = rows.product
      .filter((row) => row[columns.indexOf('group1_id')] === 0)
      .map((row) => ['id', 'price', 'old_price'].map((name) => row[columns.indexOf(name)] ?? 0))
    return [
      ...this.context.names.take(),
      ...forKeys(
        'DELETE FROM link WHERE moved = 1 AND path IN (SELECT value FROM json_each(?1))',
        paths,
      ),
      // Variants may have swapped their options, of which no two may have the same.
      ...forKeys(
        'DELETE FROM sub_product WHERE product_id IN (SELECT value FROM json_each(?1))',
        ids,
      ),
      ...forKeys('DELETE FROM article WHERE id IN (SELECT value FROM json_each(?1))', ids),
      ...['product_property', 'sale'].flatMap((table) =>
        forKeys(`DELETE FROM ${table} WHERE product_id IN (SELECT value FROM json_each(?1))`, ids),
      ),
      ...Object.entries(tables).flatMap(([name, table]) =>
        upsertRows({ name, ...table }, rows[name as keyof typeof tables]),
      ),
      ...forKeys(
        `UPDATE product SET price = value ->> 1, old_price = value ->> 2 FROM json_each(?1)
         WHERE product.id = value ->> 0`,
        prices,
      ),
    ]
  }

  private add(rows: Rows, product: FeedProduct): number {
    const id = this.idOf(product)
    this.count += 1
    const variants = product.axes.length > 0 ? this.variantsOf(product) : []
    this.addOffer(rows, id, product, variants)
    this.addTexts(rows, id, product)
    this.addFacts(rows, id, product)
    this.addIds(rows, id, product, variants)
    this.addWords(id, product)
    return id
  }

  /** The product that the group or one of its items had before, else a new one. */
  private idOf({ groupId, items }: FeedProduct): number {
    const { known } = this.context
    const before = [
      known.groups.get(groupId),
      ...items.map((item) => known.items.get(item.id)?.productId),
    ].find((id) => id !== undefined && !this.claimed.has(id))
    if (before === undefined) known.lastIds.product += 1
    const id = before ?? known.lastIds.product
    if (id > MAX_ID) throw new Error(`A shop has at most ${MAX_ID} products, hidden ones too.`)
    this.claimed.add(id)
    return id
  }

  private variantsOf(product: FeedProduct): Variant[] {
    const { known, names, settings } = this.context
    return product.items.map((item) => {
      const before = known.items.get(item.id)?.variantId
      if (!before) known.lastIds.variant += 1
      const id = before || known.lastIds.variant
      const stock = stockOf(item, known.variantStocks.get(id), settings)
      return { item, id, options: optionsOf(item, product, names), stock }
    })
  }

  private addOffer(rows: Rows, id: number, product: FeedProduct, variants: Variant[]): void {
    const { now } = this.context.settings
    const [first] = product.items
    if (!first) return
    const [group1_id, group2_id] = groupsOf(product)
    const row: Record<string, Value> = {
      ...this.columnsOf(id, first, variants),
      ...this.classOf(product),
      code: variants.length ? product.groupId : first.mpn || first.id,
      barcode: variants.length ? '' : first.gtin,
      pictures: JSON.stringify(picturesOf(product)),
      group1_id,
      group2_id,
    }
    rows.product.push(columns.map((column) => row[column] ?? null))
    if (!variants.length) pushSale(rows, saleRow(first, id, 0, now))
    for (const variant of variants) {
      rows.sub_product.push(variantRow(id, variant, now))
      pushSale(rows, saleRow(variant.item, id, variant.id, now))
    }
  }

  private columnsOf(id: number, first: FeedItem, variants: Variant[]): Record<string, Value> {
    const { known, settings } = this.context
    const before = known.products.get(id)
    const offers = variants.map(({ item, stock }) => ({ item, stock, awaited: item.awaited }))
    const opening = firstAvailable(offers)?.item ?? first
    const createdAt = before?.createdAt ?? settings.now
    const { price, old } = priceNow(opening, settings.now)
    const deal = dealOf(opening)
    return {
      id,
      article_id: id,
      is_active: 1,
      is_new: createdAt > Math.max(known.firstAt, settings.now - THIRTY_DAYS) ? 1 : 0,
      price,
      old_price: old,
      vat: settings.vat,
      stock: variants.length
        ? variants.reduce((sum, { stock }) => sum + stock, 0)
        : stockOf(first, before?.stock, settings),
      weight: first.weight,
      deal_start: deal.start,
      deal_end: deal.end,
      created_at: createdAt,
      position: this.count,
      awaited: opening.awaited,
      available_on: opening.availableOn,
    }
  }

  private classOf(product: FeedProduct) {
    const { names } = this.context
    const titles = product.items.find(({ categories }) => categories.length > 0)?.categories
    const brand = product.items.find((item) => item.brand)?.brand ?? ''
    return {
      category_id: names.category(titles ?? NO_CATEGORY, picturesOf(product)[0] ?? ''),
      brand_id: names.brand(brand),
    }
  }

  private addTexts(rows: Rows, id: number, product: FeedProduct): void {
    const { known, paths, language: own } = this.context
    const { title } = product
    const description = product.items.find((item) => item.description)?.description ?? ''
    const summary = summaryOf(description)
    const lines = conditionLines(product)
    const condition = conditionNames(product)
    const described = lines ? Object.entries(lines) : [[own, '']]
    for (const [language = own, line = ''] of described)
      rows.article.push([id, language, (line && `<p>${line}</p>`) + htmlOf(description)])
    const addresses = paths.ofProduct(id, title, known.products.get(id)?.paths)
    for (const { language, path, before } of addresses) {
      const key = (language === 'tr' ? inTurkish : inAll)(title).join(' ')
      const line = lines?.[language as keyof typeof lines]
      const brief = [line, summary].filter(Boolean).join('. ')
      rows.product_text.push([id, language, title, key, path, brief, condition[language]])
      if (before !== undefined) rows.link.push([before, 'product', id, language, 1])
    }
  }

  /** The attributes that are not chosen are facts of the product, and filters of the lists. */
  private addFacts(rows: Rows, id: number, { items, axes }: FeedProduct): void {
    const chosen = new Set(axes.flat())
    for (const name of attributeNames) {
      const title = items.find(({ attributes }) => attributes[name])?.attributes[name]
      if (chosen.has(name) || !title || (name === 'condition' && title === NEW)) continue
      const property = numberOf(name)
      rows.product_property.push([id, property, this.context.names.value(property, title), null])
    }
    const grams = Math.round((items[0]?.weight ?? 0) * 1000)
    if (grams > 0) rows.product_property.push([id, WEIGHT, 0, grams])
  }

  private addIds(
    rows: Rows,
    id: number,
    { groupId, items }: FeedProduct,
    variants: Variant[],
  ): void {
    if (groupId) rows.feed_group.push([groupId, id])
    items.forEach((item, index) => {
      rows.feed_item.push([item.id, id, variants[index]?.id ?? 0, this.context.known.runs + 1])
    })
  }

  private addWords(id: number, { title, items }: FeedProduct): void {
    const [first] = items
    this.words.add({
      id,
      position: this.count,
      title,
      more: [first?.brand, ...(first?.categories ?? [])].filter(Boolean).join(' '),
      codes: items.flatMap((item) => [item.id, item.mpn, item.gtin]).filter(Boolean),
    })
  }
}

/** What no item of a product is without: empty as soon as one of them is new. */
function conditionNames({ items }: FeedProduct) {
  const titles = new Set(items.map(({ attributes }) => attributes.condition ?? NEW))
  return titleInAll(titles.has(NEW) ? '' : [...titles].join(' / '))
}

/** What a product's page says of goods that are not new, in each language; null where that is a choice. */
function conditionLines({ items, axes }: FeedProduct) {
  const title = items[0]?.attributes.condition ?? NEW
  if (title === NEW || axes.flat().includes('condition')) return null
  const values = titleInAll(title)
  const { tr, en, de, ar } = CONDITION_NAME
  return {
    tr: `${tr}: ${values.tr}`,
    en: `${en}: ${values.en}`,
    de: `${de}: ${values.de}`,
    ar: `${ar}: ${values.ar}`,
  }
}

function variantRow(
  productId: number,
  { id, item, options, stock }: Variant,
  now: number,
): Value[] {
  const { price, old } = priceNow(item, now)
  const codes = [item.mpn || item.id, item.gtin]
  const rest = [price, old, stock, item.weight, item.awaited, item.availableOn]
  return [id, productId, ...options, ...codes, ...rest]
}

function pushSale(rows: Rows, row: ReturnType<typeof saleRow>): void {
  if (row) rows.sale.push(row)
}

const picturesOf = ({ items }: FeedProduct): string[] =>
  [...new Set(items.flatMap(({ pictures }) => pictures))].slice(0, MAX_PICTURES)
