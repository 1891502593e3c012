import type { Visitor } from '../../support/visitor'
import { type Cell, inTime, isLate, limits, readCell } from './cell'
import type { ReadRow, Role } from './pages'
import { type Nonsense, openNonsense } from './shop'

/** The first byte of a page of a shop that works, from a cold cache, on a machine with nothing else to do. */
const usualMs = 200

const readCold = (shop: Nonsense, visitor: Visitor, path: string) =>
  shop.withColdStorefront(async (as) => {
    // Its cache is cold, not its code.
    await as(visitor).get('/healthz')
    return readCell(as(visitor), path, shop.platform.origin)
  })

/** Tells a page that a shop's fault made late from one that a busy machine did. */
export async function openTimeJudge() {
  const calm = await openNonsense()
  const visitors: Record<Role, Visitor> = {
    guest: await calm.visitorOf('guest'),
    member: await calm.visitorOf('member'),
  }
  async function retryAlone(shop: Nonsense, visitor: Visitor, row: ReadRow, first: Cell) {
    const { role, path } = row
    let cell = first
    for (let tries = 0; tries < 2 && isLate(cell); tries += 1) {
      const retry = await readCold(shop, visitor, path)
      const before = inTime(cell).faults
      cell = { ...retry, faults: [...new Set([...before, ...retry.faults])] }
      if (!isLate(cell)) break
      const control = await readCold(calm, visitors[role], path)
      const waiting = Math.max(0, control.ms - usualMs)
      if (cell.ms - waiting <= limits.read) return inTime(cell)
    }
    return cell
  }
  // The pages of a fault are read at the same time; a cold storefront beside another is slow by itself.
  let turn: Promise<unknown> = Promise.resolve()
  function inTurn(judge: () => Promise<Cell>): Promise<Cell> {
    const judged = turn.then(judge)
    turn = judged.catch(() => undefined)
    return judged
  }
  return {
    close: calm.close,
    /** Reads a late page twice more, alone; it is late where it is so by more than the same page of a shop that works. */
    judge: (shop: Nonsense, visitor: Visitor, row: ReadRow, first: Cell): Promise<Cell> =>
      inTurn(() => retryAlone(shop, visitor, row, first)),
    /** Sends a form, and once more where its answer was late. */
    async judgeChange(send: () => Promise<Cell>): Promise<Cell> {
      const first = await send()
      if (!isLate(first)) return first
      const retry = await inTurn(send)
      return { ...retry, faults: [...new Set([...inTime(first).faults, ...retry.faults])] }
    },
  }
}

export type TimeJudge = Awaited<ReturnType<typeof openTimeJudge>>
