import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const count = async (table: string) =>
  Number(await shop.db.prepare(`SELECT count(*) AS n FROM ${table}`).first('n'))
async function member(kind: Parameters<typeof signIn>[1]): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor, kind)
  return visitor
}

describe('[T59] a thousand favourites at once', () => {
  const ids = (from: number) => Array.from({ length: 1000 }, (_, at) => String(from + at))

  it('a member is notified of each that was not saved', async () => {
    const visitor = await member('vendor')
    const before = await count('favourite')
    const answer = await visitor.post('/favorilerim/esitle', { fav: ids(1) })
    const { failed } = (await answer.json()) as { failed: { id: string; text: string }[] }
    const stored = (await count('favourite')) - before
    expect(stored).toBeGreaterThan(0)
    expect(failed).toHaveLength(1000 - stored)
    expect(failed.at(-1)).toEqual({
      id: '1000',
      title: '',
      text: 'Bir seferde en çok 500 ürün değiştirilebilir.',
    })
    await visitor.get('/favorilerim')
    const plain = await visitor.post('/favorilerim/degistir', { fav: ids(1001) })
    expect(plain.status).toBe(303)
    const page = await (await visitor.follow(plain)).text()
    expect(page).toContain('Bazı favoriler değiştirilemedi (1000)')
    expect(page).toContain('Bir seferde en çok 500 ürün değiştirilebilir.')
  })

  it('a guest keeps session and cart, and learns how many are pending', async () => {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, 'addsQuietly')
    await visitor.post('/sepet/ekle', { productId: String(id), quantity: '1', back: path })
    const many = await visitor.post('/favorilerim/degistir', { fav: ids(100_000_000_000) })
    expect(many.status).toBe(303)
    const page = await (await visitor.follow(many)).text()
    expect(page).toContain('Bir seferde en çok 50 ürün değiştirilebilir.')
    expect(await (await visitor.get('/sepet')).text()).not.toContain('Sepetiniz boş')
  })
})
