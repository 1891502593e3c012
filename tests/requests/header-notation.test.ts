import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { headerCart } from '../support/header-cart'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

/* A shop may name the same separators for all languages. */

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (!request.url.includes('get-globals')) return answer
      const settings = (await answer.json()) as object
      return Response.json({ ...settings, SEP_DEC: ',', SEP_THO: '.' })
    },
  })
})
afterAll(() => shop.close())

it('[C08] [G03] the header writes its cart as the page writes prices, right after a change of language', async () => {
  const visitor = shop.visitor()
  const { id, path } = await demoProduct(shop.db, 'plain')
  const fields = { productId: String(id), quantity: '7', back: path, key: crypto.randomUUID() }
  await visitor.post('/sepet/ekle', fields)
  const sumOn = async (page: string) => {
    const response = await visitor.get(page)
    const { sum } = headerCart(readPage(await response.text()))
    return [
      response.headers.get('server-timing')?.match(/desc=(\w+)/)?.[1],
      sum.replace(/[^\d.,]/g, ''),
    ]
  }
  const [, sum] = await sumOn('/')
  expect(sum).toMatch(/^[\d.]+,\d\d$/)
  expect(await sumOn('/en')).toEqual(['miss', sum])
  expect(await sumOn('/en')).toEqual(['hit', sum])
})

it('[C08] [G03] so does the answer to an addition by script', async () => {
  const visitor = shop.visitor()
  await visitor.get('/en')
  const { id } = await demoProduct(shop.db, 'plain')
  const fields = { productId: String(id), quantity: '7', back: '/en', key: crypto.randomUUID() }
  const answer = await (await visitor.post('/sepet/ekle.data', fields)).text()
  const total = /"total","([^"]+)"/.exec(answer)?.[1] ?? ''
  const page = await (await visitor.get('/en')).text()
  expect(total.replace(/\\u00a0/g, '\u00a0')).toBe(headerCart(readPage(page)).sum)
})
