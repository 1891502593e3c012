import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FaultKind, type FaultTarget, faultKinds } from '../../platform/faults/faults'
import { isDeep } from '../../support/deep'
import type { Letter } from '../../support/page/form'
import type { Visitor } from '../../support/visitor'
import { callsOfPages, type PageCalls, pagesByCall } from './calls-of-pages'
import { type Cell, changeCell, isLate, readCell } from './cell'
import { type FormRow, formRows } from './forms'
import { openTimeJudge, type TimeJudge } from './judge-time'
import { letterOf } from './letter'
import type { ReadRow, Role } from './pages'
import { type Nonsense, openNonsense } from './shop'
import { Table } from './table'

/** Pages of a shop that are read at a time: with more, each would wait for the others and be taken for late. */
const readers = 2

/** Shops at a time: while one waits for a silent call, the others are read. */
const lanes = 3

/**
 * In `npm test` every other call of the list breaks, the next in the next kind, on the first of its pages and by the first
 * of its forms; the calls between them in none. In `npm run test:deep` each call breaks in each kind, on all.
 */
const kindsOf = (at: number): FaultKind[] =>
  isDeep ? faultKinds : faultKinds.filter((_, kind) => (at / 2) % faultKinds.length === kind)
const few = <T>(all: T[]): T[] => (isDeep ? all : all.slice(0, 1))

type Lane = { shop: Nonsense; visitors: Record<Role, Visitor> }
/** A page that came late while others were read. */
type LateRead = { lane: Lane; call: FaultTarget; kind: FaultKind; row: ReadRow; cell: Cell }
type Unit = {
  call: FaultTarget
  kind: FaultKind
  isShared: boolean
  pages: PageCalls[]
  forms: FormRow[]
}

async function openLane(): Promise<Lane> {
  const shop = await openNonsense()
  const [guest, member] = await Promise.all([shop.visitorOf('guest'), shop.visitorOf('member')])
  return { shop, visitors: { guest, member } }
}

function unitsOf(pages: PageCalls[]): Unit[] {
  const byCall = pagesByCall(pages)
  const calls = [...new Set([...byCall.keys(), ...formRows.map(({ call }) => call)])]
  return calls.flatMap((call, at) => {
    const isShared = pages.some(({ shared }) => shared.includes(call))
    return kindsOf(at).map((kind) => ({
      ...{ call, kind, isShared },
      pages: few(byCall.get(call) ?? []),
      forms: few(formRows.filter((row) => row.call === call)),
    }))
  })
}

describe('in front of a shop with one call that answers nonsense', () => {
  const table = new Table()
  let open: Lane[]
  let time: TimeJudge
  const late: LateRead[] = []
  beforeAll(async () => {
    time = await openTimeJudge()
    open = await Promise.all(Array.from({ length: lanes }, openLane))
  }, 120_000)
  afterAll(async () => {
    await Promise.all([time, ...open.map(({ shop }) => shop)].map((one) => one.close()))
    table.print()
  })

  /** What is wrong with each page and form that makes the call; late pages are left to `judgeLate`. */
  async function meet(lane: Lane, { call, kind, isShared, pages, forms }: Unit) {
    const { shop, visitors } = lane
    const { origin } = shop.platform
    const open = isShared ? shop.meet : shop.meetWarm
    const letters = new Map<FormRow, { letter: Letter; by: Visitor }>()
    for (const row of forms) {
      const by = await shop.visitorOf(row.role)
      letters.set(row, { letter: await letterOf(by, row), by })
    }
    return open(call, kind, async (as) => {
      const toRead = pages.values()
      const read = Array.from({ length: readers }, async () => {
        const found: string[] = []
        for (const row of toRead) {
          const { role, path, healthy } = row
          const cell = await readCell(as(visitors[role]), path, origin)
          if (cell.status === 404 && healthy.status !== 404)
            cell.faults.push('said not to be there')
          if (isLate(cell)) late.push({ lane, call, kind, row, cell })
          else found.push(...table.note(`${call}: ${role} ${path}`, kind, cell))
        }
        return found
      })
      const sent = [...letters].map(async ([row, { letter, by }]) => {
        const cell = await changeCell(as(by), letter, origin, row.typed)
        return table.note(`${call}: ${row.role} ${row.page} "${row.button}"`, kind, cell)
      })
      return (await Promise.all([...read, ...sent])).flat()
    })
  }

  /** Reads a late page anew while nothing else is read. */
  const judgeLate = ({ lane: { shop, visitors }, call, kind, row, cell }: LateRead) =>
    shop.meet(call, kind, async () => {
      const { role, path } = row
      const judged = await time.judge(shop, visitors[role], row, cell)
      return table.note(`${call}: ${role} ${path}`, kind, judged)
    })

  it('[T01] [T12] [T13] [T14] each page and form leads on in time, and nothing is lost', {
    timeout: 1_800_000,
  }, async () => {
    const [first] = open
    if (!first) throw new Error('No shop is open.')
    const units = unitsOf(await callsOfPages(first.shop))
    expect(new Set(units.map(({ kind }) => kind))).toEqual(new Set(faultKinds))
    const waiting = units.values()
    const found: string[] = []
    await Promise.all(
      open.map(async (lane) => {
        for (const unit of waiting) {
          const failed = (error: unknown) => [`${unit.call}, ${unit.kind}: ${error}`]
          found.push(...(await meet(lane, unit).catch(failed)))
        }
        const { guest, member } = lane.visitors
        expect([await lane.shop.hasCart(guest), await lane.shop.hasCart(member)]).toEqual([
          true,
          true,
        ])
      }),
    )
    for (const one of late) found.push(...(await judgeLate(one)))
    expect(found, found.join('\n')).toEqual([])
  })
})
