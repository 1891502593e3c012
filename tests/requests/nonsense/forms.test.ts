import { afterAll, beforeAll, expect, it } from 'vitest'
import { formRows } from './forms'
import { letterOf, sendLetter } from './letter'
import { type Nonsense, openNonsense } from './shop'

let shop: Nonsense
beforeAll(async () => {
  shop = await openNonsense()
})
afterAll(() => shop.close())

it.each(formRows)(
  '[T12] in a shop that works, the form of $page with "$button" reaches its call $call',
  async (row) => {
    const visitor = await shop.visitorOf(row.role)
    const letter = await letterOf(visitor, row)
    const before = shop.platform.requests.length
    await (await sendLetter(visitor, letter)).text()
    const received = shop.platform.requests.slice(before)
    const reached = received.filter((request) => shop.platform.isCall(row.call, request))
    expect(reached.length, received.map(({ path }) => path).join('\n')).toBeGreaterThan(0)
  },
)
