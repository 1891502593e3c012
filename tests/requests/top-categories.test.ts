import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  // A shop that sends the top level of its categories alone, and whose calls for their children fail.
  shop = await openWorkers({
    backend: async (request, pass) => {
      const { pathname } = new URL(request.url)
      if (!pathname.includes('category')) return pass(request)
      if (/\d+\/?$/.test(pathname)) return new Response('', { status: 500 })
      const answer = await pass(request)
      const body: unknown = await answer.json()
      if (!Array.isArray(body)) return Response.json(body)
      return Response.json(body.map((one: object) => ({ ...one, CHILDREN: [] })))
    },
  })
})
afterAll(() => shop.close())

it('[U01] a list of categories whose children did not come is shown, and not to everybody later', async () => {
  const open = () => shop.visitor().get(siteMap.categories.tr)
  const first = await open()
  const names = (await pageOf(first)).main.queryAllByRole('link').map(({ name }) => name)
  expect(names).toContain('Kırtasiye')
  expect((await open()).headers.get('server-timing')).toContain('desc=miss')
})
