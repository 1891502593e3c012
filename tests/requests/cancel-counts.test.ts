import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeOrder, readyBuyer } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let title = ''
let link = ''
beforeAll(async () => {
  shop = await openWorkers()
})
beforeAll(async () => {
  const demo = await demoProduct(shop.db, 'halfSteps')
  const wanted = [{ productId: `${demo.id}`, quantity: '1.5' }]
  const { visitor, html } = await readyBuyer(shop, wanted, '-1')
  await placeOrder(visitor, html)
  title = demo.title
  link = (await lastSent(shop.db, 'konuk@ornek.test')).link
})
afterAll(() => shop.close())

it.each([
  ['0.7', 'Yalnızca 0,5 kg ve katları'],
  ['2', 'Siparişte bu kadar ürün yok'],
  ['0', 'En az bir ürün seçin'],
  ['1.2345', 'İptal edilecek miktarı yazın'],
  ['-0.5', 'İptal edilecek miktarı yazın'],
])('[O12] a count to cancel is refused before the question: %s', async (count, words) => {
  const guest = shop.visitor()
  const page = await pageOf(guest.get(link))
  const { form, element } = page.main.getByRole('button', 'Seçilenleri iptal et')
  form.writeInto(page.main.getByRole('spinbutton').element, count)
  const { action, pairs } = form.press(element)
  const { pathname, search } = new URL(action, shop.url)
  const answer = await guest.post(pathname + search, new URLSearchParams(pairs))
  expect(answer.status).toBe(422)
  const { main } = await pageOf(answer)
  const field = main.getByRole('spinbutton')
  expect(field.value).toBe(count)
  expect(field.attribute('aria-invalid')).toBe('true')
  const error = main.elements('p').find((one) => one.attribute('id') === 'cancel-0-error')
  expect(error?.text).toContain(words)
  const summary = main.getByRole('link', new RegExp(`^${title}.*: ${words}`))
  expect(summary.attribute('href')).toBe('#cancel-0')
  expect(main.queryAllByRole('group', /^Seçilen ürünler/)).toEqual([])
})

it('[O12] a page older than another cancellation still brings the question', async () => {
  const two = [
    { productId: '31', quantity: '2' },
    { productId: '26', quantity: '1' },
  ]
  const { visitor, html } = await readyBuyer(shop, two, '-1')
  await placeOrder(visitor, html)
  const order = await lastSent(shop.db, 'konuk@ornek.test')
  const guest = shop.visitor()
  const page = () => pageOf(guest.get(order.link))
  const [one, other] = [await page(), await page()]
  const cancelled = async ({ main }: Awaited<ReturnType<typeof page>>, at: number) => {
    const { form, element } = main.getByRole('button', 'Seçilenleri iptal et')
    const [count] = main.queryAllByRole('spinbutton')
    const [box] = main.queryAllByRole('checkbox')
    if (at === 0 && count) form.writeInto(count.element, '1')
    else if (box) form.tickField(box.element)
    const { action, pairs } = form.press(element)
    const { pathname, search } = new URL(action, shop.url)
    return guest.post(pathname + search, new URLSearchParams(pairs))
  }
  const question = /^Seçilen ürünler/
  const { main } = await pageOf(cancelled(one, 0))
  const yes = main.getByRole('group', question).getByRole('button', 'Evet, iptal et')
  const { action, pairs } = yes.form.press(yes.element)
  const { pathname, search } = new URL(action, shop.url)
  expect((await guest.post(pathname + search, new URLSearchParams(pairs))).status).toBe(303)
  const answer = await pageOf(cancelled(other, 1))
  expect(answer.main.queryAllByRole('group', question)).toHaveLength(1)
  expect((await page()).main.getByRole('checkbox').attribute('name')).toBe('bir')
})

it('[O12] the question says whether the delivery fee is in its sum: of all it is, of some it is not', async () => {
  const wanted = [{ productId: '31', quantity: '2' }]
  const { visitor, html } = await readyBuyer(shop, wanted, '-1')
  await placeOrder(visitor, html)
  const order = await lastSent(shop.db, 'konuk@ornek.test')
  const guest = shop.visitor()
  const questionOf = async (count: string) => {
    const page = await pageOf(guest.get(order.link))
    const { form, element } = page.main.getByRole('button', 'Seçilenleri iptal et')
    form.writeInto(page.main.getByRole('spinbutton').element, count)
    const { action, pairs } = form.press(element)
    const { pathname, search } = new URL(action, shop.url)
    const { main } = await pageOf(guest.post(pathname + search, new URLSearchParams(pairs)))
    return { whole: page.main.text, some: main.getByRole('group', /^Seçilen ürünler/).text }
  }
  const included = /Buna 49,90\sTL kargo ücreti dâhildir/
  const { whole, some } = await questionOf('1')
  expect(whole).toMatch(included)
  expect(some).toMatch(/49,90\sTL kargo ücreti buna dâhil değildir/)
  expect((await questionOf('2')).some).toMatch(included)
  await shop.db.prepare('UPDATE shop_order SET total = total - cargo, cargo = 0').run()
  const free = await questionOf('1')
  expect(free.whole + free.some).not.toMatch(/kargo ücreti (?:buna )?dâhil/)
})
