type Sum = { total: number }

const sumOf = (rows: readonly Sum[]) => rows.reduce((sum, { total }) => sum + total, 0)

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((found, item) => found.flatMap((one) => [[...one, item], one]), [[]])

/** The rows that fill a gap of a sum best: a shop may have counted some of them in another field. */
export function addingUp<T extends Sum>(rows: readonly T[], gap: number): T[] {
  const given = rows.filter(({ total }) => total !== 0)
  const missed = (some: T[]) => Math.abs(gap - sumOf(some))
  return subsets(given).reduce((best, some) => (missed(some) < missed(best) ? some : best), given)
}
