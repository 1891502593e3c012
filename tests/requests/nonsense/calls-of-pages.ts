import type { FaultTarget } from '../../platform/faults/faults'
import { numbersIn } from '../../platform/server/make-app'
import type { ReceivedRequest } from '../../platform/server/received-request'
import { routes } from '../../platform/server/routes'
import { type Cell, readCell } from './cell'
import { type ReadRow, readRows } from './pages'
import type { Nonsense } from './shop'

const numbersOf = numbersIn(routes)

/** The call that a request is of: its number in the contract's index, else its path. */
function callOf({ method, path }: ReceivedRequest): FaultTarget[] {
  const [number] = numbersOf(method, path)
  if (number !== undefined) return [number]
  const at = routes.map((route) => route.at).filter((one) => path.startsWith(one))
  return at.toSorted((a, b) => b.length - a.length).slice(0, 1)
}

/** A page, what it answers in a shop that works, and the calls that it makes there. */
export type PageCalls = ReadRow & {
  healthy: Cell
  calls: FaultTarget[]
  /** Those of them that go without the visitor's session: their answers are shared. */
  shared: FaultTarget[]
}

/** Reads each page in a shop that works, without a cache, and notes its calls. */
export async function callsOfPages(shop: Nonsense): Promise<PageCalls[]> {
  const visitors = { guest: await shop.visitorOf('guest'), member: await shop.visitorOf('member') }
  return shop.withColdStorefront(
    async (as) => {
      const found: PageCalls[] = []
      for (const row of readRows) {
        const before = shop.platform.requests.length
        const healthy = await readCell(as(visitors[row.role]), row.path, shop.platform.origin)
        const received = shop.platform.requests.slice(before)
        const ofGuests = received.filter(({ headers }) => !headers.cookie)
        const [calls, shared] = [received, ofGuests].map((some) => [
          ...new Set(some.flatMap(callOf)),
        ])
        found.push({ ...row, healthy, calls: calls ?? [], shared: shared ?? [] })
      }
      return found
    },
    { FRESH_SECONDS: '0' },
  )
}

/** The pages that make each call, pages of the core first. */
export function pagesByCall(pages: PageCalls[]): Map<FaultTarget, PageCalls[]> {
  const sorted = [...pages.filter(({ isCore }) => isCore), ...pages.filter(({ isCore }) => !isCore)]
  const calls = new Set(sorted.flatMap((page) => page.calls))
  return new Map(
    [...calls].map((call) => [call, sorted.filter((page) => page.calls.includes(call))]),
  )
}
