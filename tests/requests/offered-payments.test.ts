import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formKey, numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { readPage } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

const htmlOf = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()
const choicesOf = (html: string, name: string) =>
  readPage(html)
    .fields(name)
    .map((one) => one.attribute('value'))

/** The amounts of the rows of an order in hundredths, its total last; a delivery for nothing is none. */
const sumsOf = (html: string) =>
  readPage(html)
    .textsOf('dt', 'dd')
    .filter((text, at, all) => all[at - 1] !== 'Tutar' && /^\u2212?[\d.]+,\d\d\sTL$/.test(text))
    .map((text) => Number(text.replaceAll(/[.,\sTL]/g, '').replace('\u2212', '-')))

/** A member of the platform with an address and a cart. */
async function memberWithCart(shop: PlatformShop): Promise<Visitor> {
  const visitor = await shop.buyer()
  const member = { username: 'deniz@kekikcinar.test', password: 'Kekik-2026!' }
  await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', ...member })
  return visitor
}

describe('[O02] a storefront without an allowed payment page', () => {
  let shop: PlatformShop
  let visitor: Visitor
  beforeAll(async () => {
    shop = await openPlatformShop({ mode: 'full' }, { PAYMENT_ORIGINS: '' })
    visitor = await memberWithCart(shop)
  })
  afterAll(() => shop.close())

  it('offers no card, and refuses one that a page still names', async () => {
    expect(choicesOf(await htmlOf(visitor, '/order/odeme'), 'payment')).toEqual(['-1', '5'])
    const sent = await visitor.post('/order/odeme', { cargo: '11', payment: '-2', ...formKey() })
    expect(sent.status).toBe(422)
    expect(await sent.text()).toContain('Ödeme şeklini seçin')
  })

  it('asks anew for a card that was chosen before', async () => {
    for (const session of shop.platform.state.sessions.all)
      Object.assign(session.order, { cargo: '11', payment: '-2' })
    const confirm = await visitor.get('/order/onay')
    expect(confirm.headers.get('location')).toBe('/order/odeme')
  })

  it('offers no new card in the wallet', async () => {
    const html = await htmlOf(visitor, '/kartlarim')
    expect(html).not.toContain('href="/kartlarim/ekle"')
  })
})

describe('[O02] a shipping company that limits the payment methods', () => {
  it('has its own methods, when it is chosen and when a pair is refused', async () => {
    const shop = await openPlatformShop({ mode: 'full' })
    const visitor = await memberWithCart(shop)
    const choose = (cargo: string, payment: string) =>
      visitor.post('/order/odeme', { cargo, payment, ...formKey() })
    expect(choicesOf(await htmlOf(visitor, '/order/odeme'), 'payment')).toContain('5')
    const refused = await choose('12', '5')
    expect(refused.status).toBe(422)
    expect(choicesOf(await refused.text(), 'payment')).toEqual(['-2_301', '-2', '-1'])
    await choose('12', '-1')
    const chosen = choicesOf(await htmlOf(visitor, '/order/odeme'), 'payment')
    expect(chosen).toEqual(['-2_301', '-2', '-1'])
    const requested = shop.platform.requests.map(({ path }) => path)
    expect(requested.filter((path) => path.includes('get-payment-types/12'))).toHaveLength(2)
    await shop.close()
  })

  it('limits the express order too', async () => {
    const shop = await openPlatformShop({ mode: 'full' })
    const visitor = await memberWithCart(shop)
    for (const session of shop.platform.state.sessions.all) session.order.cargo = '12'
    await visitor.post('/order/hizli', formKey())
    const requested = shop.platform.requests.map(({ path }) => path)
    expect(requested.filter((path) => path.includes('get-payment-types/'))).toHaveLength(1)
    await shop.close()
  })
})

describe('[O02] a payment page that no setting allows', () => {
  it('is not opened: of the shop’s own one the order is shown, and that it may be paid there', async () => {
    const shop = await openPlatformShop({ mode: 'full' }, { PAYMENT_ORIGINS: 'https://pay.test' })
    const visitor = await memberWithCart(shop)
    await visitor.post('/order/odeme', { cargo: '11', payment: '-2', ...formKey() })
    const placed = await placeOrder(visitor, await htmlOf(visitor, '/order/onay'))
    const number = numberIn(placed)
    const page = readPage(await (await visitor.follow(await visitor.get(placed))).text())
    const [notice] = page.notices('status')
    expect(notice?.text).toContain(`${number} numaralı siparişiniz kaydedildi`)
    expect(notice?.queryAllByRole('link').map(({ href }) => href)).toEqual([
      expect.stringMatching(/^http/),
    ])
    await shop.close()
  })
})

