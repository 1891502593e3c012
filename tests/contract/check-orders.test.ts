import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Report } from '../../functions/local/check-shop/report'
import { type StartedPlatform, startPlatform } from '../platform/start-platform'
import { answersOf, reportOn } from '../support/checked-shop'

/* What `npm run check-shop` says of a shop whose calls of an order answer nothing that an order needs. */

const refusal = '{"status":0,"statusText":"Servis bulunamadı"}'
let platform: StartedPlatform
beforeAll(async () => {
  platform = await startPlatform({ mode: 'full' })
})
afterAll(() => platform.close())

/** The report of the second backend whose calls at these paths answer this by 200. */
const reportWith = (body: string, paths: RegExp, options = {}): Promise<Report> =>
  reportOn(
    answersOf(platform.origin, (url) => (paths.test(url) ? body : undefined)),
    options,
  )

const ofOrder = ({ rows }: Report, as: string) =>
  rows.filter((row) => row.feature === 'order' && row.as === as)

describe('a shop with settings whose calls of an order', () => {
  it.each([
    ['all refuse', refusal, /order-v[45]/],
    ['all but those of past orders refuse', refusal, /order-v5|agreements/],
    ['all answer nothing', '{}', /order-v[45]/],
  ])('[O01] %s takes no orders, and its own pages do it neither', async (_, body, paths) => {
    const report = await reportWith(body, paths)
    expect(ofOrder(report, 'guest').find(({ id }) => id === 'ORDER_ADDRESSES')).toMatchObject({
      need: 'needed',
      without: 'Its page says that it cannot be shown: no failure is handed over.',
    })
    const text = report.summary.join('\n')
    expect(text).toMatch(/^A shopper will not have: .*\border\b/m)
    expect(text).not.toMatch(/^Done by the shop’s own pages: (?:.*, )?order[,.]/m)
    expect(report.exitCode).toBe(1)
  })

  it('[O01] refuse guests alone, by the words of other calls, takes those of a member', async () => {
    const { email, password } = platform.accounts.full
    const [all, ofGuests] = [/(?!)/, /order-v[45]/].map((paths) =>
      answersOf(platform.origin, (url) => (paths.test(url) ? refusal : undefined)),
    )
    const report = await reportOn(
      (request, response) => (request.headers.authorization ? all : ofGuests)?.(request, response),
      { member: { email, password } },
    )
    expect(report.summary.join('\n')).not.toMatch(/Done by the shop’s own pages|order[,.]/)
    expect(report.exitCode).toBe(0)
  })
})

it('[O01] without settings the order of such a shop is done by its own pages', async () => {
  const report = await reportWith(refusal, /order-v[45]|get-globals|no-such/)
  expect(report.summary.join('\n')).toMatch(/^Done by the shop’s own pages: (?:.*, )?order[,.]/m)
})
