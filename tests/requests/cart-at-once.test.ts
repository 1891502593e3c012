import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formKey, readyBuyer } from '../support/buyer'
import { cartForm, type SentLine, sentLines } from '../support/cart-lines'
import { demoProduct } from '../support/demo'
import { headerCart } from '../support/header-cart'
import { type Page, pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

/** Runs before each call to the shop. */
let beforeCall: (request: Request) => Promise<unknown> = async () => {}
/** Whether the shop identifies a line by its id; otherwise only by its position. */
let knowsNames = true

/** Gives a request the time to reach the shop, if nothing holds it: a stranger opens pages meanwhile. */
async function strangerOpensPages(): Promise<void> {
  const stranger = shop.visitor()
  for (const page of ['/sepet', '/order', '/arama?q=kalem', '/arama?q=defter', '/siparis-takip'])
    await (await stranger.get(page)).text()
}

/** Sends a second request when a call of the first one reaches the shop, which is slow to answer it. */
async function during<T>(call: string, first: () => Promise<Response>, second: () => Promise<T>) {
  let sent: Promise<T> | undefined
  beforeCall = async ({ url }) => {
    if (sent || !new URL(url).pathname.startsWith(call)) return
    sent = second()
    await Promise.race([sent, strangerOpensPages()])
  }
  await first()
  if (!sent) throw new Error(`Nothing called ${call}.`)
  return sent
}

/** The cart as a shop without line ids sends it. */
async function withoutNames(answer: Response): Promise<Response> {
  const text = await answer.text()
  return new Response(text.replace(/"LINE_ID":"[^"]*",/g, ''), {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !/^content-(length|encoding)$/.test(name)),
  })
}

let shop: Shop
const ids: number[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      await beforeCall(request)
      const answer = await pass(request)
      const isCart = new URL(request.url).pathname === '/srv/service/cart/load'
      return isCart && !knowsNames ? withoutNames(answer) : answer
    },
  })
  for (const name of ['addsQuietly', 'showsNotice', 'opensCart'] as const)
    ids.push((await demoProduct(shop.db, name)).id)
})
afterAll(() => shop.close())
beforeEach(async () => {
  beforeCall = async () => {}
  knowsNames = true
  await shop.db.prepare('DELETE FROM cart_line').run()
})

/** A cart of three products with one piece each. */
async function cartOfThree() {
  const visitor = shop.visitor()
  for (const id of ids) {
    await shop.db.prepare('UPDATE product SET stock = 50 WHERE id = ?1').bind(id).run()
    const body = { productId: String(id), quantity: '1', back: '/', ...formKey() }
    await visitor.post('/sepet/ekle', body)
  }
  const lines = await sentLines(visitor)
  expect(lines).toHaveLength(3)
  const [a, b, c] = lines as [SentLine, SentLine, SentLine]
  return { visitor, a, b, c }
}

const change = (visitor: Visitor, line: SentLine, intent: string, count = line.count) =>
  visitor.post('/sepet/satir', { ...line, count, intent: `${intent}:${line.index}`, ...formKey() })

/** The cart's lines, by the names of product and variant in the forms. */
async function cartOf(visitor: Visitor) {
  beforeCall = async () => {}
  return (await sentLines(visitor)).map(({ line, count }) => [line, count])
}

describe('two quick changes of a cart, at a slow shop that addresses lines by position', () => {
  beforeEach(() => {
    knowsNames = false
  })

  it.each(['/srv/service/cart/load', '/srv/service/cart/delete/'])(
    '[C11] removing a line twice, again during %s, removes one line',
    async (call) => {
      const { visitor, a, b, c } = await cartOfThree()
      const press = () => change(visitor, a, 'delete')
      await during(call, press, press)
      expect(await cartOf(visitor)).toEqual([
        [b.line, '1'],
        [c.line, '1'],
      ])
    },
  )

  it('[C11] removing one line and changing another affect the right lines', async () => {
    const { visitor, a, b, c } = await cartOfThree()
    await during(
      '/srv/service/cart/delete/',
      () => change(visitor, a, 'delete'),
      () => change(visitor, b, 'update', '3'),
    )
    expect(await cartOf(visitor)).toEqual([
      [b.line, '3'],
      [c.line, '1'],
    ])
  })

  it('[C13] accepting the available count twice does not change the next line', async () => {
    const { visitor, a, b, c } = await cartOfThree()
    await shop.db.prepare('UPDATE product SET stock = 0 WHERE id = ?1').bind(ids[0]).run()
    const press = () => change(visitor, a, 'take')
    await during('/srv/service/cart/delete/', press, press)
    expect(await cartOf(visitor)).toEqual([
      [b.line, '1'],
      [c.line, '1'],
    ])
  })

  it('[O02] pressing a button of the last checkout step twice does not change other lines', async () => {
    await shop.db.prepare('UPDATE product SET stock = 50 WHERE id IN (6, 26, 25)').run()
    const wanted = ['6', '26', '25'].map((productId) => ({ productId }))
    const { visitor } = await readyBuyer(shop, wanted, '-1')
    const [, ...rest] = await cartOf(visitor)
    await shop.db.prepare('UPDATE product SET stock = 0 WHERE id = 6').run()
    const press = () => visitor.post('/order/onay', { adim: 'kalan', ...formKey() })
    await during('/srv/service/cart/delete/', press, press)
    expect(await cartOf(visitor)).toEqual(rest)
  })
})

