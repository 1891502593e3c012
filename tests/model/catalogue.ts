import type { Database, Row } from './database'

/** The seed's plain data, read through SQL. Nothing here computes. */
export type Tier = { min: number; max: number; percent: number }
export type Field = { key: string; title: Record<string, string>; max: number; required: boolean }

export type Variant = {
  id: number
  options: number[]
  price: number
  oldPrice: number
}

export type Product = {
  id: number
  path: Record<string, string>
  title: Record<string, string>
  price: number
  oldPrice: number
  moneyOrder: number
  /** The VAT percentage included in prices. */
  vat: number
  step: number
  min: number
  max: number
  freeCargo: boolean
  isGiftCard: boolean
  isActive: boolean
  isShowOnly: boolean
  needsStore: boolean
  hidesUrl: boolean
  afterAdd: number
  subscribePercent: number
  hasNote: boolean
  fields: Field[]
  tiers: Tier[]
  variants: Variant[]
  companions: number[]
  categories: number[]
  /** The category that limits its instalments. */
  mainCategory: number
}

/** The number of payments for one card family, and the surcharge in percent. */
export type InstalmentOffer = { card: number; title: string; number: number; percent: number }

/** `category` is that of a percentage; `amount` and `from` are in hundredths of the lira. */
export type Campaign = {
  id: number
  title: Record<string, string>
  percent: number
  category: number
  amount: number
  from: number
}

export type Currency = { code: string; rate: number; title: Record<string, string> }

export type Catalogue = {
  products: Map<number, Product>
  options: Map<number, { position: number; title: Record<string, string> }>
  currencies: Currency[]
  campaigns: Campaign[]
  settings: Map<string, string>
  carriers: { id: number; title: Record<string, string>; extra: number }[]
  payments: { id: number; title: Record<string, string>; fee: string }[]
  /** By card family in the order of the page, then by number. */
  instalments: InstalmentOffer[]
  /** The maximum number of instalments of a category and its subcategories. */
  caps: Map<number, number>
  /** The parent of each category. */
  above: Map<number, number>
  /** The stock of the seed by `product:variant`; variant 0 for a product without. */
  stock: Map<string, number>
  categories: { id: number; path: Record<string, string> }[]
  /** The stores as pages show them, by number. */
  stores: Map<number, string>
  /** Favourites of the seed's members: member and product. */
  hearts: [member: number, product: number][]
}

const number = (row: Row, name: string): number => Number(row[name])
const text = (row: Row, name: string): string => String(row[name])
const json = <T>(row: Row, name: string): T => JSON.parse(text(row, name)) as T

export const stockKey = (product: number, variant: number): string => `${product}:${variant}`

/** The rows of a table, by the column of the owner. */
function grouped(rows: Row[], by: string): Map<number, Row[]> {
  const found = new Map<number, Row[]>()
  for (const row of rows) found.set(number(row, by), [...(found.get(number(row, by)) ?? []), row])
  return found
}

function variantOf(row: Row): Variant {
  const options = [number(row, 'option1_id'), number(row, 'option2_id')].filter((id) => id > 0)
  return {
    id: number(row, 'id'),
    options,
    price: number(row, 'price'),
    oldPrice: number(row, 'old_price'),
  }
}

type Beside = Record<'texts' | 'variants' | 'companions' | 'categories', Map<number, Row[]>> & {
  fields: Map<number, Row[]>
}

function productOf(row: Row, beside: Beside): Product {
  const id = number(row, 'id')
  const texts = beside.texts.get(id) ?? []
  const inWords = (name: string) =>
    Object.fromEntries(texts.map((one) => [text(one, 'language'), text(one, name)]))
  const [form] = beside.fields.get(number(row, 'personalization_id')) ?? []
  return {
    id,
    path: inWords('path'),
    title: inWords('title'),
    price: number(row, 'price'),
    oldPrice: number(row, 'old_price'),
    moneyOrder: number(row, 'money_order'),
    vat: number(row, 'vat'),
    step: number(row, 'step'),
    min: number(row, 'min_count'),
    max: number(row, 'max_count'),
    freeCargo: number(row, 'free_cargo') === 1,
    isGiftCard: number(row, 'is_gift_card') === 1,
    isActive: number(row, 'is_active') === 1,
    isShowOnly: number(row, 'is_show_only') === 1,
    needsStore: number(row, 'needs_store') === 1,
    hidesUrl: number(row, 'hides_url') === 1,
    afterAdd: number(row, 'after_add'),
    subscribePercent: number(row, 'subscribe_percent'),
    hasNote: number(row, 'has_order_note') === 1,
    fields: form ? json<Field[]>(form, 'fields') : [],
    tiers: json<Tier[]>(row, 'tiers'),
    variants: (beside.variants.get(id) ?? []).map(variantOf),
    companions: (beside.companions.get(id) ?? []).map((one) => number(one, 'related_id')),
    categories: (beside.categories.get(id) ?? []).map((one) => number(one, 'category_id')),
    mainCategory: number(row, 'category_id'),
  }
}

