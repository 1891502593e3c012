import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentLines } from '../support/cart-lines'
import { type DemoCase, demoProduct } from '../support/demo'
import { headerCart } from '../support/header-cart'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
/** Runs after the backend has executed an add, before the same is requested again. */
let betweenAdds: (() => Promise<unknown>) | null = null
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      if (!betweenAdds || !request.url.includes('/add-to-cart')) return pass(request)
      await pass(request.clone() as typeof request)
      await betweenAdds()
      return pass(request)
    },
  })
})
afterAll(() => shop.close())

/** The key of the page's add form. */
async function keyOn(visitor: Visitor, path: string): Promise<string> {
  return (await pageOf(visitor.get(path))).field('key').value
}

/** Opens the page once and sends its form with each of the choices: add, Back, choose again, add. */
async function addFromOnePage(visitor: Visitor, name: DemoCase, choices: Record<string, string>[]) {
  const product = await demoProduct(shop.db, name)
  const key = await keyOn(visitor, product.path)
  for (const choice of choices)
    await visitor.post('/sepet/ekle', {
      productId: String(product.id),
      quantity: '1',
      back: product.path,
      key,
      ...choice,
    })
  return product
}

/** The count of a product in all cart rows, whoever added it. */
async function rowsOf(productId: number) {
  const { results } = await shop.db
    .prepare(
      'SELECT variant_id, count, session_id FROM cart_line WHERE product_id = ?1 ORDER BY id',
    )
    .bind(productId)
    .all<{ variant_id: number; count: number; session_id: string }>()
  return results
}

describe('adding, going Back, choosing again, adding', () => {
  it('[C16] another quantity from the same page is another request', async () => {
    const choices = [{ quantity: '1' }, { quantity: '2' }]
    const { id } = await addFromOnePage(shop.visitor(), 'addsQuietly', choices)
    expect((await rowsOf(id)).map(({ count }) => count)).toEqual([3])
  })

  it('[C16] another variant from the same page is another request', async () => {
    const { id } = await demoProduct(shop.db, 'twoGroups')
    const { results } = await shop.db
      .prepare('SELECT id FROM sub_product WHERE product_id = ?1 AND stock > 3 LIMIT 2')
      .bind(id)
      .all<{ id: number }>()
    const choices = results.map((row) => ({ variantId: String(row.id) }))
    expect(choices).toHaveLength(2)
    await addFromOnePage(shop.visitor(), 'twoGroups', choices)
    expect((await rowsOf(id)).map((row) => row.variant_id)).toEqual(results.map((row) => row.id))
  })

  it('[C16] the same choice again, first without and then with a session, adds once', async () => {
    const { id } = await addFromOnePage(shop.visitor(), 'showsNotice', [{}, {}, {}])
    expect((await rowsOf(id)).map(({ count }) => count)).toEqual([1])
  })

  /** Adds, runs an action, goes back and adds the same. @returns the count in all carts */
  async function addAround(name: DemoCase, between: (visitor: Visitor) => Promise<unknown>) {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, name)
    const fields = { productId: String(id), back: path, key: await keyOn(visitor, path) }
    await visitor.post('/sepet/ekle', fields)
    await between(visitor)
    await Promise.all([visitor.post('/sepet/ekle', fields), visitor.post('/sepet/ekle', fields)])
    return { visitor, counts: (await rowsOf(id)).map(({ count }) => count) }
  }

  it('[C16] [C08] a removed product is added again, once, and the header counts it', async () => {
    const { visitor, counts } = await addAround('opensCart', (one) =>
      one.post('/sepet/hepsi', { intent: 'clear' }),
    )
    expect(counts).toEqual([1])
    expect(headerCart(await pageOf(visitor.get('/sepet'))).count).toBe('1')
  })

  it('[C16] a product removed twice is added a third time', async () => {
    const { id, path } = await demoProduct(shop.db, 'discounted')
    const visitor = shop.visitor()
    const fields = { productId: String(id), back: path, key: await keyOn(visitor, path) }
    await visitor.post('/sepet/ekle', fields)
    await visitor.post('/sepet/hepsi', { intent: 'clear' })
    await visitor.post('/sepet/ekle', fields)
    await visitor.post('/sepet/hepsi', { intent: 'clear' })
    await visitor.post('/sepet/ekle', fields)
    expect((await rowsOf(id)).map(({ count }) => count)).toEqual([1])
  })

  /** Adds two lines of one product with two forms, removes the first, and sends its form again. */
  async function repeatFirstAdd(name: DemoCase, choices: Record<string, string>[]) {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, name)
    const forms: Record<string, string>[] = []
    for (const choice of choices) {
      const key = await keyOn(visitor, path)
      forms.push({ productId: String(id), quantity: '1', back: path, key, ...choice })
    }
    for (const form of forms) await visitor.post('/sepet/ekle', form)
    const choicesOf = async () => {
      const { results } = await shop.db
        .prepare(
          'SELECT count, frequency, order_note, personalization FROM cart_line WHERE product_id = ?1',
        )
        .bind(id)
        .all()
      return results.map((row) => JSON.stringify(row)).sort()
    }
    const before = await choicesOf()
    const [first] = await sentLines(visitor)
    await visitor.post('/sepet/satir', { ...first, intent: 'delete:0' })
    const between = await choicesOf()
    await visitor.post('/sepet/ekle', forms[0])
    const once = await choicesOf()
    await visitor.post('/sepet/ekle', forms[0])
    return { before, between, once, twice: await choicesOf() }
  }

  const engraved = (name: string) => ({ personalizationId: '1', 'personalization[name]': name })
  const everyWeeks = (weeks: string) => ({ subscribe: '1', subscribeFrequency: weeks })
  it.each([
    ['engraving', 'personal', [engraved('Ayla'), engraved('Deniz')]],
    ['note', 'noted', [{ orderNotes: 'Kırmızı\r\nkurdele' }, { orderNotes: 'Mavi' }]],
    ['frequency', 'subscribed', [everyWeeks('4'), everyWeeks('8')]],
    ['subscription', 'subscribed', [everyWeeks('4'), {}]],
  ] as const)(
    '[C16] [C04] is added again while another %s of it is in the cart',
    async (_, name, choices) => {
      const { before, between, once, twice } = await repeatFirstAdd(name, [...choices])
      expect(before).toHaveLength(2)
      expect(between).toHaveLength(1)
      expect(once).toEqual(before)
      expect(twice).toEqual(before)
      await shop.db.prepare('DELETE FROM cart_line').run()
    },
  )

  it('[C16] [L04] after signing out the same form is a new request of the guest', async () => {
    const { visitor, counts } = await addAround('redirects', async (one) => {
      await signIn(one)
      await one.post('/cikis')
      await one.get('/')
    })
    expect(counts).toEqual([1, 1])
    expect(headerCart(await pageOf(visitor.get('/'))).count).toBe('1')
  })

  it('[C16] [G04] [P12] with a refused companion the header shows the cart in the current currency', async () => {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, 'accompanied')
    const companion = await shop.db
      .prepare('SELECT related_id FROM related_product WHERE product_id = ?1 AND type = 4')
      .bind(id)
      .first<number>('related_id')
    await shop.db.prepare('UPDATE product SET stock = 0 WHERE id = ?1').bind(companion).run()
    const key = await keyOn(visitor, path)
    const fields = { productId: String(id), back: path, with: String(companion), key }
    const header = async () => headerCart(await pageOf(visitor.get('/sepet'))).sum
    await visitor.post('/sepet/ekle', fields)
    expect(await header()).toMatch(/TL$/)
    await visitor.post('/para-birimi', { currency: 'EUR', back: path })
    const total = await header()
    expect(total).toMatch(/€$/)
    await visitor.post('/sepet/ekle', fields)
    expect(await header()).toBe(total)
    expect(await rowsOf(id)).toHaveLength(1)
  })

  it('[C16] [C08] a repeated response of another isolate leaves the header at the current cart', async () => {
    const visitor = shop.visitor()
    const other = await demoProduct(shop.db, 'plain')
    await visitor.post('/sepet/ekle', {
      productId: String(other.id),
      back: other.path,
      key: await keyOn(visitor, other.path),
    })
    const { id, path } = await demoProduct(shop.db, 'addsQuietly')
    const fields = { productId: String(id), back: path, key: await keyOn(visitor, path) }
    betweenAdds = () =>
      shop.db.prepare('UPDATE cart_line SET count = 7 WHERE product_id = ?1').bind(other.id).run()
    try {
      await visitor.post('/sepet/ekle', fields)
    } finally {
      betweenAdds = null
    }
    expect(headerCart(await pageOf(visitor.get('/'))).count).toBe('8')
    await shop.db.prepare('DELETE FROM cart_line').run()
  })

  it('[C16] a refused add can be sent again from the same page once it is possible', async () => {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, 'soldOut')
    const key = await keyOn(visitor, path)
    const fields = { productId: String(id), quantity: '1', back: path, key }
    await visitor.post('/sepet/ekle', fields)
    expect(await rowsOf(id)).toEqual([])
    await shop.db.prepare('UPDATE product SET stock = 9 WHERE id = ?1').bind(id).run()
    await visitor.post('/sepet/ekle', fields)
    expect((await rowsOf(id)).map(({ count }) => count)).toEqual([1])
  })
})

