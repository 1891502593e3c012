import type { Findings, Need } from './call-check'
import type { Result } from './judge'

export type Row = {
  /** The number of its row in CONTRACT.md; 0 for a call of own-calls.md. */
  number: number
  id: string
  as: 'guest' | 'member'
  /** Method and path, without the query. */
  call: string
  result: Result
  /** What was wrong or special; '' for nothing. */
  details: string
  /** Until the end of the body; null when it was not asked. */
  ms: number | null
  need: Need
  feature: string
  /** What the shopper sees when the call is missing. */
  without: string
  /** Of a call that is replaced: what a shopper lacks all the same; '' for nothing. */
  lost: string
}

export type Counts = Record<Result, number>

export type Report = {
  origin: string
  isReached: boolean
  rows: Row[]
  counts: Counts
  summary: string[]
  /** 0: all that is needed is there and readable, as far as it could be requested; 1: something is not; 2: the shop cannot be reached. */
  exitCode: 0 | 1 | 2
}

/** What of a check depends on the findings of the run. */
export const knownBy = <Known extends string>(
  value: Known | ((found: Findings) => Known),
  found: Findings,
): Known => (typeof value === 'function' ? value(found) : value)

export function countsOf(rows: Row[]): Counts {
  const counts: Counts = {
    present: 0,
    slow: 0,
    refused: 0,
    missing: 0,
    unreadable: 0,
    'not asked': 0,
  }
  for (const { result } of rows) counts[result] += 1
  return counts
}

const isOfGoods = ({ id }: Row) => /^(?:PLATFORM_)?PAGE (?:category|product)$/.test(id)

/** Whether any page of a category or of a product was read, as far as they are among the rows. */
export function hasGoods(rows: Row[]): boolean {
  const pages = rows.filter(isOfGoods)
  return pages.length === 0 || pages.some(({ result }) => ['present', 'slow'].includes(result))
}

/**
 * A call that does not do its work. One that is optional may be missing, but not answer what cannot be read, unless the
 * same is read elsewhere; calls that the storefront does not send to this shop never count.
 */
export function isProblem({ result, need }: Row): boolean {
  if (need === 'unused') return false
  if (result === 'unreadable') return need !== 'replaced'
  if (result === 'refused') return need === 'needed' || need === 'handed over'
  return result === 'missing' && need === 'needed'
}
