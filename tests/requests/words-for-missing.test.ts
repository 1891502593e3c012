import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { pageOf, readPage } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'full' }, { FRESH_SECONDS: '0' })
})
afterAll(() => shop.close())

const { path } = demoProducts()['plain-tr']

describe('a shop that lacks a call', () => {
  it.each([
    [62, '/para-birimi', { currency: 'USD' }],
    [61, '/dil', { language: 'en' }],
  ] as const)(
    '[G03] [G04] without call %i nobody is told to try again',
    async (call, to, choice) => {
      shop.platform.setMissing(call)
      const visitor = shop.visitor()
      await visitor.get('/')
      const answer = await visitor.post(to, { ...choice, back: '/' })
      const text = await (await visitor.follow(answer)).text()
      shop.platform.setMissing()
      expect(text).toContain('Bu işlem burada yapılamıyor.')
      expect(text).not.toContain('değiştirilemedi, tekrar deneyin')
    },
  )

  it('[P13] a question that cannot be sent leads to the shop’s own page, without the form', async () => {
    shop.platform.setMissing(43)
    const visitor = shop.visitor()
    const typed = { name: 'Ece', question: 'Kaç santim kalınlıkta?' }
    const answer = await visitor.post(`/sorular${path}`, typed)
    expect(answer.status).toBe(501)
    const { main } = readPage(await answer.text())
    expect(main.queryAllByRole('textbox')).toHaveLength(0)
    expect(main.links(shop.platform.origin)).toHaveLength(1)
    shop.platform.setMissing()
  })
})

it('[C11] a line of the cart is counted in its own unit', async () => {
  const product = shop.platform.state.products.find(
    ({ unit, isActive }) => unit === 'Kg' && isActive,
  )
  const visitor = shop.visitor()
  const back = `/${product?.path.tr}`
  await visitor.get(encodeURI(back))
  await visitor.post('/sepet/ekle', { productId: `${product?.id}`, quantity: '2.5', back })
  const { main } = await pageOf(visitor.get('/sepet'))
  expect(main.queryAllByRole('spinbutton').map(({ name }) => name)).toEqual([
    `${product?.title.tr}: Kg`,
  ])
})
