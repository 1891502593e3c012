import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formKey, numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { twoPresses } from '../support/dropped-answer'
import { type Page, type Part, pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let takesPieces = true
/** The forms of returns that the shop got. */
const sent: string[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      if (request.url.includes('/order-return/')) sent.push(await request.clone().text())
      const answer = await pass(request)
      if (takesPieces || !request.url.includes('/order-v4/track')) return answer
      return new Response(
        (await answer.text()).replaceAll('"RETURN_COUNTS":1', '"RETURN_COUNTS":0'),
      )
    },
  })
})
afterAll(() => shop.close())

/** A guest's delivered order of three pieces, and the page of its return. */
async function delivered() {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6', quantity: '3' }], '-3')
  const number = numberIn(await placeOrder(visitor, html))
  const { link } = await lastSent(shop.db, 'konuk@ornek.test')
  const set = shop.db.prepare('UPDATE shop_order SET status_id = 8 WHERE number = ?1')
  await set.bind(number).run()
  const token = new URL(link, shop.url).searchParams.get('token') ?? ''
  return { guest: shop.visitor(), link, page: `/siparis-iadesi?token=${token}` }
}

/** The form with its first line ticked. */
function formOf(page: Page, count?: string) {
  const button = page.main.getByRole('button', 'Talebi gönder')
  const form = button.form
  if (count !== undefined) form.writeInto(page.main.getByRole('spinbutton').element, count)
  form.tickField(page.main.getByRole('checkbox').element)
  return form.press(button.element)
}

type Sent = Pick<ReturnType<typeof formOf>, 'action' | 'pairs'>

/** The text of the element that describes a field. */
const describedBy = (page: Page, field: Part) => {
  const id = field.attribute('aria-describedby') ?? ''
  return page.elements('p').find((one) => one.attribute('id') === id)?.text
}

const send = (by: Visitor, { action, pairs }: Sent) => {
  const { pathname, search } = new URL(action, shop.url)
  return by.post(pathname + search, new URLSearchParams(pairs))
}

/** The same from another tab. */
const withAnotherKey = ({ action, pairs }: Sent): Sent => ({
  action,
  pairs: [...pairs, ...Object.entries(formKey())].filter(
    ([name], at) => name !== 'key' || at === pairs.length,
  ),
})

describe('[O22] pieces of a line', () => {
  it('are returned by their count, in several returns, until none is left', async () => {
    const { guest, page } = await delivered()
    const opened = await pageOf(guest.get(page))
    expect(opened.main.getByRole('spinbutton').value).toBe('3')
    const first = formOf(opened, '1')
    const after = await pageOf(guest.follow(await send(guest, first)))
    expect(after.main.text).toMatch(/1 adet: İadesi istendi · İade tutarı/)
    expect(after.main.text).not.toContain('kargo ücreti')

    const repeated = await send(guest, withAnotherKey(first))
    expect(repeated.status).toBe(422)
    expect((await pageOf(repeated)).text).toContain('Sipariş bu arada değişti')

    const second = await pageOf(guest.get(page))
    const tooMany = await send(guest, formOf(second, '3'))
    expect(tooMany.status).toBe(422)
    const refused = await pageOf(tooMany)
    expect(refused.text).toContain('en çok 2 adet')
    const count = refused.main.getByRole('spinbutton')
    expect(count.attribute('aria-invalid')).toBe('true')
    expect(describedBy(refused, count)).toBe('En çok 2 adet iade edebilirsiniz')
    const none = await pageOf(await send(guest, formOf(second, '0')))
    const sentence = 'İade edilecek miktarı yazın'
    expect(describedBy(none, none.main.getByRole('spinbutton'))).toBe(sentence)
    const [link] = none.main.queryAllByRole('link', `Lodos Ahşap Matruşka: ${sentence}`)
    expect(link?.href).toBe(`#${count.attribute('id')}`)
    expect(refused.main.getByRole('spinbutton').value).toBe('3')

    const last = await pageOf(guest.follow(await send(guest, formOf(second, '2'))))
    expect(last.main.text).toMatch(/2 adet: İadesi istendi/)
    expect((await guest.get(page)).status).toBe(302)
  })

  it('are not returned where the tick of a refused form is taken away', async () => {
    const { guest, page } = await delivered()
    const opened = await pageOf(guest.get(page))
    const button = opened.main.getByRole('button', 'Talebi gönder')
    const form = button.form.writeInto(opened.main.getByRole('spinbutton').element, '1')
    form.write(/İade nedeni/, 'a'.repeat(256))
    const refused = await pageOf(await send(guest, form.press(button.element)))
    expect(refused.main.getByRole('spinbutton').value).toBe('1')
    const other = refused.main.getByRole('button', 'Talebi gönder')
    const unticked = other.form.tickField(refused.main.getByRole('checkbox').element, false)
    unticked.write(/İade nedeni/, '')
    const answer = await pageOf(await send(guest, unticked.press(other.element)))
    expect(answer.main.text).toContain('En az bir ürün seçin')
    expect(answer.main.getByRole('spinbutton').value).toBe('3')
    expect((await send(guest, formOf(answer, '2'))).status).toBe(303)
  })

  it('are not offered where the shop takes whole lines alone', async () => {
    const { guest, page } = await delivered()
    takesPieces = false
    const opened = await pageOf(guest.get(page))
    expect(opened.main.queryAllByRole('spinbutton')).toEqual([])
    expect((await send(guest, formOf(opened))).status).toBe(303)
    takesPieces = true
    const form = new URLSearchParams(sent.at(-1))
    expect([form.getAll('lines[]'), form.has('counts[]')]).toEqual([['0'], false])
  })
})

describe.each(twoPresses)('[T36] [O22] the form of a return, sent twice %s,', (_, pressTwice) => {
  it.each(['1', '3'])('returns %s of three pieces once, and says so', async (count) => {
    const { guest, page } = await delivered()
    const letter = formOf(await pageOf(guest.get(page)), count)
    const answer = await pressTwice(guest, shop.visitor(), (by) => send(by, letter))
    expect(answer.status).toBe(303)
    const after = await pageOf(guest.follow(answer))
    expect(after.alerts).toEqual([])
    expect(after.text.includes('İade talebiniz alındı')).toBe(true)
    const returned = `SELECT sum(count) AS n FROM order_return_line
      WHERE return_id IN (SELECT id FROM order_return WHERE order_id = (SELECT max(id) FROM shop_order))`
    expect(await shop.db.prepare(returned).first('n')).toBe(Number(count))
  })
})

describe('[O23] a withdrawal from the whole order', () => {
  it('names the delivery and the service that are paid back with it', async () => {
    const { guest, page, link } = await delivered()
    const set =
      'UPDATE shop_order SET cargo = 4990, service = 1500 WHERE id = (SELECT max(id) FROM shop_order)'
    await shop.db.prepare(set).run()
    const opened = await pageOf(guest.get(page))
    const after = await pageOf(guest.follow(await send(guest, formOf(opened))))
    expect(after.main.text).toContain('geri ödenecek kargo ücreti: 49,90 TL')
    expect(after.main.text).toContain('geri ödenecek hizmet bedeli: 15,00 TL')
    await shop.db.prepare("UPDATE order_return SET status = 'refused'").run()
    expect((await pageOf(guest.get(link))).main.text).not.toContain('kargo ücreti')
  })
})
