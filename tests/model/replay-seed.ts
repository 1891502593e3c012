import type { Database } from './database'

/** Tables that shopping never changes; all others are restored to the seed before each run. */
const never =
  /^(?:sqlite_|_cf|d1_|seed_|product_words|product|sub_product$|list|facet|country|region|place|city|town|district)/

async function changing(db: Database): Promise<string[]> {
  const [tables = []] = await db.run([["SELECT name FROM sqlite_master WHERE type = 'table'"]])
  const names = tables.map((row) => String(row.name)).filter((name) => !never.test(name))
  const counts = await db.run(names.map((name) => [`SELECT count(*) AS n FROM "${name}"`]))
  return names.filter((_, at) => Number(counts[at]?.[0]?.n) < 1000)
}

/** Copies the seed's rows beside the shop's tables. @returns brings the database back to the seed */
export async function rememberSeed(db: Database): Promise<() => Promise<void>> {
  const names = await changing(db)
  await db.run([
    ...names.map((name): [string] => [`CREATE TABLE "seed_${name}" AS SELECT * FROM "${name}"`]),
    ['CREATE TABLE seed_p AS SELECT id, stock FROM product'],
    ['CREATE TABLE seed_v AS SELECT id, stock FROM sub_product'],
  ])
  const back = (table: string, seed: string): [string] => [
    `UPDATE ${table} SET stock = s.stock FROM ${seed} s WHERE s.id = ${table}.id AND ${table}.stock <> s.stock`,
  ]
  return async () => {
    await db.run([
      ['PRAGMA defer_foreign_keys = on'],
      ...names.flatMap((name): [string][] => [
        [`DELETE FROM "${name}"`],
        [`INSERT INTO "${name}" SELECT * FROM "seed_${name}"`],
      ]),
      back('product', 'seed_p'),
      back('sub_product', 'seed_v'),
    ])
  }
}
