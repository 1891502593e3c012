/** What the database already knows, so that an import updates it. */
export type KnownCatalogue = {
  runs: number
  items: Map<string, { productId: number; variantId: number }>
  groups: Map<string, number>
  products: Map<number, KnownProduct>
  /** When the goods of the first import came, which are never new; seconds. */
  firstAt: number
  variantStocks: Map<number, number>
  categories: Map<string, number>
  brands: Map<string, number>
  options: KnownOption[]
  values: { id: number; propertyId: number; title: string }[]
  links: { path: string; kind: string; targetId: number; moved: number }[]
  /** The highest ids ever given, also to rows that orders still name. */
  lastIds: { product: number; variant: number; category: number; brand: number }
}

export type KnownProduct = {
  stock: number
  createdAt: number
  paths: Record<string, string>
}
export type KnownOption = { id: number; groupId: number; title: string }

const PAGE = 20_000

/** Rows of a long table, in pages: an answer of D1 is limited. */
async function allRows<T>(db: D1Database, sql: string): Promise<T[]> {
  const rows: T[] = []
  for (;;) {
    const { results } = await db.prepare(`${sql} LIMIT ${PAGE} OFFSET ${rows.length}`).all<T>()
    rows.push(...results)
    if (results.length < PAGE) return rows
  }
}

const PRODUCTS = `SELECT p.id, p.stock, p.created_at AS createdAt, (
    SELECT json_group_object(language, path) FROM product_text WHERE product_id = p.id) AS paths
  FROM product p ORDER BY p.id`

const LAST_IDS = `SELECT
  max((SELECT coalesce(max(id), 0) FROM product), (SELECT coalesce(max(product_id), 0) FROM feed_item),
    (SELECT coalesce(max(product_id), 0) FROM order_line)) AS product,
  max((SELECT coalesce(max(id), 0) FROM sub_product), (SELECT coalesce(max(variant_id), 0) FROM feed_item),
    (SELECT coalesce(max(variant_id), 0) FROM order_line)) AS variant,
  (SELECT coalesce(max(id), 0) FROM category) AS category,
  (SELECT coalesce(max(id), 0) FROM brand) AS brand`

/** Goods of the demo shop, which leave with the first import: only the numbers that are taken count. */
async function demoCatalogue(db: D1Database): Promise<KnownCatalogue> {
  const lastIds = await db.prepare(LAST_IDS).first<KnownCatalogue['lastIds']>()
  const links = await allRows<KnownCatalogue['links'][number]>(
    db,
    "SELECT path, kind, target_id AS targetId, moved FROM link WHERE kind IN ('home', 'content') ORDER BY path",
  )
  return {
    runs: 0,
    items: new Map(),
    groups: new Map(),
    products: new Map(),
    firstAt: Number.POSITIVE_INFINITY,
    variantStocks: new Map(),
    categories: new Map(),
    brands: new Map(),
    options: [],
    values: [],
    links,
    lastIds: lastIds ?? { product: 0, variant: 0, category: 0, brand: 0 },
  }
}

type ProductRow = Omit<KnownProduct, 'paths'> & { id: number; paths: string }

async function productsOf(db: D1Database): Promise<KnownCatalogue['products']> {
  const rows = await allRows<ProductRow>(db, PRODUCTS)
  return new Map(
    rows.map(({ id, paths, ...rest }) => [
      id,
      { ...rest, paths: JSON.parse(paths) as Record<string, string> },
    ]),
  )
}

async function itemsOf(db: D1Database): Promise<Pick<KnownCatalogue, 'items' | 'groups'>> {
  const items = await allRows<{ id: string; productId: number; variantId: number }>(
    db,
    'SELECT id, product_id AS productId, variant_id AS variantId FROM feed_item ORDER BY id',
  )
  const groups = await allRows<{ id: string; productId: number }>(
    db,
    'SELECT id, product_id AS productId FROM feed_group ORDER BY id',
  )
  return {
    items: new Map(items.map(({ id, ...rest }) => [id, rest])),
    groups: new Map(groups.map(({ id, productId }) => [id, productId])),
  }
}

const OPTIONS =
  "SELECT id, group_id AS groupId, title ->> 'tr' AS title FROM variant_option ORDER BY id"
const VALUES =
  "SELECT id, property_id AS propertyId, title ->> 'tr' AS title FROM property_value ORDER BY id"
const CATEGORIES = 'SELECT path, category_id AS id FROM feed_category ORDER BY path'

async function namesOf(
  db: D1Database,
): Promise<Pick<KnownCatalogue, 'categories' | 'brands' | 'options' | 'values' | 'links'>> {
  const categories = await allRows<{ path: string; id: number }>(db, CATEGORIES)
  const brands = await allRows<{ id: number; title: string }>(
    db,
    'SELECT id, title FROM brand ORDER BY id',
  )
  return {
    categories: new Map(categories.map(({ path, id }) => [path, id])),
    brands: new Map(brands.map(({ id, title }) => [title, id])),
    options: await allRows(db, OPTIONS),
    values: await allRows(db, VALUES),
    links: await allRows(
      db,
      'SELECT path, kind, target_id AS targetId, moved FROM link ORDER BY path',
    ),
  }
}

/** Reads the catalogue of a database. */
export async function readCatalogue(db: D1Database): Promise<KnownCatalogue> {
  const run = await db
    .prepare("SELECT value FROM setting WHERE name = 'FEED_RUN'")
    .first<string>('value')
  const start = await demoCatalogue(db)
  if (run === null) return start
  const stocks = await allRows<{ id: number; stock: number }>(
    db,
    'SELECT id, stock FROM sub_product ORDER BY id',
  )
  const products = await productsOf(db)
  const [oldest] = products.values()
  return {
    ...start,
    ...(await itemsOf(db)),
    ...(await namesOf(db)),
    runs: Number(run),
    products,
    firstAt: oldest?.createdAt ?? start.firstAt,
    variantStocks: new Map(stocks.map(({ id, stock }) => [id, stock])),
  }
}