const queries = {
  products: 'SELECT * FROM product ORDER BY id',
  texts: 'SELECT product_id, language, title, path FROM product_text',
  variants: 'SELECT * FROM sub_product ORDER BY id',
  companions: 'SELECT * FROM related_product WHERE type = 4 ORDER BY position',
  inCategories: 'SELECT product_id, category_id FROM product_category',
  fields: 'SELECT * FROM personalization',
  options: 'SELECT * FROM variant_option',
  currencies: 'SELECT * FROM currency ORDER BY position',
  campaigns: 'SELECT * FROM campaign ORDER BY id',
  settings: 'SELECT * FROM setting',
  carriers: 'SELECT * FROM cargo_company ORDER BY id',
  payments: 'SELECT * FROM payment_type ORDER BY position',
  instalments: `SELECT b.id AS card, b.title, i.number, i.percent FROM bank_card b
    JOIN instalment i ON i.card_id = b.id ORDER BY b.position, i.number`,
  caps: 'SELECT category_id, max_number FROM instalment_cap',
  tree: 'SELECT id, parent_id FROM category',
  stores: `SELECT s.id, s.title || ', ' || t.title || ' / ' || c.title AS name
    FROM store s JOIN town t ON t.code = s.town_code JOIN city c ON c.code = s.city_code`,
  hearts: 'SELECT member_id, product_id FROM favourite ORDER BY id',
  categories: `SELECT target_id AS id, language, path FROM link
    WHERE kind = 'category' AND moved = 0 ORDER BY target_id`,
}

function stockOf(products: Row[], variants: Row[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const row of products) found.set(stockKey(number(row, 'id'), 0), number(row, 'stock'))
  for (const row of variants)
    found.set(stockKey(number(row, 'product_id'), number(row, 'id')), number(row, 'stock'))
  return found
}

/** Reads everything once; the seed does not change during a run. */
export async function readCatalogue(db: Database): Promise<Catalogue> {
  const names = Object.keys(queries) as (keyof typeof queries)[]
  const answers = await db.run(names.map((name) => [queries[name]]))
  const rows = Object.fromEntries(names.map((name, at) => [name, answers[at] ?? []])) as Record<
    keyof typeof queries,
    Row[]
  >
  const beside = {
    texts: grouped(rows.texts, 'product_id'),
    variants: grouped(rows.variants, 'product_id'),
    companions: grouped(rows.companions, 'product_id'),
    categories: grouped(rows.inCategories, 'product_id'),
    fields: grouped(rows.fields, 'id'),
  }
  const titled = (row: Row) => json<Record<string, string>>(row, 'title')
  return {
    products: new Map(rows.products.map((row) => [number(row, 'id'), productOf(row, beside)])),
    options: new Map(
      rows.options.map((row) => [
        number(row, 'id'),
        { position: number(row, 'position'), title: titled(row) },
      ]),
    ),
    currencies: rows.currencies.map((row) => ({
      code: text(row, 'code'),
      rate: number(row, 'rate'),
      title: titled(row),
    })),
    campaigns: rows.campaigns.map((row) => ({
      id: number(row, 'id'),
      title: titled(row),
      percent: number(row, 'percent'),
      category: number(
        rows.categories.find((one) => text(one, 'path') === text(row, 'category')) ?? { id: 0 },
        'id',
      ),
      amount: number(row, 'amount'),
      from: number(row, 'min_goods'),
    })),
    settings: new Map(rows.settings.map((row) => [text(row, 'name'), text(row, 'value')])),
    carriers: rows.carriers.map((row) => ({
      id: number(row, 'id'),
      title: titled(row),
      extra: number(row, 'extra'),
    })),
    payments: rows.payments.map((row) => ({
      id: number(row, 'id'),
      title: titled(row),
      fee: text(row, 'fee'),
    })),
    instalments: rows.instalments.map((row) => ({
      card: number(row, 'card'),
      title: text(row, 'title'),
      number: number(row, 'number'),
      percent: number(row, 'percent'),
    })),
    caps: new Map(rows.caps.map((row) => [number(row, 'category_id'), number(row, 'max_number')])),
    above: new Map(rows.tree.map((row) => [number(row, 'id'), number(row, 'parent_id')])),
    stores: new Map(rows.stores.map((row) => [number(row, 'id'), text(row, 'name')])),
    hearts: rows.hearts.map((row) => [number(row, 'member_id'), number(row, 'product_id')]),
    stock: stockOf(rows.products, rows.variants),
    categories: [...grouped(rows.categories, 'id')].map(([id, paths]) => ({
      id,
      path: Object.fromEntries(paths.map((row) => [text(row, 'language'), text(row, 'path')])),
    })),
  }
}
