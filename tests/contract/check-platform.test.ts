import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkShop } from '../../functions/local/check-shop/check'
import type { Report } from '../../functions/local/check-shop/report'
import { type FaultKind, faultKinds } from '../platform/faults/faults'
import { type StartedPlatform, startPlatform } from '../platform/start-platform'

/* What `npm run check-shop` says of the second backend, in its three modes. */

let platform: StartedPlatform
beforeAll(async () => {
  platform = await startPlatform({ mode: 'full', times: { hangMs: 20_000, dripMs: 1000 } })
})
afterAll(() => platform.close())

afterEach(() => platform.clearFaults())

function reportOf(mode: 'full' | 'section7' | 'nonsense'): Promise<Report> {
  platform.setMode(mode)
  const { email, password } = platform.accounts.full
  const member = mode === 'nonsense' ? null : { email, password }
  return checkShop({ origin: platform.origin, guestToken: '', member, timeoutMs: 3000 })
}

const lacking = ({ rows }: Report) =>
  rows.filter(({ result }) => !['present', 'slow', 'not asked'].includes(result))

describe('the report of the second backend', () => {
  it('with every call finds nothing wrong', async () => {
    const report = await reportOf('full')
    expect(lacking(report)).toEqual([])
    expect(report.exitCode).toBe(0)
  })

  it('with the specification’s calls alone misses none of these, and says what the shop’s own pages do', async () => {
    const report = await reportOf('section7')
    const missing = lacking(report)
    expect(missing.filter(({ number, result }) => number > 0 || result !== 'missing')).toEqual([])
    const ids = missing.map(({ id }) => id.split(' ')[0])
    expect(ids).toEqual(expect.arrayContaining(['GLOBALS', 'PAGE', 'CART_LOAD', 'ORDER_SUMMARY']))
    const done = report.summary.find((line) => line.startsWith('Done by the shop’s own pages: '))
    expect(done).toMatch(/order.*past orders.*saved cards|past orders.*saved cards.*order/)
    expect(report.exitCode).toBe(0)
  })

  const results: Record<FaultKind, string> = {
    html: 'missing: answers a page',
    truncated: 'unreadable: JSON that is cut off',
    empty: 'unreadable: an empty answer',
    'wrong-types': 'unreadable: the answer = ',
    hang: 'missing: no answer in 3 s',
    drip: 'missing: no end of the answer in 3 s',
    reset: 'missing: no answer',
    'too-many': 'refused: answers 429',
    'redirect-loop': 'missing: redirects to ',
    error: 'missing: answers 500',
  }

  it.each(faultKinds)(
    'with nonsense for categories names that call, and no other: %s',
    async (kind) => {
      platform.fault('/srv/service/category/get', kind)
      const report = await reportOf('nonsense')
      const found = lacking(report).map(({ id, result, details }) => `${id} ${result}: ${details}`)
      expect(found).toEqual([expect.stringContaining(`CATEGORY ${results[kind]}`)])
      expect(report.exitCode).toBe(1)
    },
  )
})
