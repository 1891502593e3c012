import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, numberIn, placeOrder, toConfirm } from '../support/buyer'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
/** The page that the shop continues at after repeating an order. */
let step = ''
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (!step || !request.url.includes('repeat-order')) return answer
      return Response.json({ status: 1, statusText: '', step })
    },
  })
})
afterAll(() => shop.close())

describe('a repeated order', () => {
  it('[O01] names each line that could not be added as it was ordered', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'grouped')
    const plain = await shop.db
      .prepare(
        `SELECT id FROM product WHERE is_active = 1 AND is_show_only = 0 AND group1_id = 0 AND needs_store = 0
           AND personalization_id = 0 AND after_add = 0 AND min_count = 1 AND step = 1 AND max_count = 0 AND stock > 8
         ORDER BY id LIMIT 3`,
      )
      .all<{ id: number }>()
    const ids = plain.results.map(({ id }) => id)
    await fillCart(
      visitor,
      ids.map((id) => ({ productId: String(id), quantity: '3' })),
    )
    const result = await placeOrder(visitor, await toConfirm(visitor, '-1', { isMember: true }))
    const { results } = await shop.db
      .prepare(
        'SELECT l.title FROM order_line l JOIN shop_order o ON o.id = l.order_id WHERE o.number = ?1 ORDER BY l.product_id',
      )
      .bind(numberIn(result))
      .all<{ title: string }>()
    const [removed = '', fewer = '', whole = ''] = results.map(({ title }) => title)
    const reorders = async () => {
      const second = await visitor.post('/uye-siparisi', {
        siparis: numberIn(result),
        adim: 'tekrar',
      })
      return {
        to: second.headers.get('location'),
        html: await (await visitor.follow(second)).text(),
      }
    }
    const change = (set: string, ...of: number[]) =>
      shop.db.prepare(`UPDATE product SET ${set} WHERE id IN (${of.join()})`).run()
    await change('is_active = 0', ...ids.slice(0, 1))
    await change('stock = 1', ...ids.slice(1, 2))
    const { to, html } = await reorders()
    expect(to).toBe('/sepet')
    expect(html).toContain(`${removed}: eklenemedi`)
    expect(html).toContain(`${fewer}: 3 yerine 1 eklendi`)
    expect(whole).not.toBe('')
    expect(html).not.toContain(`${whole}: eklenemedi`)
    expect(html).not.toContain(`${whole}: 3 yerine`)
    expect(html).not.toContain('Ürünler sepetinize eklendi.')
    await visitor.post('/cikis')
    await signIn(visitor, 'grouped')
    await change('is_active = 0', ...ids)
    const none = await reorders()
    expect(none.html).toContain('Siparişteki ürünler artık satılmıyor')
    for (const title of [removed, fewer, whole]) expect(none.html).toContain(`${title}: eklenemedi`)
    await change('is_active = 1, stock = 9', ...ids)
  })

  it('[O01] says where nothing was added, since all of it is in the cart', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'plain')
    const list = await pageOf(visitor.get('/uye-siparisleri'))
    const [orderNumber = ''] = list.idsOfLinks('/uye-siparisi', 'siparis')
    const reorder = async () => {
      const answer = await visitor.post('/uye-siparisi', { siparis: orderNumber, adim: 'tekrar' })
      const page = await pageOf(visitor.follow(answer))
      const counts = page.main.queryAllByRole('spinbutton').map(({ value }) => value)
      return { counts, words: page.notices('status').map(({ text }) => text) }
    }
    await shop.db.prepare('DELETE FROM cart_line').run()
    const first = await reorder()
    expect(first.words).toContain('Ürünler sepetinize eklendi.')
    const second = await reorder()
    expect(second).toEqual({ counts: first.counts, words: ['Ürünler zaten sepetinizde.'] })
  })

  it.each([
    ['cart', '/sepet'],
    ['address', '/order/adres'],
    ['payment', '/order/odeme'],
    ['elsewhere', '/sepet'],
  ])('[O01] goes on where the shop says: %s', async (message, to) => {
    const visitor = shop.visitor()
    await signIn(visitor, 'plain')
    const list = await pageOf(visitor.get('/uye-siparisleri'))
    const [orderNumber = ''] = list.idsOfLinks('/uye-siparisi', 'siparis')
    step = message
    const answer = await visitor.post('/uye-siparisi', { siparis: orderNumber, adim: 'tekrar' })
    step = ''
    expect(answer.headers.get('location')).toBe(to)
  })
})
