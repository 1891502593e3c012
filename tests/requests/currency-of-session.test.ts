import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { numberIn, placeOrder, toConfirm } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { headerCart } from '../support/header-cart'
import { signIn } from '../support/member'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

async function add(visitor: Visitor) {
  const { id, path } = await demoProduct(shop.db, 'plain')
  await visitor.post('/sepet/ekle', {
    productId: String(id),
    quantity: '1',
    back: path,
    key: crypto.randomUUID(),
  })
}

const text = async (visitor: Visitor, page: string) => (await visitor.get(page)).text()
const headerTotal = (html: string) => headerCart(readPage(html)).sum.replaceAll('\u00a0', ' ')
/** The total on the cart page. */
const cartTotal = (html: string) => readPage(html).main.terms().get('Toplam')

/** The currency of the backend session that owns the newest cart line. */
const sessionCurrency = async () =>
  (
    await shop.db
      .prepare(
        'SELECT s.currency FROM session s JOIN cart_line l ON l.session_id = s.id ORDER BY l.id DESC LIMIT 1',
      )
      .first<{ currency: string }>()
  )?.currency

describe('the currencies of the cookie and of the backend’s session', () => {
  it('[G04] agree after signing out and adding as a new guest', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    await visitor.post('/para-birimi', { currency: 'EUR', back: '/' })
    await visitor.post('/cikis')
    await add(visitor)
    const cart = await text(visitor, '/sepet')
    expect(headerTotal(cart)).toMatch(/ €$/)
    expect(cartTotal(cart)).toMatch(/€/)
    expect(await sessionCurrency()).toBe('EUR')
  })

  it('[G04] agree when a member’s session began in another currency', async () => {
    const visitor = shop.visitor()
    await add(visitor)
    await shop.db.prepare("UPDATE session SET currency = 'USD'").run()
    await signIn(visitor)
    const cart = await text(visitor, '/sepet')
    expect(headerTotal(cart)).toMatch(/ TL$/)
    expect(cartTotal(cart)).toMatch(/TL/)
  })

  const forgetSessions = () =>
    shop.db.batch(['cart_line', 'session'].map((table) => shop.db.prepare(`DELETE FROM ${table}`)))

  const headerNow = async (visitor: Visitor) =>
    headerTotal(await text(visitor, (await demoProduct(shop.db, 'plain')).path))

  /** The price of one plain product, as Turkish pages format it. */
  async function priceIn(currency: string): Promise<string> {
    const cents = await shop.db
      .prepare(
        'SELECT round(p.price / c.rate) AS n FROM product p, currency c WHERE p.id = ?1 AND c.code = ?2',
      )
      .bind((await demoProduct(shop.db, 'plain')).id, currency)
      .first<number>('n')
    return `${((cents ?? 0) / 100).toFixed(2).replace('.', ',')} €`
  }

  it('[G04] agree when the backend lost its session and an add begins a new one', async () => {
    const visitor = shop.visitor()
    await visitor.post('/para-birimi', { currency: 'EUR', back: '/' })
    await add(visitor)
    await forgetSessions()
    await add(visitor)
    expect(await headerNow(visitor)).toBe(await priceIn('EUR'))
    expect(cartTotal(await text(visitor, '/sepet'))).toMatch(/€/)
    expect(await sessionCurrency()).toBe('EUR')
  })

  it('[G04] agree when a repeated order begins a new session', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'grouped')
    await visitor.post('/para-birimi', { currency: 'EUR', back: '/' })
    await add(visitor)
    const placed = await placeOrder(visitor, await toConfirm(visitor, '-1', { isMember: true }))
    await forgetSessions()
    await visitor.post('/uye-siparisi', { siparis: numberIn(placed), adim: 'tekrar' })
    const cart = await text(visitor, '/sepet')
    expect(cartTotal(cart)).toMatch(/€/)
    expect(await sessionCurrency()).toBe('EUR')
    expect(await headerNow(visitor)).toBe(await priceIn('EUR'))
  })
})

describe('a shop with another default currency', () => {
  it('[G04] shows a guest’s cart in it', async () => {
    const euro = await openWorkers({ vars: { DEFAULT_CURRENCY: 'EUR' } })
    try {
      const visitor = euro.visitor()
      const { id, path } = await demoProduct(euro.db, 'plain')
      await visitor.post('/sepet/ekle', {
        productId: String(id),
        back: path,
        key: crypto.randomUUID(),
      })
      const cart = await text(visitor, '/sepet')
      expect(headerTotal(cart)).toMatch(/ €$/)
      expect(cartTotal(cart)).toMatch(/€/)
    } finally {
      await euro.close()
    }
  })
})
