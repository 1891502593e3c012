import type { ListFilters } from './list-filters'
import type { ListWish } from './list-queries'
import { filteredProducts } from './list-queries'

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

/** Chosen ids as SQL; they are whole numbers by then. What is chosen stays listed, though it may find nothing. */
const listed = (ids: number[]) => `(${ids.map(Math.trunc).join(', ')})`

/** How many products of a list each brand has, whatever brands are chosen. */
export function brandFacets(db: D1Database, wish: ListWish): D1PreparedStatement {
  return over(
    db,
    wish,
    { brands: [] },
    (products) => `
    SELECT b.id, b.title, sum(f.n) AS count FROM (
      SELECT x.brand_id AS id, count(*) AS n FROM ${products} x GROUP BY x.brand_id
      UNION ALL SELECT id, 0 FROM brand WHERE id IN ${listed(wish.filters.brands)}
    ) f JOIN brand b ON b.id = f.id
    GROUP BY b.id ORDER BY count DESC, b.id`,
  )
}

/** How many products of a list stand in each category itself, whatever categories are chosen. */
export function categoryFacets(db: D1Database, wish: ListWish): D1PreparedStatement {
  return over(
    db,
    wish,
    { categories: [] },
    (products) => `
    SELECT x.category_id AS id, count(*) AS count FROM ${products} x GROUP BY x.category_id`,
  )
}

/** The lowest and highest price of a list in hundredths of the shown currency, whatever range is chosen. */
export function priceFacet(db: D1Database, wish: ListWish): D1PreparedStatement {
  return over(
    db,
    wish,
    { priceMin: null, priceMax: null },
    (products) => `
    SELECT min(price) / rate AS min, max(price) / rate AS max
    FROM ${products} x, (SELECT rate FROM currency WHERE code = ?2)`,
  )
}

/** How many products have each option of variant group 1 or 2, whatever options of it are chosen. */
export function optionFacets(db: D1Database, wish: ListWish, side: 1 | 2): D1PreparedStatement {
  return over(
    db,
    wish,
    side === 1 ? { options1: [] } : { options2: [] },
    (products) => `
    SELECT o.id, o.group_id, g.title ->> ?1 AS group_title, o.title ->> ?1 AS title, o.colour,
      o.position, sum(f.n) AS count
    FROM (
      SELECT s.option${side}_id AS id, count(DISTINCT s.product_id) AS n
      FROM ${products} x JOIN sub_product s ON s.product_id = x.id GROUP BY s.option${side}_id
      UNION ALL SELECT id, 0 FROM variant_option WHERE id IN ${listed(
        side === 1 ? wish.filters.options1 : wish.filters.options2,
      )}
    ) f
    JOIN variant_option o ON o.id = f.id
    JOIN variant_group g ON g.id = o.group_id
    GROUP BY o.id ORDER BY o.position`,
  )
}

/** How many products have each value of one property, whatever values of it are chosen. */
export function valueFacets(
  db: D1Database,
  wish: ListWish,
  propertyId: number,
): D1PreparedStatement {
  const properties = wish.filters.properties.filter((filter) => filter.p !== propertyId)
  const chosen = wish.filters.properties.flatMap((filter) =>
    filter.p === propertyId ? filter.v : [],
  )
  return over(
    db,
    wish,
    { properties },
    (products) => `
    SELECT v.property_id, v.id, v.title ->> ?1 AS title, v.data, sum(f.n) AS count
    FROM (
      SELECT y.value_id AS id, count(*) AS n FROM ${products} x
      JOIN product_property y ON y.product_id = x.id AND y.property_id = ${propertyId}
      GROUP BY y.value_id
      UNION ALL SELECT id, 0 FROM property_value
      WHERE property_id = ${propertyId} AND id IN ${listed(chosen)}
    ) f JOIN property_value v ON v.id = f.id
    GROUP BY v.id ORDER BY v.id`,
  )
}

/** The lowest and highest number of one property, whatever range of it is chosen. */
export function rangeFacet(
  db: D1Database,
  wish: ListWish,
  propertyId: number,
): D1PreparedStatement {
  const properties = wish.filters.properties.filter((filter) => filter.p !== propertyId)
  return over(
    db,
    wish,
    { properties },
    (products) => `
    SELECT ${propertyId} AS property_id, min(y.number) AS min, max(y.number) AS max
    FROM ${products} x
    JOIN product_property y ON y.product_id = x.id AND y.property_id = ${propertyId}`,
  )
}

/** The filters that the shop has. */
export async function readProperties(db: D1Database, language: string): Promise<PropertyRow[]> {
  const { results } = await db
    .prepare(
      'SELECT id, type, view, position, title ->> ?1 AS title FROM property ORDER BY position',
    )
    .bind(language)
    .all<PropertyRow>()
  return results
}

/** A question over the products of a list with some of its filters lifted: a group counts without its own choice. */
function over(
  db: D1Database,
  wish: ListWish,
  lifted: Partial<ListFilters>,
  ask: (products: string) => string,
): D1PreparedStatement {
  const { sql, values } = filteredProducts({ ...wish, filters: { ...wish.filters, ...lifted } })
  return db.prepare(ask(`(SELECT p.id, p.brand_id, p.category_id, p.price ${sql})`)).bind(...values)
}