describe('[O02] a shop in which nothing can be paid', () => {
  it('says so, and leads to the shop’s own page', async () => {
    const shop = await openPlatformShop({ mode: 'full' }, { PAYMENT_ORIGINS: '' })
    const visitor = await memberWithCart(shop)
    shop.platform.setSettings({ payments: ['-2'] })
    const page = readPage(await htmlOf(visitor, '/order/odeme'))
    expect(page.main.text).toContain('Burada seçebileceğiniz bir ödeme şekli yok')
    expect(page.main.getByRole('link', /sitesinde öde/).href).toBe('/devam?sayfa=order')
    await shop.close()
  })
})

describe('[P15] the payment methods for a product', () => {
  it('are those of the shop', async () => {
    const shop = await openPlatformShop({ mode: 'full' })
    const product = shop.platform.state.products.find(
      (one) => one.isActive && one.variants.length === 0,
    )
    const path = `/odeme-yollari/${product?.path.tr}`
    const named = readPage(await htmlOf(shop.visitor(), path)).textsOf('th')
    expect(named).toEqual(
      expect.arrayContaining(['Kart ile tek çekim', 'Havale / EFT', 'Kapıda ödeme']),
    )
    await shop.close()
  })

  it('are without instalments in a shop without cards', async () => {
    const shop = await openPlatformShop({ mode: 'full', settings: { payments: ['-1', '5'] } })
    const product = shop.platform.state.products.find(
      (one) => one.isActive && one.variants.length === 0,
    )
    const html = await htmlOf(shop.visitor(), `/odeme-yollari/${product?.path.tr}`)
    expect(readPage(html).textsOf('th')).not.toContain('Kart ile tek çekim')
    expect(html).not.toContain('Taksit')
    await shop.close()
  })
})

describe('[O02] a transfer’s discount', () => {
  it('is the same amount on every page of the order, which adds up', async () => {
    const shop = await openPlatformShop({ mode: 'full' })
    const visitor = await memberWithCart(shop)
    const methods = readPage(await htmlOf(visitor, '/order/odeme'))
    const discount = methods.getByRole('radio', /Havale/).name.match(/−[\d.,]+/)?.[0] ?? ''
    expect(discount).not.toBe('')
    await visitor.post('/order/odeme', { cargo: '11', payment: '-1', ...formKey() })
    const confirm = await htmlOf(visitor, '/order/onay')
    // This shop says nothing more about the carrier.
    expect(readPage(confirm).main.text).not.toMatch(/Ege Kargo ·/)
    const number = numberIn(await placeOrder(visitor, confirm))
    const placed = await visitor.get(`/order/sonuc?siparis=${number}`)
    const result = await (await visitor.follow(placed)).text()
    const detail = await htmlOf(visitor, `/uye-siparisi?siparis=${number}`)
    for (const html of [confirm, result, detail]) {
      const sums = sumsOf(html)
      expect(sums.at(-1)).toBe(sums.slice(0, -1).reduce((sum, one) => sum + one, 0))
      expect(readPage(html).textsOf('dd').join()).toContain(discount)
    }
    await shop.close()
  })
})

describe('[P15] the reference shop without cards', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openWorkers()
    await shop.db.prepare('DELETE FROM payment_type WHERE id = -2').run()
  })
  afterAll(() => shop.close())

  it('has its only way of delivery chosen', async () => {
    await shop.db.prepare('DELETE FROM cargo_company WHERE id > 1').run()
    const { visitor } = await readyBuyer(shop, [{ productId: '6' }], '')
    const radios = readPage(await htmlOf(visitor, '/order/odeme')).fields('cargo')
    expect(radios.map((one) => one.attribute('checked') !== undefined)).toEqual([true])
  })

  it('names no instalments of a product', async () => {
    const path = await shop.db
      .prepare("SELECT path FROM product_text WHERE product_id = 6 AND language = 'tr'")
      .first<string>('path')
    expect(await (await shop.fetch(`/${path}`)).text()).not.toMatch(/aya varan taksit/)
    const page = await (await shop.fetch(`/odeme-yollari/${path}`)).text()
    expect(readPage(page).textsOf('th')).not.toContain('Kart ile tek çekim')
    expect(page).not.toContain('Bonus')
  })
})
