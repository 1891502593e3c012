import type { ReactNode } from 'react'
import css from './rows-table.css?url'

type Props = {
  caption: string
  heads: string[]
  numbers?: number[]
  rows: ReactNode[][]
  none: ReactNode
}

/** A table that becomes a list of labelled values on narrow screens. */
export function RowsTable({ caption, heads, numbers = [], rows, none }: Props) {
  if (rows.length === 0) return none
  const kind = (at: number) => (numbers.includes(at) ? 'number' : undefined)
  return (
    <table className="rows-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" className={kind(at)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one answer, drawn once
          <tr key={row}>
            {cells.map((cell, at) => (
              <td key={heads[at]} data-column={heads[at]} className={kind(at)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function RowsTableStyle() {
  return <link rel="stylesheet" href={css} />
}
