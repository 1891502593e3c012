/** SQL that gives categories the most months of `law.instalmentMonths` (Banka Kartları ve Kredi Kartları Hakkında Yönetmelik), after a change of either. */
export const instalmentCapStatements = (): string[] => [
  'DELETE FROM instalment_cap',
  `INSERT INTO instalment_cap (category_id, max_number)
   SELECT c.id, min(m.value) FROM setting s JOIN json_each(s.value) m JOIN category c ON c.title ->> 'tr' = m.key
   WHERE s.name = 'INSTALMENT_MONTHS' GROUP BY c.id`,
]
