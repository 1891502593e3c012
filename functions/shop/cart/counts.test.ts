import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestShop, Visitor } from '../seed/demo/test-shop'
import { startTestShop } from '../seed/demo/test-shop'

let shop: TestShop
let shopper: Visitor
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.stop())
beforeEach(() => {
  shopper = shop.visitor()
})

type Answer = { status: number; statusText: string; totalQuantity: number }
const setMug = (set: string) => shop.db.prepare(`UPDATE product SET ${set} WHERE id = 12`).run()
/** Lines of one article that differ only in their engraving. */
const addMug = (name: string, quantity: string, by = shopper) =>
  by.post<Answer>('/srv/service/cart/add-to-cart', {
    productId: '12',
    variantId: '0',
    quantity,
    personalizationId: '1',
    'personalization[name]': name,
  })
const change = (path: string) => shopper.get<Answer>(`/srv/service/cart/${path}`)

describe('[P07] the maximum of an article', () => {
  beforeAll(() => setMug('stock = 50, max_count = 3, min_count = 1, step = 1'))

  it('applies to all its lines together, also when one is changed', async () => {
    await addMug('Ayşe', '2')
    expect(await addMug('Ali', '1')).toMatchObject({ totalQuantity: 3 })
    expect(await addMug('Ali', '1')).toMatchObject({ status: 0 })
    const max = { status: 0, statusText: 'En fazla 3 adet alabilirsiniz', totalQuantity: 3 }
    expect(await change('update-item/1/2')).toMatchObject(max)
    expect(await change('update/2-2')).toMatchObject(max)
    expect(await change('update/1-2')).toMatchObject({ status: 1, totalQuantity: 3 })
  })

  it('applies to concurrent adds', async () => {
    await addMug('Ayşe', '1')
    const many = ['Ali', 'Can', 'Ece', 'Ada', 'Su'].map((name) => addMug(name, '1'))
    const answers = await Promise.all(many)
    expect(answers.filter(({ status }) => status > 0)).toHaveLength(2)
    const refused = answers.filter(({ status }) => status === 0)
    expect(new Set(refused.map(({ statusText }) => statusText))).toEqual(
      new Set(['En fazla 3 adet alabilirsiniz']),
    )
  })
})

describe('[C06] parts of a unit', () => {
  it('add up to the whole stock, without floating-point noise', async () => {
    await setMug('stock = 0.3, max_count = 0, min_count = 0.1, step = 0.1')
    await addMug('Ayşe', '0.1')
    expect(await addMug('Ali', '0.2')).toMatchObject({ totalQuantity: 0.3 })
    expect(await change('update-item/1/0.1')).toMatchObject({ status: 1, totalQuantity: 0.2 })
    expect(await change('update-item/1/0.2')).toMatchObject({ status: 1, totalQuantity: 0.3 })
    expect(await change('update-item/1/0.3')).toMatchObject({ status: 0 })
  })

  it('add up to the maximum', async () => {
    await setMug('stock = 9, max_count = 0.3, min_count = 0.1, step = 0.1')
    await addMug('Ayşe', '0.1')
    expect(await addMug('Ali', '0.2')).toMatchObject({ totalQuantity: 0.3 })
    expect(await addMug('Ali', '0.1')).toMatchObject({ status: 0 })
  })
})
