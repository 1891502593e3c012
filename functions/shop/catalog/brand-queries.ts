/** A brand with its page's path in one language. */
export type BrandRow = { id: number; title: string; path: string | null }

/** Every brand but the nameless one of products without a brand; ?1 is the language. */
export const BRANDS_SQL = `SELECT b.id, b.title, (SELECT path FROM link
    WHERE kind = 'brand' AND target_id = b.id AND language = ?1 AND moved = 0) AS path
  FROM brand b WHERE b.title <> '' ORDER BY b.id`
