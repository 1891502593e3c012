import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (!request.url.includes('/searchAll/')) return answer
      const combines = [
        { title: 'Okul seti', url: 'okul-seti', image: 'img/set.webp' },
        { title: 'Başka site', url: 'https://evil.example/', image: '' },
      ]
      return Response.json({ ...((await answer.json()) as object), combines })
    },
  })
})
afterAll(() => shop.close())

it('[B06] [Z55] suggests the combinations that the shop finds, within this site only', async () => {
  const answer = await shop.visitor().get('/arama/oneriler?q=defter')
  expect(await answer.json()).toMatchObject({
    combines: [{ title: 'Okul seti', path: '/okul-seti', image: '/img/set.webp' }],
  })
})