describe('a visitor without cookies', () => {
  it('[C16] who adds two products at once from two tabs gets both', async () => {
    const visitor = shop.visitor()
    const one = await demoProduct(shop.db, 'plain')
    const two = await demoProduct(shop.db, 'halfSteps')
    const keys = [await keyOn(visitor, one.path), await keyOn(visitor, two.path)]
    await Promise.all(
      [one, two].map(({ id, path }, at) =>
        visitor.post('/sepet/ekle', { productId: String(id), back: path, key: keys[at] ?? '' }),
      ),
    )
    const cart = await (await visitor.get('/sepet')).text()
    expect(cart).toContain(one.title)
    expect(cart).toContain(two.title)
    const sessions = [...(await rowsOf(one.id)), ...(await rowsOf(two.id))]
    expect(new Set(sessions.map((row) => row.session_id)).size).toBe(1)
  })

  it('shares nothing with another visitor who adds at the same time', async () => {
    const [ayla, deniz] = [shop.visitor(), shop.visitor()]
    const one = await demoProduct(shop.db, 'opensCart')
    const two = await demoProduct(shop.db, 'discounted')
    const add = async (visitor: Visitor, { id, path }: { id: number; path: string }) =>
      visitor.post('/sepet/ekle', {
        productId: String(id),
        back: path,
        key: await keyOn(visitor, path),
      })
    await Promise.all([add(ayla, one), add(deniz, two)])
    expect(await (await ayla.get('/sepet')).text()).not.toContain(two.title)
    expect(await (await deniz.get('/sepet')).text()).not.toContain(one.title)
  })
})
