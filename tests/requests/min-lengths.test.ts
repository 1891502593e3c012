import { afterAll, beforeAll, expect, it } from 'vitest'
import { productPageOf } from '../../app/site-map'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

it.each([
  ['writeReview', 'text', 10],
  ['questions', 'question', 5],
] as const)(
  '[P13] how much a text needs is said before it is refused: %s',
  async (name, field, min) => {
    const visitor = shop.visitor()
    await signIn(visitor)
    const { path } = await demoProduct(shop.db, 'plain')
    const page = await pageOf(visitor.get(productPageOf(name, path)))
    const ids = page.field(field).attribute('aria-describedby')?.split(' ') ?? []
    const hints = page.main.elements().filter((one) => ids.includes(one.attribute('id') ?? ''))
    expect(hints.map(({ text }) => text)).toEqual([`En az ${min} karakter yazın`])
  },
)
