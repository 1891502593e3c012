import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bigCategory } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

type Body = { FILTER?: Record<string, unknown>; BRANDS?: unknown }

/** What the shop says of a list's filters. */
let change: (filter: Record<string, unknown>) => Record<string, unknown>

let shop: Shop
let path: string
beforeAll(async () => {
  shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (!/get-page|filter\/get/.test(request.url)) return answer
      const body = (await answer.json()) as Body
      const changed = body.FILTER ? { ...body, FILTER: change(body.FILTER) } : body
      return Response.json(body.BRANDS ? change(body) : changed, { status: answer.status })
    },
  })
  path = (await bigCategory(shop.db)).path
})
afterAll(() => shop.close())
beforeEach(() => {
  change = (filter) => filter
})

/** The address that the filter form of a page leads to, unchanged. */
async function applied(search: string): Promise<string> {
  const { main } = await pageOf(shop.visitor().get(`${path}?${search}`))
  const { action, pairs } = main.getByRole('button', 'Uygula').form.press()
  const sent = `${new URL(action, shop.url).pathname}?${new URLSearchParams(pairs)}`
  const answer = await shop.visitor().get(sent)
  return answer.headers.get('location') ?? sent
}

async function aBrand(): Promise<string> {
  const { main } = await pageOf(shop.visitor().get(path))
  return main.fields('brand')[0]?.attribute('value') ?? ''
}

it.each<[string, object]>([
  ['no brands', { BRANDS: null }],
  ['rows that cannot be read', { BRANDS: [{ NAME: 'x' }] }],
  ['no range of prices', { PRICE: null }],
  ['no chosen range', { PRICE: { MIN: 1, MAX: 90_000 } }],
  ['an empty chosen range', { PRICE: { MIN: 1, MAX: 90_000, MIN_SELECTED: '', MAX_SELECTED: 0 } }],
])('[B03] [B05] the form keeps what is chosen where the shop names %s', async (_, changes) => {
  const search = `brand=${await aBrand()}&price=100-9000`
  change = (filter) => ({ ...filter, ...changes })
  expect(await applied(search)).toBe(`${path}?${search}`)
})

it('[B03] the form keeps what is chosen where nothing is found', async () => {
  const search = `brand=${await aBrand()}&price=1-2`
  expect(await applied(search)).toBe(`${path}?${search}`)
})

it('[B05] the form chooses no range of prices where none is chosen', async () => {
  change = (filter) => ({ ...filter, PRICE: { MIN: 1, MAX: 90_000 } })
  const brand = `brand=${await aBrand()}`
  expect(await applied(brand)).toBe(`${path}?${brand}`)
})