describe('a page requested while a slow shop saves a count', () => {
  it.each(['/sepet', '/order'])('[C11] shows that count: %s', async (page) => {
    const { visitor, b } = await cartOfThree()
    const cart = await during(
      '/srv/service/cart/update-item/',
      () => change(visitor, b, 'update', '7'),
      () => pageOf(visitor.get(page)),
    )
    const sumOf = ({ main }: Page) => main.terms().get('Toplam')
    expect(sumOf(cart)).toBe(sumOf(await pageOf(visitor.get(page))))
    if (page === '/sepet') expect(cart.fields('count').map(({ value }) => value)).toContain('7')
  })
})

it('[C11] a page requested before the counts of the previous page arrive waits for them', async () => {
  const { visitor } = await cartOfThree()
  const form = await cartForm(visitor, { 1: '7' })
  form.set('intent', 'update')
  visitor.cookies.set('leftCounts', crypto.randomUUID())
  const overtaking = visitor.get('/sepet')
  await shop.fetch('/healthz')
  await visitor.post('/sepet/hepsi', form)
  const cart = await pageOf(overtaking)
  expect(cart.fields('count').map(({ value }) => value)).toContain('7')
  expect(headerCart(cart).count).toBe('9')
})

/** Removes the first line once, just before a call arrives, as a request of another isolate may. */
function takeOutBefore(call: string): void {
  let isDone = false
  beforeCall = async ({ url }) => {
    if (isDone || !new URL(url).pathname.startsWith(call)) return
    isDone = true
    await shop.db
      .prepare('DELETE FROM cart_line WHERE id = (SELECT id FROM cart_line ORDER BY id LIMIT 1)')
      .run()
  }
}

describe('[T62] another change between reading the cart and changing it', () => {
  it('[C11] does not affect the line that moved to the position of a removed one', async () => {
    const { visitor, a, b, c } = await cartOfThree()
    takeOutBefore('/srv/service/cart/delete/')
    const answer = await change(visitor, a, 'delete')
    expect(await (await visitor.follow(answer)).text()).toContain('Sepetiniz değişmiş')
    expect((await cartOf(visitor)).map(([line]) => line)).toEqual([b.line, c.line])
  })

  it('[C11] applies the count to its line at the new position', async () => {
    const { visitor, b, c } = await cartOfThree()
    takeOutBefore('/srv/service/cart/update-item/')
    await change(visitor, b, 'update', '3')
    expect(await cartOf(visitor)).toEqual([
      [b.line, '3'],
      [c.line, '1'],
    ])
  })

  it('[C11] sets all counts of a form whose untouched line was removed meanwhile, and goes on', async () => {
    for (const [intent, goesTo] of [
      ['update', '/sepet'],
      ['order', '/order'],
    ] as const) {
      const { visitor, a, b, c } = await cartOfThree()
      const fields = await cartForm(visitor, { 2: '4' })
      fields.set('intent', intent)
      await visitor.post('/sepet/satir', { ...a, intent: `delete:${a.index}`, ...formKey() })
      const answer = await visitor.post('/sepet/hepsi', fields)
      expect(answer.headers.get('location')).toMatch(new RegExp(`^${goesTo}`))
      expect((await pageOf(visitor.get('/sepet'))).text).not.toContain('bu arada değişti')
      expect(await cartOf(visitor)).toEqual([
        [b.line, '1'],
        [c.line, '4'],
      ])
    }
  })

  it('[C11] applies no count to a wrong line', async () => {
    const { visitor, a, b, c } = await cartOfThree()
    beforeCall = async ({ url }) => {
      if (!url.includes('/cart/update/')) return
      // The first line is removed and added again: the same number of lines, in another order.
      await shop.db
        .prepare('UPDATE cart_line SET id = id + 100, added_at = 1 WHERE product_id = ?1')
        .bind(ids[0])
        .run()
    }
    const all = [a, b, c]
    await visitor.post('/sepet/hepsi', {
      index: all.map(({ index }) => index),
      line: all.map(({ line }) => line),
      count: ['2', '3', '4'],
      intent: 'update',
      ...formKey(),
    })
    expect((await cartOf(visitor)).map(([, count]) => count)).toEqual(['1', '1', '1'])
  })
})
