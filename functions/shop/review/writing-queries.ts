import { OPENING_VARIANT } from '../catalog/product/opening-order'
import type { Currency } from '../locale'
import { foldedWords } from '../text'

export type NewReview = {
  productId: number
  memberId: number
  stars: number
  title: string
  text: string
  showsName: boolean
}

/** Saves a review for the shop's approval. @returns why it was refused, null when it was saved */
export async function addReview(
  db: D1Database,
  review: NewReview,
): Promise<'twice' | 'noProduct' | null> {
  const existing = await db
    .prepare('SELECT 1 FROM review WHERE product_id = ?1 AND member_id = ?2')
    .bind(review.productId, review.memberId)
    .first()
  if (existing) return 'twice'
  const result = await db
    .prepare(
      `INSERT OR IGNORE INTO review (product_id, member_id, name, surname, shows_name, title, text,
         folded, stars, created_at, is_approved)
       SELECT p.id, m.id, m.name, m.surname, ?3, ?4, ?5, ?6, ?7, ?8, 0
       FROM product p JOIN member m ON m.id = ?2 WHERE p.id = ?1 AND p.is_active = 1`,
    )
    .bind(
      review.productId,
      review.memberId,
      review.showsName ? 1 : 0,
      review.title,
      review.text,
      foldedWords(`${review.title} ${review.text}`).join(' '),
      review.stars,
      Math.floor(Date.now() / 1000),
    )
    .run()
  return result.meta.changes > 0 ? null : 'noProduct'
}

/** One vote per voter: a second replaces the first. @param vote 1 helpful, 2 not @returns false for no such review */
export async function voteOn(
  db: D1Database,
  reviewId: number,
  voter: string,
  vote: 1 | 2,
): Promise<boolean> {
  const [, , , found] = await db.batch([
    db
      .prepare(
        `UPDATE review SET yes_votes = yes_votes - (SELECT count(*) FROM review_vote
             WHERE review_id = ?1 AND voter = ?2 AND vote = 1),
           no_votes = no_votes - (SELECT count(*) FROM review_vote
             WHERE review_id = ?1 AND voter = ?2 AND vote = 2)
         WHERE id = ?1`,
      )
      .bind(reviewId, voter),
    db
      .prepare(
        `INSERT OR REPLACE INTO review_vote (review_id, voter, vote)
         SELECT id, ?2, ?3 FROM review WHERE id = ?1 AND is_approved = 1`,
      )
      .bind(reviewId, voter, vote),
    db
      .prepare(
        `UPDATE review SET yes_votes = yes_votes + (?2 = 1), no_votes = no_votes + (?2 = 2)
         WHERE id = ?1 AND is_approved = 1`,
      )
      .bind(reviewId, vote),
    db.prepare('SELECT 1 FROM review WHERE id = ?1 AND is_approved = 1').bind(reviewId),
  ])
  return (found?.results.length ?? 0) > 0
}

/**
 * Saves an alarm for a product; repeated requests save one. With variants, the price is that of the requested or else
 * the opening variant, because the product's own price may change without any variant getting cheaper.
 * @returns false when there is no such product
 */
export async function addAlarm(
  db: D1Database,
  alarm: {
    kind: 'stock' | 'price'
    productId: number
    variantId: number
    email: string
    language: string
    currency: Currency
  },
): Promise<boolean> {
  const result = await db
    .prepare(
      `INSERT INTO alarm (kind, product_id, variant_id, email, language, currency, price, created_at)
       SELECT ?1, p.id, coalesce(s.id, 0), ?4, ?5, ?6, coalesce(s.price, p.price), unixepoch()
       FROM product p LEFT JOIN sub_product s ON s.product_id = p.id AND s.id = coalesce(
         (SELECT id FROM sub_product WHERE id = ?3 AND product_id = p.id), iif(?1 = 'price', ${OPENING_VARIANT}, 0))
       WHERE p.id = ?2 AND p.is_active = 1
       ON CONFLICT DO UPDATE SET price = excluded.price, language = excluded.language,
         currency = excluded.currency, created_at = excluded.created_at`,
    )
    .bind(alarm.kind, alarm.productId, alarm.variantId, alarm.email, alarm.language, alarm.currency)
    .run()
  return result.meta.changes > 0
}
