import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FaultKind, faultKinds } from '../../platform/faults/faults'
import { isDeep } from '../../support/deep'
import type { Letter } from '../../support/page/form'
import type { Visitor } from '../../support/visitor'
import { changeCell, readCell } from './cell'
import { type FormRow, formRows } from './forms'
import { openTimeJudge, type TimeJudge } from './judge-time'
import { letterOf } from './letter'
import { type Role, readRows } from './pages'
import { type Nonsense, openNonsense } from './shop'
import { Table } from './table'

const rows = {
  reads: readRows.filter(({ isCore }) => isDeep || isCore),
  changes: formRows.filter(({ isCore }) => isDeep || isCore),
}

/** How a shop fails while a form is sent. */
const kindsOfForms: FaultKind[] = isDeep ? faultKinds : ['html', 'hang', 'reset', 'error']

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

const table = new Table()

describe('in front of a shop that answers nonsense', () => {
  let shop: Nonsense
  let time: TimeJudge
  let letters: Map<FormRow, Letter>
  beforeAll(async () => {
    ;[shop, time] = await Promise.all([openNonsense(), openTimeJudge()])
    const [guest, member] = await Promise.all([shop.visitorOf('guest'), shop.visitorOf('member')])
    letters = new Map()
    for (const row of rows.changes)
      letters.set(row, await letterOf(row.role === 'guest' ? guest : member, row))
  })
  afterAll(async () => {
    await Promise.all([shop.close(), time.close()])
    table.print()
  })

  const pair = async (): Promise<Record<Role, Visitor>> => ({
    guest: await shop.visitorOf('guest'),
    member: await shop.visitorOf('member'),
  })
  const pairs = () => Promise.all([pair(), pair(), pair(), pair()])

  it.each(faultKinds)(
    '[T01] [T12] [T14] every page leads on in time: %s',
    { timeout: 240_000 },
    async (kind: FaultKind) => {
      const own = await pairs()
      const { origin } = shop.platform
      const found = await shop.meet('/', kind, (as) =>
        eachOf(rows.reads, own, async (row, visitors) => {
          const { role, path } = row
          const visitor = visitors[role]
          const first = await readCell(as(visitor), path, origin)
          const cell = await time.judge(shop, visitor, row, first)
          return table.note(`${role} ${path}`, kind, cell)
        }),
      )
      expect(found, found.join('\n')).toEqual([])
      for (const { guest, member } of own)
        expect([await shop.hasCart(guest), await shop.hasCart(member)]).toEqual([true, true])
    },
  )

  it.each(kindsOfForms)(
    '[T13] [X03] no form fails without a word, and none loses what was typed: %s',
    { timeout: 480_000 },
    async (kind: FaultKind) => {
      const own = await pairs()
      const { origin } = shop.platform
      const found = await shop.meet('/', kind, (as) =>
        eachOf(rows.changes, own, async (row, visitors) => {
          const letter = letters.get(row) as Letter
          const visitor = as(visitors[row.role])
          const cell = await time.judgeChange(() => changeCell(visitor, letter, origin, row.typed))
          return table.note(`${row.role} ${row.page}: ${row.button}`, kind, cell)
        }),
      )
      expect(found, found.join('\n')).toEqual([])
    },
  )
})
