type Dated = { date: string }

/** The newest of rows that are listed from either end; of one day's, the one that the list has nearest to its newest end. */
export function newestOf<Row extends Dated>(rows: Row[]): Row | undefined {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return undefined
  const fromNewest = first.date < last.date ? rows.toReversed() : rows
  return fromNewest.reduce((newest, row) => (row.date > newest.date ? row : newest))
}
