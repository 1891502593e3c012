import { afterAll, beforeAll, expect, it } from 'vitest'
import { fieldIn, fillCart, formKey, numberIn, placeOrder, toConfirm } from '../support/buyer'
import { signIn } from '../support/member'
import { type Page, pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let refuses = false
let hidesCards = false
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      if (refuses && request.url.includes('/card-wallet/purchase/'))
        return Response.json({ status: 0, statusText: 'Kart reddedildi' })
      if (hidesCards && request.url.includes('/card-wallet/list'))
        return new Response('', { status: 500 })
      return pass(request)
    },
  })
  const row = (id: number, last4: string, usedAt: number, expiry = '2039-12') =>
    shop.db
      .prepare(
        `INSERT INTO card (id, member_id, token, brand, last4, expiry, holder, is_valid, created_at, used_at)
         VALUES (?1, 1, ?2, 'Visa', ?2, ?3, 'Ayla', 1, 0, ?4)`,
      )
      .bind(id, last4, expiry, usedAt)
  await shop.db.batch([row(71, '1111', 5), row(72, '2222', 9), row(73, '3333', 0, '2020-01')])
})
afterAll(() => shop.close())

/** A member with a cart, at the choice of payment. */
async function buyer(): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor)
  await fillCart(visitor, [{ productId: '6' }])
  await toConfirm(visitor, '-1', { isMember: true })
  await visitor.post('/order/odeme', { cargo: '1', payment: '-2', ...formKey() })
  return visitor
}

async function paymentsOf(visitor: Visitor) {
  const radios = readPage(await (await visitor.get('/order/odeme')).text()).fields('payment')
  return {
    all: radios.map((one) => one.attribute('value')),
    chosen: radios.find((one) => one.attribute('checked') !== undefined)?.attribute('value'),
  }
}

async function place(visitor: Visitor, payment: string) {
  const led = await visitor.post('/order/odeme', { cargo: '1', payment, ...formKey() })
  const html = await (await visitor.follow(led)).text()
  const form = { mark: fieldIn(html, 'mark'), agreement: '1', key: fieldIn(html, 'key') }
  const placed = await visitor.post('/order/onay', form)
  return { html, form, placed, address: placed.headers.get('location') ?? '' }
}

const paymentOf = (address: string) =>
  shop.db
    .prepare('SELECT payment FROM shop_order WHERE number = ?1')
    .bind(numberIn(address))
    .first<string>('payment')

it('[O14] the card that last paid is chosen, until the shopper chooses another', async () => {
  const visitor = await buyer()
  expect((await paymentsOf(visitor)).chosen).toBe('-2')
  const fresh = shop.visitor()
  await signIn(fresh)
  await fillCart(fresh, [{ productId: '6' }])
  const { all, chosen } = await paymentsOf(fresh)
  expect(all.slice(0, 3)).toEqual(['-2_71', '-2_72', '-2'])
  expect(chosen).toBe('-2_72')
  await fresh.post('/order/odeme', { cargo: '1', payment: '-2_71', ...formKey() })
  expect((await paymentsOf(fresh)).chosen).toBe('-2_71')
})

it('[O14] a chosen card pays as the order is placed, once, and is the last used one then', async () => {
  const visitor = await buyer()
  const { html, form, address, placed } = await place(visitor, '-2_71')
  expect(html).toContain('Visa •••• 1111')
  expect(placed.status).toBe(303)
  expect(await paymentOf(address)).toBe('paid')
  const second = await visitor.post('/order/onay', form)
  for (const answer of [placed, second]) {
    let page = answer
    while (page.headers.has('location')) page = await visitor.follow(page)
    expect(await page.text()).toContain('Siparişiniz alındı, teşekkürler')
  }
  const { results } = await shop.db
    .prepare('SELECT amount FROM charge WHERE order_id = (SELECT max(id) FROM shop_order)')
    .all()
  expect(results).toHaveLength(1)
  const next = shop.visitor()
  await signIn(next)
  await fillCart(next, [{ productId: '6' }])
  expect((await paymentsOf(next)).chosen).toBe('-2_71')
})

it('[O14] a refused card leaves the order to be paid otherwise', async () => {
  refuses = true
  const visitor = await buyer()
  const { address } = await place(visitor, '-2_72')
  refuses = false
  expect(address).toContain('tur=sec')
  expect(await paymentOf(address)).toBe('waiting')
  const html = await (await visitor.get(address)).text()
  expect(html).toContain('Kart reddedildi')
  const reloaded = await (await visitor.get(address)).text()
  for (const one of [html, reloaded]) {
    expect(one).toContain('Visa •••• 2222 ile öde')
    expect(one).not.toContain('http-equiv="refresh"')
  }
})

