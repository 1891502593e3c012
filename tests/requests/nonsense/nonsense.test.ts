import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FaultKind, faultKinds } from '../../platform/faults/faults'
import type { Visitor } from '../../support/visitor'
import { type Cell, changeCell, readCell } from './cell'
import { changeRows } from './changes'
import { type Role, readRows } from './pages'
import { type Nonsense, openNonsense } from './shop'

const isDeep = process.env.DEEP === '1'
const rows = {
  reads: readRows.filter(({ isCore }) => isDeep || isCore),
  changes: changeRows.filter(({ isCore }) => isDeep || isCore),
}

/** One at a time for each pair of visitors: a page that waits for a silent shop needs no processor. */
async function eachOf<T, V, R>(all: T[], visitors: V[], open: (one: T, as: V) => Promise<R[]>) {
  const found: R[] = []
  const waiting = all.values()
  const work = async (as: V) => {
    for (const one of waiting) found.push(...(await open(one, as)))
  }
  await Promise.all(visitors.map(work))
  return found
}

const isLate = ({ faults }: Cell) => faults.some((fault) => fault.endsWith(' ms'))

const textOf = ({ status, ms, faults }: Cell) =>
  faults.length > 0 ? `✗ ${faults}` : `${status} ${ms}`

const table: Record<string, Record<string, string>> = {}
const note = (row: string, kind: FaultKind, cell: Cell) => {
  table[row] = { ...table[row], [kind]: textOf(cell) }
  return cell.faults.map((fault) => `${row}, ${kind}: ${fault}`)
}

describe('in front of a shop that answers nonsense', () => {
  let shop: Nonsense
  beforeAll(async () => {
    shop = await openNonsense()
  })
  afterAll(async () => {
    await shop.close()
    console.table(table)
  })

  const pair = async (): Promise<Record<Role, Visitor>> => ({
    guest: await shop.visitorOf('guest'),
    member: await shop.visitorOf('member'),
  })
  /** A late page is read twice more, alone and cold: the machine, not the shop, may have been slow. */
  async function measured(visitor: Visitor, path: string, first: Cell, tries = 2): Promise<Cell> {
    if (!isLate(first) || tries === 0) return first
    const repeated = await shop.withColdStorefront((as) => readCell(as(visitor), path))
    return measured(visitor, path, repeated, tries - 1)
  }
  const pairs = () => Promise.all([pair(), pair(), pair(), pair()])

  it.each(faultKinds)(
    '[T01] [T12] [T14] every page leads on in time: %s',
    { timeout: 240_000 },
    async (kind) => {
      const own = await pairs()
      const found = await shop.meet(kind, (as) =>
        eachOf(rows.reads, own, async ({ role, path }, visitors) => {
          const visitor = visitors[role]
          const cell = await measured(visitor, path, await readCell(as(visitor), path))
          return note(`${role} ${path}`, kind, cell)
        }),
      )
      expect(found).toEqual([])
      for (const { guest, member } of own)
        expect([await shop.hasCart(guest), await shop.hasCart(member)]).toEqual([true, true])
    },
  )

  it.each(faultKinds)(
    '[T13] [X03] no form fails without a word, and none loses what was typed: %s',
    { timeout: 480_000 },
    async (kind) => {
      const own = await pairs()
      const found = await shop.meet(kind, (as) =>
        eachOf(rows.changes, own, async ({ role, path, fields, typed }, visitors) => {
          const cell = await changeCell(as(visitors[role]), path, fields, typed)
          return note(`${role} POST ${path}`, kind, cell)
        }),
      )
      expect(found).toEqual([])
    },
  )
})
