import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      const text = await answer.clone().text()
      if (!text.includes('"SHOWCASES"')) return answer
      const page = JSON.parse(text)
      for (const one of page.SHOWCASES) delete one.BESTSELLER
      page.SHOWCASES.at(-1).BESTSELLER = 1
      return Response.json(page, { headers: answer.headers })
    },
  })
})
afterAll(() => shop.close())

it('[B07] a search without results shows what is bought often', async () => {
  const { main } = await pageOf(shop.visitor().get('/arama?q=zzzqqq'))
  expect(main.text).toContain('Çocuklar için')
  expect(main.text).not.toContain('Yeni gelenler')
})
