import type { FaultKind } from '../../platform/faults/faults'
import type { Cell } from './cell'

const textOf = ({ status, ms, faults }: Cell) =>
  faults.length > 0 ? `✗ ${faults}` : `${status} ${ms}`

/** What became of each row at each kind of fault. */
export class Table {
  readonly #rows: Record<string, Record<string, string>> = {}

  /** @returns what is wrong, with its row and kind */
  note(row: string, kind: FaultKind, cell: Cell): string[] {
    this.#rows[row] = { ...this.#rows[row], [kind]: textOf(cell) }
    return cell.faults.map((fault) => `${row}, ${kind}: ${fault}`)
  }

  print(): void {
    console.table(this.#rows)
  }
}
