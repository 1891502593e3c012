import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { signIn } from '../support/member'
import { type Page, pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let isOffered = true
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (isOffered || !request.url.includes('/order-v4/')) return answer
      return new Response((await answer.text()).replaceAll('"LINE_CANCEL":1', '"LINE_CANCEL":0'))
    },
  })
})
afterAll(() => shop.close())

const linesOf = async (number: string) =>
  (
    await shop.db
      .prepare(
        `SELECT l.title, l.count, l.cancelled FROM order_line l JOIN shop_order o ON o.id = l.order_id
         WHERE o.number = ?1 ORDER BY l.position`,
      )
      .bind(number)
      .all<{ title: string; count: number; cancelled: number }>()
  ).results
const statusOf = (number: string) =>
  shop.db
    .prepare('SELECT status_id FROM shop_order WHERE number = ?1')
    .bind(number)
    .first<number>('status_id')

/** A guest's order, of three pieces unless it says of what, and the link of its mail. */
async function guestOrder(wanted = [{ productId: '6', quantity: '3' }]) {
  const { visitor, html } = await readyBuyer(shop, wanted, '-1')
  const number = numberIn(await placeOrder(visitor, html))
  return { number, link: (await lastSent(shop.db, 'konuk@ornek.test')).link }
}

const chosen = 'Evet, iptal et'
/** A count for each line, or a tick for one of which one piece at most can be cancelled; in the lines' order. */
const countsOf = ({ main }: Page) => {
  const positionOf = (one: ReturnType<typeof main.getByRole>) =>
    Number(one.attribute('id')?.replace('cancel-', '') ?? one.attribute('value'))
  return [...main.queryAllByRole('spinbutton'), ...main.queryAllByRole('checkbox')].sort(
    (one, other) => positionOf(one) - positionOf(other),
  )
}
const letterOf = (page: Page, counts: string[]) => {
  const button = page.main.getByRole('button', chosen)
  const form = button.form
  const fields = countsOf(page)
  for (const [at, count] of counts.entries())
    if (fields[at]!.attribute('type') === 'checkbox') form.tickField(fields[at]!.element)
    else form.writeInto(fields[at]!.element, count)
  return form.press(button.element)
}

const postOnce = (by: Visitor, { action, pairs }: ReturnType<typeof letterOf>) => {
  const { pathname, search } = new URL(action, shop.url)
  return by.post(pathname + search, new URLSearchParams(pairs))
}

/** Sends a form, and confirms the sum that it gives back where a page names one. */
async function post(by: Visitor, letter: ReturnType<typeof letterOf>) {
  const answer = await postOnce(by, letter)
  if (answer.status !== 200) return answer
  const question = (await pageOf(answer)).main.getByRole('group', /^Seçilen ürünler/)
  const button = question.getByRole('button', chosen)
  return postOnce(by, button.form.press(button.element))
}

/** Sends a form. @returns the page that it leads to */
async function send(by: Visitor, letter: ReturnType<typeof letterOf>): Promise<Page> {
  const answer = await post(by, letter)
  expect(answer.status).toBe(303)
  return pageOf(by.follow(answer))
}

/** Sends a form that is refused. @returns its page */
async function refuse(by: Visitor, letter: ReturnType<typeof letterOf>): Promise<Page> {
  const answer = await post(by, letter)
  expect(answer.status).toBe(422)
  return pageOf(answer)
}

/** A guest's order of goods and a gift card, which pays for the goods of another order once it is spent. */
async function orderWithCard() {
  const { number, link } = await guestOrder([
    { productId: '6', quantity: '3' },
    { productId: '26', quantity: '1' },
  ])
  const code = number.slice(-8).padStart(16, 'A')
  const run = (sql: string, ...values: string[]) =>
    shop.db
      .prepare(sql)
      .bind(...values)
      .run()
  const order = '(SELECT id FROM shop_order WHERE number = ?1)'
  await run(
    `UPDATE order_line SET gift_value = 50000 WHERE order_id = ${order} AND position = 1`,
    number,
  )
  await run(
    `INSERT INTO gift_card (code, amount, order_id, position, ends_at)
     VALUES (?2, 50000, ${order}, 1, 99999999999)`,
    ...[number, code],
  )
  const spend = async () => {
    const other = await guestOrder()
    await run(
      'UPDATE shop_order SET gift_card = ?2, gift_taken = 100 WHERE number = ?1',
      ...[other.number, code],
    )
  }
  return { number, link, spend }
}

