import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorkers, type Shop } from '../support/two-workers'

const requested: string[] = []
const headers: Headers[] = []
let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: (request, pass) => {
      requested.push(request.url)
      headers.push(request.headers)
      return pass(request)
    },
  })
})
afterAll(() => shop.close())

it('[G01] [G02] [A15] a flag comes from the backend, requested without any query, by bearer and language', async () => {
  const response = await shop.fetch('/static/theme-flags/tr.webp?language=tr')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=604800')
  expect(requested).toHaveLength(1)
  expect(requested[0]).toMatch(/\/static\/theme-flags\/tr\.webp$/)
  expect(headers[0]?.get('authorization')).toMatch(/^Bearer [\w.~+/=-]{8,}$/)
  expect(headers[0]?.get('accept-language')).toBe('tr')
  expect((await shop.fetch('/static/theme-flags/zz.webp')).status).toBe(204)
})