it('[O14] another card than the saved ones leads straight to the payment page', async () => {
  const visitor = await buyer()
  const { address } = await place(visitor, '-2')
  const html = await (await visitor.get(address)).text()
  expect(html).toMatch(/http-equiv="refresh" content="0;url=[^"]*odeme/)
  expect(html).not.toContain('ile öde')
  const left = await (await visitor.get(address.replace('tur=git', 'tur=donus'))).text()
  const back = /href="([^"]*tur=sec[^"]*)"/.exec(left)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const choice = await (await visitor.get(back)).text()
  expect(choice).toContain('Visa •••• 2222 ile öde')
  expect(choice).toContain('Nasıl ödeyeceğinizi seçin')
  expect(choice).not.toContain('Ödeme sayfasına geçiliyor')
  expect(choice).not.toContain('http-equiv="refresh"')
})

/** What the page offers while it leads nowhere by itself. */
function expectOffers(html: string): void {
  const { main } = readPage(html)
  expect(html).not.toContain('http-equiv="refresh"')
  expect(main.text).not.toMatch(/Nasıl ödeyeceğinizi seçin|geçiliyor/)
  expect(main.getByRole('link', 'Ödeme sayfasına git').attribute('href')).toContain('odeme')
  expect(main.getByRole('link', 'Siparişe dön').attribute('href')).toBe('/order/onay')
}

it('[O14] a guest who comes back from the bank unpaid is not sent there again', async () => {
  const guest = shop.visitor()
  await fillCart(guest, [{ productId: '6' }])
  const address = await placeOrder(guest, await toConfirm(guest, '-2'))
  expect(await (await guest.get(address)).text()).toContain('http-equiv="refresh"')
  expectOffers(await (await guest.get(address.replace('tur=git', 'tur=sec'))).text())
})

it('[O14] a refused card is named where the other cards cannot be read', async () => {
  refuses = true
  const visitor = await buyer()
  const { address } = await place(visitor, '-2_72')
  refuses = false
  hidesCards = true
  const html = await (await visitor.get(address)).text()
  hidesCards = false
  expect(html).toContain('Kart reddedildi')
  expectOffers(html)
})

it('[O14] nobody else’s card is taken, and a guest has none', async () => {
  const visitor = await buyer()
  const sent = await visitor.post('/order/odeme', { cargo: '1', payment: '-2_99', ...formKey() })
  expect(sent.status).toBe(422)
  const guest = shop.visitor()
  await fillCart(guest, [{ productId: '6' }])
  await toConfirm(guest, '-1')
  expect((await paymentsOf(guest)).all).not.toContain('-2_72')
})

it('[O14] the card that the last step names pays, whatever another tab has chosen since', async () => {
  const visitor = await buyer()
  const led = await visitor.post('/order/odeme', { cargo: '1', payment: '-2_71', ...formKey() })
  const html = await (await visitor.follow(led)).text()
  expect(html).toContain('Visa •••• 1111')
  await visitor.post('/order/odeme', { cargo: '1', payment: '-2', ...formKey() })
  const named = Object.fromEntries(
    ['mark', 'key', 'kart'].map((name) => [name, fieldIn(html, name)]),
  )
  const placed = await visitor.post('/order/onay', { ...named, agreement: '1' })
  expect(await paymentOf(placed.headers.get('location') ?? '')).toBe('paid')
})

it('[O14] the newest card is chosen where none has paid, after an order by transfer too', async () => {
  await shop.db.prepare('UPDATE card SET used_at = 0').run()
  const visitor = await buyer()
  await place(visitor, '-1')
  await fillCart(visitor, [{ productId: '6' }])
  expect((await paymentsOf(visitor)).chosen).toBe('-2_72')
})

/** The rows of a page's sums. */
const sumsOf = (page: Page) => page.main.tags('dl').at(-1)?.textsOf('dt', 'dd')

it('[O14] [O03] the sums beside a preselected card are those that it is charged', async () => {
  const visitor = await buyer()
  await place(visitor, '-1')
  await fillCart(visitor, [{ productId: '6' }])
  const choice = await pageOf(visitor.get('/order/odeme'))
  const texts = choice.main.tags('form').map((form) => form.attribute('data-sums'))
  const offered = JSON.parse(texts.find(Boolean) ?? '{}') as Record<string, string[][]>
  for (const payment of ['-2_72', '-1', '-2']) {
    const led = await visitor.post('/order/odeme', { cargo: '1', payment, ...formKey() })
    const charged = sumsOf(await pageOf(visitor.follow(led)))
    expect(charged?.length).toBeGreaterThan(2)
    expect(offered[`1 ${payment}`]?.flat()).toEqual(charged)
    if (payment === '-2_72') expect(sumsOf(choice)).toEqual(charged)
  }
})
