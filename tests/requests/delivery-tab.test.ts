import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

/** A shop that is paid by transfer alone, with a text about delivery. */
async function byTransferAlone(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer
  const text = JSON.stringify(await answer.json(), (key, value) =>
    /^(CASH_ON_DELIVERY_FEE|INSTALLMENT_COUNT)$/.test(key) ? undefined : value,
  )
  const headers = { 'content-type': 'application/json' }
  return new Response(text, { status: answer.status, headers })
}

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    backend: async (request, pass) => byTransferAlone(await pass(request)),
  })
})
afterAll(() => shop.close())

it('[P15] [U13] the shop’s text about delivery is reached where there is nothing else to choose', async () => {
  const visitor = shop.visitor()
  const { path } = await demoProduct(shop.db, 'plain')
  const product = await pageOf(visitor.get(path))
  const [link = ''] = product.links('/odeme-yollari')
  const page = await pageOf(visitor.get(link))
  expect(page.main.text).toContain('Teslimat')
})
