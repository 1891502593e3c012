export type CategoryRow = {
  id: number
  parent_id: number
  position: number
  title: string
  description: string
  image: string
  path: string
}

const COLUMNS = `c.id, c.parent_id, c.position, c.image,
  c.title ->> ?1 AS title, c.description ->> ?1 AS description,
  (SELECT path FROM link WHERE kind = 'category' AND target_id = c.id AND language = ?1 AND moved = 0) AS path`

/** Every category that has products, parents before children. */
export function everyCategory(db: D1Database, language: string): D1PreparedStatement {
  return db
    .prepare(`SELECT ${COLUMNS} FROM category c WHERE c.is_hidden = 0 ORDER BY c.depth, c.position`)
    .bind(language)
}

/** A category and its ancestors, the topmost first. */
export function categoryAndParents(
  db: D1Database,
  language: string,
  id: number,
): D1PreparedStatement {
  return db
    .prepare(
      `WITH RECURSIVE up (id, parent_id, depth) AS (
         SELECT id, parent_id, depth FROM category WHERE id = ?2
         UNION ALL
         SELECT c.id, c.parent_id, c.depth FROM category c JOIN up ON c.id = up.parent_id
       )
       SELECT ${COLUMNS} FROM category c JOIN up ON up.id = c.id ORDER BY c.depth`,
    )
    .bind(language, id)
}