/** What the lines of an order say below their goods, each in a line of its own. */
const smallsOf = ({ main }: Page) =>
  main
    .queryAllByRole('list')
    .filter(({ element }) => element.attrs.some(({ value }) => value === 'past-order-lines'))
    .flatMap((list) => list.elements('small').map(({ text }) => text))

describe('[O12] lines of an order', () => {
  it('are cancelled by its member, a count of each; the same form sent twice cancels once', async () => {
    const member = shop.visitor()
    await signIn(member)
    const number = await shop.db
      .prepare('SELECT number FROM shop_order WHERE status_id = 3 AND member_id = 1')
      .first<string>('number')
    const page = await pageOf(member.get(`/uye-siparisi?siparis=${number}`))
    const [line] = await linesOf(number!)
    const letter = letterOf(page, [`${line!.count}`])
    const after = await send(member, letter)
    expect(after.main.text).toContain('iptal edildi · İptal tutarı: ')
    expect(after.text).toContain('Seçtiğiniz ürünler iptal edildi')
    expect((await linesOf(number!))[0]).toMatchObject({ count: 0, cancelled: line!.count })
    const twice = await refuse(member, letter)
    expect(twice.text).toContain('Sipariş bu arada değişti')
    const fields = countsOf(twice)
    expect(fields).toHaveLength((await linesOf(number!)).length - 1)
    await shop.db
      .prepare('UPDATE shop_order SET status_id = 8 WHERE number = ?1')
      .bind(number)
      .run()
    const { main } = await pageOf(member.get(`/siparis-iadesi?siparis=${number}`))
    expect(main.queryAllByRole('checkbox')).toHaveLength(fields.length)
  })

  it('are cancelled by a guest through the link of the mail, and the whole order too', async () => {
    const { number, link } = await guestOrder()
    const guest = shop.visitor()
    const page = await pageOf(guest.get(link))
    const amountAfter = (one: typeof page, title: string) =>
      new RegExp(`${title}\\s*([\\d.,]+ TL)`).exec(one.main.text)?.[1] ?? title
    const ordered = amountAfter(page, 'Toplam')
    const after = await send(guest, letterOf(page, ['2']))
    expect(smallsOf(after)).toEqual([
      '1 adet',
      expect.stringMatching(/^2 adet iptal edildi · İptal tutarı: [\d.,]+\sTL$/),
    ])
    const fell = amountAfter(after, 'İptal tutarı:')
    expect(await linesOf(number)).toMatchObject([{ count: 1, cancelled: 2 }])
    const [, cancelAll] = after.main.queryAllByRole('button', 'Siparişi iptal et')
    const end = await send(guest, cancelAll!.form.press(cancelAll!.element))
    expect(end.text).toContain('Siparişiniz iptal edildi')
    expect(await statusOf(number)).toBe(9)
    expect(end.main.queryAllByRole('button', /iptal et/)).toEqual([])
    expect(end.main.text).toContain('3 adet iptal edildi')
    expect(amountAfter(end, 'Önceden iptal edilen')).toBe(fell)
    expect(amountAfter(end, 'İptal edilen toplam')).toBe(ordered)
    expect(end.main.text).not.toContain('Kartınıza geri ödenen')
  })

  it('give back a sum, which a page names before they are cancelled', async () => {
    const { number, link } = await guestOrder()
    const guest = shop.visitor()
    const letter = letterOf(await pageOf(guest.get(link)), ['2'])
    const answer = await postOnce(guest, letter)
    expect(answer.status).toBe(200)
    const page = await pageOf(answer)
    const question = page.main.getByRole('group', /^Seçilen ürünler iptal edilsin mi/)
    const [, sum] = /Ödemeniz gerekmeyecek: ([\d.,]+ TL)/.exec(question.text) ?? []
    expect(sum).toBeDefined()
    expect(countsOf(page).map(({ value }) => value)).toEqual(['2'])
    expect(await linesOf(number)).toMatchObject([{ count: 3, cancelled: 0 }])
    const { form, element } = question.getByRole('button', chosen)
    const [count] = countsOf(page)
    // Another count gives back another sum.
    form.writeInto(count!.element, '1')
    const other = await pageOf(postOnce(guest, form.press(element)))
    expect(other.main.getByRole('group', /^Seçilen/).text).not.toContain(`${sum}`)
    form.writeInto(count!.element, '2')
    const done = await postOnce(guest, form.press(element))
    expect(done.status).toBe(303)
    // A second press is answered as the first was.
    expect((await postOnce(guest, form.press(element))).status).toBe(303)
    expect(await linesOf(number)).toMatchObject([{ count: 1, cancelled: 2 }])
    expect((await pageOf(guest.follow(done))).main.text).toContain(`İptal tutarı: ${sum}`)
  })

  it('that one piece is left of are ticked', async () => {
    const { number, link } = await guestOrder([
      { productId: '6', quantity: '3' },
      { productId: '26', quantity: '1' },
    ])
    const guest = shop.visitor()
    const page = await pageOf(guest.get(link))
    expect(countsOf(page).map((one) => one.attribute('type'))).toEqual(['number', 'checkbox'])
    const empty = await refuse(guest, letterOf(page, ['0']))
    expect(empty.text).toContain('En az bir ürün seçin')
    const after = await send(guest, letterOf(page, ['0', 'ticked']))
    expect(after.main.text).toContain('1 adet iptal edildi')
    expect(await linesOf(number)).toMatchObject([
      { count: 3, cancelled: 0 },
      { count: 0, cancelled: 1 },
    ])
  })

  it('that are gift cards are cancelled with the whole order alone, until one is spent', async () => {
    const { number, link, spend } = await orderWithCard()
    const guest = shop.visitor()
    const page = await pageOf(guest.get(link))
    const counts = (page: Page) => countsOf(page).length
    const wholes = ({ main }: Page) => main.queryAllByRole('button', 'Siparişi iptal et').length
    expect([counts(page), wholes(page) > 0]).toEqual([1, true])
    await spend()
    const spent = await pageOf(guest.get(link))
    expect([counts(spent), wholes(spent)]).toEqual([1, 0])
    const after = await send(guest, letterOf(spent, ['3']))
    expect(after.main.queryAllByRole('button', /iptal et/)).toEqual([])
    expect([counts(after), wholes(after)]).toEqual([0, 0])
    expect(await statusOf(number)).toBe(2)
  })

  it('refuse a count that is none, too high or left empty, with a sentence', async () => {
    const { number, link } = await guestOrder()
    const guest = shop.visitor()
    const page = await pageOf(guest.get(link))
    for (const [count, words] of [
      ['4', 'Siparişte bu kadar ürün yok'],
      ['-1', 'İptal edilecek miktarı yazın'],
      ['0.5', 'bir parça bölünmez'],
      ['', 'En az bir ürün seçin'],
      ['iki', 'İptal edilecek miktarı yazın'],
    ] as const)
      expect((await refuse(guest, letterOf(page, [count]))).text).toContain(words)
    expect(await linesOf(number)).toMatchObject([{ count: 3, cancelled: 0 }])
    const forged = letterOf(page, ['1'])
    const pairs = forged.pairs.map(([name, value]): [string, string] => [
      name,
      name === 'token' ? `${value}x` : value,
    ])
    const refused = await guest.post('/siparis-takip', new URLSearchParams(pairs))
    expect(refused.status).toBe(422)
    expect(await linesOf(number)).toMatchObject([{ count: 3 }])
  })

  it('keep their typed counts where they are refused', async () => {
    const { link } = await guestOrder()
    const guest = shop.visitor()
    const page = await refuse(guest, letterOf(await pageOf(guest.get(link)), ['4']))
    const [count] = page.main.queryAllByRole('spinbutton')
    expect(count?.element.attrs.find(({ name }) => name === 'value')?.value).toBe('4')
    const after = await send(guest, letterOf(page, ['2']))
    expect(smallsOf(after)[0]).toBe('1 adet')
    expect(smallsOf(after)[1]).toMatch(/^2 adet iptal edildi · /)
  })

  it('are not offered where the shop does not, to who knows number and e-mail, or once shipped', async () => {
    const { number, link } = await guestOrder()
    const guest = shop.visitor()
    const offers = async (page: Page) => page.main.queryAllByRole('button', /iptal et/).length
    isOffered = false
    expect(await offers(await pageOf(guest.get(link)))).toBe(0)
    isOffered = true
    const form = { number, email: 'konuk@ornek.test' }
    const found = await pageOf(guest.post('/siparis-takip', form))
    expect(found.main.text).toContain(number)
    expect(await offers(found)).toBe(0)
    const ship = 'UPDATE shop_order SET status_id = 6 WHERE number = ?1'
    const page = await pageOf(guest.get(link))
    await shop.db.prepare(ship).bind(number).run()
    const late = await refuse(guest, letterOf(page, ['1']))
    expect(late.text).toContain('artık yapılamaz')
    expect(await offers(late)).toBe(0)
  })
})
