import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
/** Fields of a return that the shop leaves out. */
let left: string[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (!request.url.includes('/get-list')) return answer
      const text = await answer.text()
      const known = (name: string, value: unknown) =>
        left.includes(name) && value !== null && typeof value === 'string' ? undefined : value
      return new Response(JSON.stringify(JSON.parse(text, known)))
    },
  })
})
afterAll(() => shop.close())

describe('[O13] the page of a return', () => {
  it('has its code, carrier, address, goods and steps, and is linked from the order', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    const row = await shop.db
      .prepare(
        `SELECT o.number, l.title FROM shop_order o JOIN order_line l ON l.order_id = o.id AND l.position = 0
         WHERE o.status_id = 8 AND o.member_id = 1 ORDER BY o.id DESC`,
      )
      .first<{ number: string; title: string }>()
    const { number, title } = row!
    const page = `/iade-belgesi?siparis=${number}`
    const order = async () => (await pageOf(visitor.get(`/uye-siparisi?siparis=${number}`))).main
    expect((await visitor.get(page)).status).toBe(404)
    expect((await order()).queryAllByRole('link', 'İade belgesi')).toEqual([])
    await visitor.post('/siparis-iadesi', { siparis: number, reason: 'Küçük', satir: ['0'] })
    const returned = await order()
    expect(returned.getByRole('link', 'İade belgesi').href).toBe(page)
    const nextStep = returned.text.indexOf('İade belgesini yazdırıp')
    expect(nextStep).toBeGreaterThan(0)
    expect(nextStep).toBeLessThan(returned.text.indexOf(title))

    const answer = await visitor.get(page)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const { main } = await pageOf(answer)
    for (const words of [title, 'Serçehan Ticaret A.Ş.', 'Paketi Serçe Kargo şubesine verin.'])
      expect(main.text).toContain(words)
    expect(main.text).toMatch(new RegExp(`İade kodu ?${number}-\\d+`))
    expect(main.text).toContain('Şubede iade kodunu söyleyin.')

    left = ['CODE', 'CARRIER']
    const less = (await pageOf(visitor.get(page))).main.text
    expect(less).toContain('Paketi kargoya verin.')
    expect(less).not.toMatch(/İade kodu|iade kodunu|Serçe Kargo/)
    left = ['CODE', 'CARRIER', 'ADDRESS']
    expect((await order()).queryAllByRole('link', 'İade belgesi')).toEqual([])
    expect((await visitor.get(page)).status).toBe(404)
    left = []

    for (const status of ['refused', 'refunded']) {
      await shop.db.prepare('UPDATE order_return SET status = ?1').bind(status).run()
      expect((await visitor.get(page)).status).toBe(404)
    }
    const other = shop.visitor()
    await signIn(other, 'vendor')
    expect((await other.get(page)).status).toBe(404)
    const guest = await shop.visitor().get(page)
    expect(guest.headers.get('location')).toContain('/uye-girisi-sayfasi?donus=')
  })
})
