import { LINKS_OF } from '../catalog/links-sql'

/** Addresses in one answer of get-links. */
export const LINKS_PER_PAGE = 5000

/** `links` is a JSON object of the path by language; `created_at` in unix seconds. */
export type LinkRow = { kind: string; target_id: number; links: string; created_at: number }

/** Pages in Turkish, without categories and brands that no product on sale is in. */
const PAGES = `link p WHERE language = 'tr' AND moved = 0
  AND NOT (kind = 'category' AND EXISTS
    (SELECT 1 FROM category WHERE id = p.target_id AND is_hidden = 1))
  AND NOT (kind = 'brand' AND NOT EXISTS
    (SELECT 1 FROM product WHERE brand_id = p.target_id AND is_active = 1))`

/** One page of everything that has an address, for the site map: pages first, then products. */
export async function readLinks(
  db: D1Database,
  page: number,
): Promise<{ rows: LinkRow[]; total: number }> {
  const [count, rows] = await db.batch([
    db.prepare(
      `SELECT (SELECT count(*) FROM product WHERE is_active = 1)
        + (SELECT count(*) FROM ${PAGES}) AS total`,
    ),
    db
      .prepare(
        `SELECT kind, target_id, created_at,
           ${LINKS_OF} AS links
         FROM (
           SELECT 0 AS rank, kind, target_id, (SELECT min(created_at) FROM product) AS created_at
           FROM ${PAGES}
           UNION ALL
           SELECT 1, 'product', id, created_at FROM product WHERE is_active = 1
           ORDER BY 1, 2, 3 LIMIT ?1 OFFSET ?2
         ) l`,
      )
      .bind(LINKS_PER_PAGE, (page - 1) * LINKS_PER_PAGE),
  ])
  return {
    rows: (rows?.results ?? []) as LinkRow[],
    total: (count?.results[0] as { total: number } | undefined)?.total ?? 0,
  }
}
