import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let isOffered = true
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (isOffered || !request.url.includes('/order-v4/track')) return answer
      return new Response((await answer.text()).replace('"LINK_ACTIONS":1', '"LINK_ACTIONS":0'))
    },
  })
})
afterAll(() => shop.close())

/** A guest's order, and the link of its mail, which another browser opens. */
async function delivered(productId = '6') {
  const { visitor, html } = await readyBuyer(shop, [{ productId }], '-1')
  const number = numberIn(await placeOrder(visitor, html))
  const { link } = await lastSent(shop.db, 'konuk@ornek.test')
  const set = shop.db.prepare('UPDATE shop_order SET status_id = 8 WHERE number = ?1')
  await set.bind(number).run()
  return { number, link, guest: shop.visitor() }
}

const repeat = 'Tekrar satın al'
const actionsOn = async (by: Visitor, address: string) => {
  const { main } = await pageOf(by.get(address))
  const isReturn = (href = '') => href.startsWith('/siparis-iadesi')
  const toReturn = main.elements('a').some((one) => isReturn(one.attribute('href')))
  return [toReturn, main.queryByRole('button', repeat) !== undefined]
}

describe('[O17] by the link of its mail a guest', () => {
  it('returns goods, prints the label and sees how far the refund is', async () => {
    const { number, link, guest } = await delivered()
    const page = await pageOf(guest.get(link))
    const toReturn = page.main
      .elements('a')
      .find((one) => one.attribute('href')?.startsWith('/siparis-iadesi'))
    const form = await pageOf(guest.get(toReturn?.attribute('href') ?? '/'))
    const button = form.main.getByRole('button', 'Talebi gönder')
    const [box] = form.main.queryAllByRole('checkbox')
    const { action, pairs } = button.form.press(button.element)
    const { pathname, search } = new URL(action, shop.url)
    const ticked: [string, string][] = [...pairs, ['satir', box!.attribute('value') ?? '']]
    const sent = await guest.post(pathname + search, new URLSearchParams(ticked))
    expect(sent.status).toBe(303)
    const after = await pageOf(guest.follow(sent))
    expect(after.text).toContain('İade talebiniz alındı')
    expect(after.main.text).toContain('İadesi istendi')
    expect(after.main.text).toContain(number)
    const label = after.main
      .elements('a')
      .find((one) => one.attribute('href')?.startsWith('/iade-belgesi'))
    const printed = await pageOf(guest.get(label?.attribute('href') ?? '/'))
    expect(printed.main.text).toContain(`${number}-`)
    const back = printed.main.elements('a').map((one) => one.attribute('href') ?? '')
    expect(back.some((href) => href.startsWith('/siparis-takip?token='))).toBe(true)
  })

  it('buys it again', async () => {
    const { link, guest } = await delivered()
    const { main } = await pageOf(guest.get(link))
    const button = main.getByRole('button', repeat)
    const { action, pairs } = button.form.press(button.element)
    const { pathname, search } = new URL(action, shop.url)
    const answer = await guest.post(pathname + search, new URLSearchParams(pairs))
    expect(answer.headers.get('location')).toBe('/sepet')
    expect((await pageOf(guest.follow(answer))).main.queryAllByRole('spinbutton')).toHaveLength(1)
  })

  it('is offered neither where the shop does not, nor by number and e-mail alone, nor by a forged link', async () => {
    const { number, link, guest } = await delivered()
    isOffered = false
    expect(await actionsOn(guest, link)).toEqual([false, false])
    isOffered = true
    const found = await pageOf(guest.post('/siparis-takip', { number, email: 'konuk@ornek.test' }))
    expect(found.main.text).toContain(number)
    expect(found.main.queryByRole('button', repeat)).toBeUndefined()
    const token = new URL(link, shop.url).searchParams.get('token') ?? ''
    const forged = await guest.post('/siparis-iadesi', { token: `${token}x`, satir: '0' })
    expect(forged.headers.get('location')).toBe('/siparis-takip')
    const count = shop.db.prepare(
      'SELECT count(*) AS n FROM order_return r JOIN shop_order o ON o.id = r.order_id WHERE o.number = ?1',
    )
    expect(await count.bind(number).first('n')).toBe(0)
  })
})
