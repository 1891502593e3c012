import { MOST_COUNTED } from '../list-size'
import type { ListFilters } from './list-filters'
import { filteredProducts, idList, scopeId } from './list-products'
import type { ListWish } from './list-wish'

export type BrandFacet = { id: number; title: string; count: number }
export type CategoryFacet = { id: number; count: number }
export type PriceFacet = { min: number | null; max: number | null }
export type OptionFacet = {
  id: number
  group_id: number
  group_title: string
  title: string
  colour: string
  position: number
  count: number
}
export type ValueFacet = {
  property_id: number
  id: number
  title: string
  data: string
  count: number
}
export type RangeFacet = { property_id: number; min: number; max: number }
export type PropertyRow = {
  id: number
  type: number
  view: string
  position: number
  title: string
}

/** How the filters of a list are found: counted now, of the first of its products, or counted beforehand. */
export type Facets = { wish: ListWish; isKnown: boolean }

/** Rows of id and count `f`: what is known of a long list, or what `live` counts over its products `x`. */
function counted(
  { wish, isKnown }: Facets,
  kind: string,
  lifted: Partial<ListFilters>,
  live: (products: string) => string,
) {
  if (isKnown)
    return {
      sql: `SELECT ref AS id, products AS n FROM list_facet WHERE scope_id = ${scopeId(wish.scope) ?? 0} AND kind = '${kind}'`,
      values: [],
    }
  const { sql, values } = filteredProducts({ ...wish, filters: { ...wish.filters, ...lifted } })
  return {
    sql: live(`(SELECT s.id, s.brand_id, s.category_id, s.price ${sql} LIMIT ${MOST_COUNTED})`),
    values,
  }
}

/** A question over counted rows; `more` are values that stand after the list's own. */
function ask(
  db: D1Database,
  { sql, values }: { sql: string; values: (string | number)[] },
  question: (rows: string, next: string) => string,
  more: string[] = [],
): D1PreparedStatement {
  return db.prepare(question(sql, `?${values.length + 1}`)).bind(...values, ...more)
}

/** How many products of a list each brand has, whatever brands are chosen. */
export function brandFacets(db: D1Database, facets: Facets): D1PreparedStatement {
  const rows = counted(
    facets,
    'brand',
    { brands: [] },
    (products) => `SELECT x.brand_id AS id, count(*) AS n FROM ${products} x GROUP BY x.brand_id`,
  )
  return ask(
    db,
    rows,
    (list) => `
    SELECT b.id, b.title, sum(f.n) AS count FROM (
      SELECT * FROM (${list})
      UNION ALL SELECT id, 0 FROM brand WHERE id IN ${idList(facets.wish.filters.brands)}
    ) f JOIN brand b ON b.id = f.id
    GROUP BY b.id ORDER BY count DESC, b.id`,
  )
}

/** How many products of a list stand in each category itself, whatever categories are chosen. */
export function categoryFacets(db: D1Database, facets: Facets): D1PreparedStatement {
  const rows = counted(
    facets,
    'category',
    { categories: [] },
    (products) =>
      `SELECT x.category_id AS id, count(*) AS n FROM ${products} x GROUP BY x.category_id`,
  )
  return ask(db, rows, (list) => `SELECT id, n AS count FROM (${list})`)
}

/** The lowest and highest price of a list in hundredths of the shown currency, whatever range is chosen. */
export function priceFacet(db: D1Database, { wish, isKnown }: Facets): D1PreparedStatement {
  const rate = (place: number) => `(SELECT rate FROM currency WHERE code = ?${place})`
  if (isKnown)
    return db
      .prepare(
        `SELECT low / ${rate(2)} AS min, high / ${rate(2)} AS max FROM list_facet
         WHERE scope_id = ?1 AND kind = 'price'`,
      )
      .bind(scopeId(wish.scope) ?? 0, wish.currency)
  const filters = { ...wish.filters, priceMin: null, priceMax: null }
  const { sql, values } = filteredProducts({ ...wish, filters })
  const place = values.length + 1
  return db
    .prepare(
      `SELECT min(price) / ${rate(place)} AS min, max(price) / ${rate(place)} AS max
       FROM (SELECT s.price ${sql} LIMIT ${MOST_COUNTED})`,
    )
    .bind(...values, wish.currency)
}

