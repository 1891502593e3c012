export type ReviewRow = {
  id: number
  name: string
  surname: string
  shows_name: number
  title: string
  text: string
  stars: number
  created_at: number
  has_bought: number
  yes_votes: number
  no_votes: number
}

export type ReviewRequest = {
  productId: number
  /** Folded; empty for all. */
  words: string
  byStars: boolean
  ascending: boolean
  page: number
  perPage: number
}

/** The number of reviews per number of stars. */
export async function starCounts(
  db: D1Database,
  productId: number,
): Promise<Record<string, number>> {
  const row = await db
    .prepare(
      `SELECT rank1 AS "1", rank2 AS "2", rank3 AS "3", rank4 AS "4", rank5 AS "5"
       FROM product WHERE id = ?1`,
    )
    .bind(productId)
    .first<Record<string, number>>()
  return row ?? { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
}

/** One page of approved reviews with their total and average; a page beyond the last is the last. */
export async function readReviews(db: D1Database, reviewRequest: ReviewRequest) {
  const direction = reviewRequest.ascending ? 'ASC' : 'DESC'
  const order = reviewRequest.byStars
    ? `stars ${direction}, created_at DESC`
    : `created_at ${direction}`
  const from = `FROM review WHERE product_id = ?1 AND is_approved = 1
    AND (?2 = '' OR instr(folded, ?2) > 0)`
  const [count, rows] = await db.batch([
    db
      .prepare(`SELECT count(*) AS total, round(coalesce(avg(stars), 0), 1) AS average ${from}`)
      .bind(reviewRequest.productId, reviewRequest.words),
    db
      .prepare(
        `SELECT id, name, surname, shows_name, title, text, stars, created_at, has_bought,
           yes_votes, no_votes ${from} ORDER BY ${order}, id LIMIT ?3
         OFFSET max(0, min(?4 - 1, ((SELECT count(*) ${from}) - 1) / CAST(?3 AS INTEGER))) * ?3`,
      )
      .bind(
        reviewRequest.productId,
        reviewRequest.words,
        reviewRequest.perPage,
        reviewRequest.page,
      ),
  ])
  const sums = count?.results[0] as { total: number; average: number } | undefined
  return {
    rows: (rows?.results ?? []) as ReviewRow[],
    total: sums?.total ?? 0,
    average: sums?.average ?? 0,
  }
}
