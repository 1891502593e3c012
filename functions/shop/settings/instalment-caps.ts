/**
 * SQL statements that give categories the most months of the shop's settings (`law.instalmentMonths`); for after any
 * change of categories or settings. Source of the demo's: Banka Kartları ve Kredi Kartları Hakkında Yönetmelik, which
 * allows none for food, fuel and telecommunication, and few for electronics.
 */
export const instalmentCapStatements = (): string[] => [
  'DELETE FROM instalment_cap',
  `INSERT INTO instalment_cap (category_id, max_number)
   SELECT c.id, min(m.value) FROM setting s JOIN json_each(s.value) m JOIN category c ON c.title ->> 'tr' = m.key
   WHERE s.name = 'INSTALMENT_MONTHS' GROUP BY c.id`,
]
