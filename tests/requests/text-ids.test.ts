import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'

/* The contract's ids are numbers and texts: `KC-310`, or 13 digits. */

let shop: Shop
let calls: string[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      calls.push(`${request.url} ${await request.clone().text()}`)
      return pass(request)
    },
  })
})
afterAll(() => shop.close())
beforeEach(() => {
  calls = []
})

const ids = ['KC-310', '8690000000017', 'id-0']

it('[F02] hearts of a guest may be of products whose ids are texts', async () => {
  const visitor = shop.visitor()
  for (const fav of [...ids, '-id-0']) await visitor.post('/favorilerim/degistir', { fav })
  expect(visitor.cookies.get('__Host-favourites')).toBe('KC-310.8690000000017')
  await visitor.get('/favorilerim')
  calls = []
  await signIn(visitor)
  expect(calls.find((call) => call.includes('/add-to-fav-list'))).toContain('KC-310')
})

it('[K01] [K02] [K04] they are compared too', async () => {
  const visitor = shop.visitor()
  for (const add of ids) await visitor.post('/karsilastir/degistir', { add })
  const opened = await visitor.get('/karsilastir')
  expect(opened.headers.get('location')).toBe('/karsilastir?urunler=KC-310.8690000000017.id-0.')
  await visitor.follow(opened)
  expect(calls.some((call) => call.includes('compare=KC-310-8690000000017-id-0'))).toBe(true)
  const urunler = 'KC-310.id-0.'
  const less = await visitor.post('/karsilastir/degistir', { remove: 'id-0', urunler })
  expect(less.headers.get('location')).toBe('/karsilastir?urunler=KC-310.')
  expect(visitor.cookies.get('compare')).toBe('KC-310.8690000000017.')
})
