/** SQL that gives categories the most months of `law.instalmentMonths` (Banka Kartları ve Kredi Kartları Hakkında Yönetmelik), after a change of either. */
export const instalmentCapStatements = (): string[] => [
  'DELETE FROM instalment_cap',
  `INSERT INTO instalment_cap (category_id, max_number)
   SELECT c.id, min(m.value) FROM setting s JOIN json_each(s.value) m JOIN category c ON c.title ->> 'tr' = m.key
   WHERE s.name = 'INSTALMENT_MONTHS' GROUP BY c.id`,
]

/** The names of an owner's `law.instalmentMonths` that no category has: a slip there would offer what the law forbids. */
export async function namesWithoutCategory(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT m.key AS name FROM setting s JOIN json_each(s.value) m WHERE s.name = 'INSTALMENT_MONTHS'
         AND EXISTS (SELECT 1 FROM setting WHERE name = 'OWN_SHOP')
         AND NOT EXISTS (SELECT 1 FROM category c WHERE c.title ->> 'tr' = m.key)`,
    )
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}
