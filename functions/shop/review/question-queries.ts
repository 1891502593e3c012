/** `answers` is a JSON array of {id, text, at, shop}. */
export type QuestionRow = {
  id: number
  name: string
  text: string
  created_at: number
  answers: string
}

/** One page of approved questions, newest first, with their answers. */
export async function readQuestions(
  db: D1Database,
  productId: number,
  page: number,
  perPage: number,
): Promise<{ questions: QuestionRow[]; total: number }> {
  const [count, rows] = await db.batch([
    db
      .prepare('SELECT count(*) AS total FROM question WHERE product_id = ?1 AND is_approved = 1')
      .bind(productId),
    db
      .prepare(
        `SELECT q.id, q.name, q.text, q.created_at,
           (SELECT json_group_array(json_object(
              'id', a.id, 'text', a.text, 'at', a.created_at, 'shop', a.by_shop))
            FROM answer a WHERE a.question_id = q.id) AS answers
         FROM question q WHERE q.product_id = ?1 AND q.is_approved = 1
         ORDER BY q.created_at DESC, q.id LIMIT ?2 OFFSET ?3`,
      )
      .bind(productId, perPage, (page - 1) * perPage),
  ])
  return {
    questions: (rows?.results ?? []) as QuestionRow[],
    total: (count?.results[0] as { total: number } | undefined)?.total ?? 0,
  }
}

/** Saves a question for the shop's approval; false when there is no such product. */
export async function addQuestion(
  db: D1Database,
  question: { productId: number; name: string; text: string; memberId: number },
): Promise<boolean> {
  const { productId, name, text, memberId } = question
  const result = await db
    .prepare(
      `INSERT INTO question (product_id, name, text, created_at, is_approved, member_id)
       SELECT id, ?2, ?3, ?4, 0, ?5 FROM product WHERE id = ?1 AND is_active = 1`,
    )
    .bind(productId, name.slice(0, 60), text, Math.floor(Date.now() / 1000), memberId)
    .run()
  return result.meta.changes > 0
}
