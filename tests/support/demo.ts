/** A product of the demo shop that shows a case; found by its properties, not by its name. */
export type DemoProduct = { id: number; path: string; title: string }

const cases = {
  plain: 'p.group1_id = 0 AND p.after_add = 0',
  addsQuietly: 'p.group1_id = 0 AND p.after_add = 1',
  redirects: 'p.group1_id = 0 AND p.after_add = 2',
  opensCart: 'p.group1_id = 0 AND p.after_add = 3',
  showsNotice: 'p.group1_id = 0 AND p.after_add = 4',
  needsStore: 'p.needs_store = 1',
  hidesUrl: 'p.hides_url = 1 AND p.group1_id > 0',
  personal: 'p.personalization_id > 0',
  oneGroup: 'p.group1_id > 0 AND p.group2_id = 0 AND p.hides_url = 0',
  twoGroups: 'p.group2_id > 0 AND p.hides_url = 0',
  tiered: "p.tiers <> '[]' AND p.group1_id = 0",
  halfSteps: 'p.step = 0.5 AND p.group1_id = 0',
  soldOut: 'p.stock = 0 AND p.group1_id = 0',
  hidden: 'p.is_active = 0',
  subscribed: 'p.subscribe_percent > 0 AND p.group1_id = 0',
  noted: 'p.has_order_note = 1 AND p.group1_id = 0',
  sibling:
    'p.model_id > 0 AND EXISTS (SELECT 1 FROM product q WHERE q.model_id = p.model_id AND q.id <> p.id AND q.is_active = 1)',
  deal: 'p.deal_end > unixepoch()',
  accompanied:
    'p.group1_id = 0 AND p.after_add = 1 AND EXISTS (SELECT 1 FROM related_product r JOIN product q ON q.id = r.related_id WHERE r.product_id = p.id AND r.type = 4 AND q.group1_id = 0 AND q.personalization_id = 0 AND q.needs_store = 0 AND q.is_active = 1 AND q.is_show_only = 0 AND q.is_gift_card = 0 AND q.stock > 10)',
  discounted: 'p.old_price > p.price AND p.group1_id = 0',
  relatedInAllKinds:
    '(SELECT count(DISTINCT r.type) FROM related_product r JOIN product q ON q.id = r.related_id AND q.is_active = 1 WHERE r.product_id = p.id) = 4',
} as const

export type DemoCase = keyof typeof cases

/**
 * A product of the seeded shop that shows a case, in stock unless the case is about stock.
 * @param language of its path and title
 * @throws when the seed has none: the case is then shown nowhere
 */
export async function demoProduct(
  db: D1Database,
  name: DemoCase,
  language = 'tr',
): Promise<DemoProduct> {
  const special = ['soldOut', 'hidden'].includes(name)
  const usual =
    'AND p.is_active = 1 AND p.is_show_only = 0 AND (p.stock > 5 OR p.group1_id > 0)' +
    (name === 'needsStore' ? '' : ' AND p.needs_store = 0') +
    (name === 'personal' ? '' : ' AND p.personalization_id = 0')
  const plain = name === 'plain' ? 'AND p.min_count = 1 AND p.step = 1 AND p.max_count = 0' : ''
  const row = await db
    .prepare(
      `SELECT p.id, t.path, t.title FROM product p JOIN product_text t ON t.product_id = p.id
       WHERE t.language = ?1 AND ${cases[name]} ${special ? '' : usual} ${plain} ORDER BY p.id LIMIT 1`,
    )
    .bind(language)
    .first<DemoProduct>()
  if (!row)
    throw new Error(`The seed has no product for "${name}"; functions/shop/seed must make one.`)
  return { ...row, path: `/${row.path}` }
}

/** Every case's product by `{case}-{language}`, for tests that have no database at hand. */
export async function allDemoProducts(
  db: D1Database,
  languages: readonly string[],
): Promise<Record<string, DemoProduct>> {
  const found: Record<string, DemoProduct> = {}
  for (const name of Object.keys(cases) as DemoCase[])
    for (const language of languages)
      found[`${name}-${language}`] = await demoProduct(db, name, language)
  return found
}

/** The units and lines of all carts: what the backend really did. */
export async function cartTotals(db: D1Database): Promise<{ lines: number; units: number }> {
  const row = await db
    .prepare('SELECT count(*) AS lines, coalesce(sum(count), 0) AS units FROM cart_line')
    .first<{ lines: number; units: number }>()
  return row ?? { lines: 0, units: 0 }
}

/** A category that has a next page, and its path. */
export async function bigCategory(db: D1Database): Promise<{ path: string; products: number }> {
  const row = await db
    .prepare(
      `SELECT l.path, l.target_id AS id, count(*) AS products FROM link l
       JOIN product_category c ON c.category_id = l.target_id
       WHERE l.kind = 'category' AND l.language = 'tr' AND l.moved = 0
       GROUP BY l.target_id ORDER BY products DESC LIMIT 1`,
    )
    .first<{ path: string; products: number }>()
  return { path: `/${row?.path}`, products: row?.products ?? 0 }
}