/** How many products have each option of variant group 1 or 2, whatever options of it are chosen. */
export function optionFacets(db: D1Database, facets: Facets, side: 1 | 2): D1PreparedStatement {
  const { filters, language } = facets.wish
  const rows = counted(
    facets,
    `type${side}`,
    side === 1 ? { options1: [] } : { options2: [] },
    (products) => `
      SELECT o.option${side}_id AS id, count(DISTINCT o.product_id) AS n
      FROM ${products} x JOIN sub_product o ON o.product_id = x.id GROUP BY o.option${side}_id`,
  )
  const chosen = side === 1 ? filters.options1 : filters.options2
  return ask(
    db,
    rows,
    (list, at) => `
    SELECT o.id, o.group_id, g.title ->> ${at} AS group_title, o.title ->> ${at} AS title, o.colour,
      o.position, sum(f.n) AS count
    FROM (
      SELECT * FROM (${list})
      UNION ALL SELECT id, 0 FROM variant_option WHERE id IN ${idList(chosen)}
    ) f
    JOIN variant_option o ON o.id = f.id
    JOIN variant_group g ON g.id = o.group_id
    GROUP BY o.id ORDER BY o.position`,
    [language],
  )
}

/** How many products have each value of one property, whatever values of it are chosen. */
export function valueFacets(
  db: D1Database,
  facets: Facets,
  propertyId: number,
): D1PreparedStatement {
  const { filters, language } = facets.wish
  const chosen = filters.properties.flatMap(({ p, v }) => (p === propertyId ? v : []))
  const rows = counted(
    facets,
    'value',
    { properties: filters.properties.filter(({ p }) => p !== propertyId) },
    (products) => `
      SELECT y.value_id AS id, count(*) AS n FROM ${products} x
      JOIN product_property y ON y.product_id = x.id AND y.property_id = ${propertyId}
      GROUP BY y.value_id`,
  )
  return ask(
    db,
    rows,
    (list, at) => `
    SELECT v.property_id, v.id, v.title ->> ${at} AS title, v.data, sum(f.n) AS count
    FROM (
      SELECT * FROM (${list}) UNION ALL SELECT id, 0 FROM property_value WHERE id IN ${idList(chosen)}
    ) f JOIN property_value v ON v.id = f.id AND v.property_id = ${propertyId}
    GROUP BY v.id ORDER BY v.id`,
    [language],
  )
}

/** The lowest and highest number of one property, whatever range of it is chosen. */
export function rangeFacet(
  db: D1Database,
  { wish, isKnown }: Facets,
  propertyId: number,
): D1PreparedStatement {
  if (isKnown)
    return db
      .prepare(
        `SELECT ref AS property_id, low AS min, high AS max FROM list_facet
         WHERE scope_id = ?1 AND kind = 'range' AND ref = ?2`,
      )
      .bind(scopeId(wish.scope) ?? 0, propertyId)
  const properties = wish.filters.properties.filter((filter) => filter.p !== propertyId)
  const { sql, values } = filteredProducts({ ...wish, filters: { ...wish.filters, properties } })
  return db
    .prepare(
      `SELECT ${propertyId} AS property_id, min(y.number) AS min, max(y.number) AS max
       FROM (SELECT s.id ${sql} LIMIT ${MOST_COUNTED}) x
       JOIN product_property y ON y.product_id = x.id AND y.property_id = ${propertyId}`,
    )
    .bind(...values)
}

/** The filters that the shop has, and how long a list is: of words, as far as is counted. */
export async function readProperties(db: D1Database, wish: ListWish) {
  const id = scopeId(wish.scope)
  const { sql, values } = filteredProducts(wish)
  const [properties, size] = await db.batch([
    db
      .prepare(
        'SELECT id, type, view, position, title ->> ?1 AS title FROM property ORDER BY position',
      )
      .bind(wish.language),
    id === null
      ? db
          .prepare(`SELECT count(*) AS products FROM (SELECT 1 ${sql} LIMIT ${MOST_COUNTED + 1})`)
          .bind(...values)
      : db.prepare('SELECT products FROM list_size WHERE scope_id = ?1').bind(id),
  ])
  return {
    properties: (properties?.results ?? []) as PropertyRow[],
    size: ((size?.results ?? []) as { products: number }[])[0]?.products ?? 0,
  }
}
