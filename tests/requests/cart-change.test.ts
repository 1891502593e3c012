import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentLines } from '../support/cart-lines'
import { demoProduct } from '../support/demo'
import { headerCart } from '../support/header-cart'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

async function withCart(...names: ('addsQuietly' | 'showsNotice' | 'opensCart')[]) {
  const visitor = shop.visitor()
  const products = []
  for (const name of names) {
    const product = await demoProduct(shop.db, name)
    products.push(product)
    await visitor.post('/sepet/ekle', {
      productId: String(product.id),
      quantity: '1',
      back: '/',
      key: crypto.randomUUID(),
    })
  }
  return { visitor, products }
}

describe('the cart page', () => {
  it('[C13] [Z64] shows lines, counts and totals', async () => {
    const { visitor, products } = await withCart('addsQuietly', 'showsNotice')
    const { main } = await pageOf(visitor.get('/sepet'))
    for (const { title } of products) expect(main.text).toContain(title)
    expect(main.text).toContain('2 ürün')
    expect(main.rawText).toMatch(/\d,\d\d\u00a0TL/)
    expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['1', '1'])
  })

  it('[C13] is empty for a new guest, without a call to the backend', async () => {
    const response = await shop.visitor().get('/sepet')
    expect(response.status).toBe(200)
    expect(response.headers.get('server-timing')).not.toContain('CART_LOAD')
    expect(await response.text()).toContain('Sepetiniz boş')
  })

  it('[C11] [Z64] changes one line', async () => {
    const { visitor } = await withCart('addsQuietly', 'showsNotice')
    const [first] = await sentLines(visitor)
    const response = await visitor.post('/sepet/satir', {
      ...first!,
      count: '3',
      intent: `update:${first!.index}`,
    })
    expect(response.headers.get('location')).toBe('/sepet')
    expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['3', '1'])
  })

  it('[P07] [C11] refuses a count of zero, for one line and for all of them', async () => {
    const { visitor } = await withCart('addsQuietly', 'showsNotice')
    const lines = await sentLines(visitor)
    const [first] = lines
    const one = await visitor.post('/sepet/satir', {
      ...first!,
      count: '0',
      intent: `update:${first!.index}`,
    })
    expect((await pageOf(visitor.follow(one))).alerts).toHaveLength(1)
    const all = (name: 'index' | 'line') => lines.map((line) => line[name])
    await visitor.post('/sepet/hepsi', {
      index: all('index'),
      line: all('line'),
      count: ['0', '1'],
      intent: 'update',
    })
    expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['1', '1'])
  })

  it('[C11] [Z65] changes all lines at once', async () => {
    const { visitor } = await withCart('addsQuietly', 'showsNotice')
    const lines = await sentLines(visitor)
    const all = (name: 'index' | 'line') => lines.map((line) => line[name])
    await visitor.post('/sepet/hepsi', {
      index: all('index'),
      line: all('line'),
      count: ['2', '4'],
      intent: 'update',
    })
    expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['2', '4'])
  })

  it('[C11] [Z66] removes one line', async () => {
    const { visitor } = await withCart('addsQuietly', 'showsNotice')
    const [first, second] = await sentLines(visitor)
    await visitor.post('/sepet/satir', { ...first!, intent: `delete:${first!.index}` })
    expect((await sentLines(visitor)).map(({ line }) => line)).toEqual([second!.line])
  })

  it('[C19] takes a removed line back, with its count and note', async () => {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, 'noted')
    const item = { productId: String(id), quantity: '2', orderNotes: 'Hediye paketi' }
    await visitor.post('/sepet/ekle', { ...item, back: path, key: crypto.randomUUID() })
    const [line] = await sentLines(visitor)
    const fields = { ...line!, intent: `delete:${line!.index}` }
    const removed = await pageOf(visitor.follow(await visitor.post('/sepet/satir', fields)))
    expect(await sentLines(visitor)).toEqual([])
    const undo = removed.getByRole('button', 'Geri al')
    const { action, pairs } = undo.form.press(undo.element)
    const returned = await visitor.post(new URL(action).pathname, Object.fromEntries(pairs))
    expect(returned.headers.get('location')).toBe('/sepet')
    expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['2'])
    expect((await pageOf(visitor.get('/sepet'))).main.text).toContain('Hediye paketi')
  })

  it('[C19] takes a removed line back into its place', async () => {
    const { visitor } = await withCart('addsQuietly', 'showsNotice', 'opensCart')
    const titles = async () =>
      (await pageOf(visitor.get('/sepet'))).main
        .queryAllByRole('button')
        .flatMap(({ name }) => /^Kaldır: (.*)/.exec(name)?.[1] ?? [])
    const before = await titles()
    expect(before).toHaveLength(3)
    const [line] = await sentLines(visitor)
    const fields = { ...line!, intent: `delete:${line!.index}` }
    const removed = await pageOf(visitor.follow(await visitor.post('/sepet/satir', fields)))
    expect(await titles()).toEqual(before.slice(1))
    const undo = removed.getByRole('button', 'Geri al')
    const { action, pairs } = undo.form.press(undo.element)
    await visitor.post(new URL(action).pathname, Object.fromEntries(pairs))
    expect(await titles()).toEqual(before)
  })

  it('[C19] takes a removed line back without going where an add of it leads', async () => {
    const visitor = shop.visitor()
    const { id } = await demoProduct(shop.db, 'redirects')
    const item = { productId: String(id), quantity: '1', back: '/', key: crypto.randomUUID() }
    const added = await visitor.post('/sepet/ekle', item)
    expect(added.headers.get('location')).not.toBe('/sepet')
    const [line] = await sentLines(visitor)
    const fields = { ...line!, intent: `delete:${line!.index}` }
    const removed = await pageOf(visitor.follow(await visitor.post('/sepet/satir', fields)))
    const undo = removed.getByRole('button', 'Geri al')
    const { action, pairs } = undo.form.press(undo.element)
    const returned = await visitor.post(new URL(action).pathname, Object.fromEntries(pairs))
    expect(returned.headers.get('location')).toBe('/sepet')
    expect(await sentLines(visitor)).toHaveLength(1)
  })

  it('[C11] [Z67] empties the cart and its badge in the header', async () => {
    const { visitor } = await withCart('addsQuietly', 'showsNotice')
    const response = await visitor.post('/sepet/hepsi', { intent: 'clear' })
    const page = await pageOf(visitor.follow(response))
    expect(page.main.text).toContain('Sepetiniz boş')
    expect(headerCart(page).count).toBe('')
  })

  it('[C11] [T62] a delete sent twice does not remove the next line', async () => {
    const { visitor } = await withCart('addsQuietly', 'showsNotice')
    const [first] = await sentLines(visitor)
    await visitor.post('/sepet/satir', { ...first!, intent: `delete:${first!.index}` })
    const second = await visitor.post('/sepet/satir', {
      ...first!,
      intent: `delete:${first!.index}`,
    })
    expect(await sentLines(visitor)).toHaveLength(1)
    expect(second.status).toBe(303)
  })

  it('[C11] a delete sent twice leaves the same product with another engraving', async () => {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, 'personal')
    for (const name of ['Ayla', 'Deniz'])
      await visitor.post('/sepet/ekle', {
        productId: String(id),
        quantity: '1',
        back: path,
        productPath: path,
        key: crypto.randomUUID(),
        personalizationId: '1',
        'personalization[name]': name,
      })
    const [first, second] = await sentLines(visitor)
    expect(second).toBeDefined()
    const engraved = async () => (await pageOf(visitor.get('/sepet'))).tags('bdi')
    expect((await engraved()).map(({ text }) => text)).toContain('Ayla')
    const fields = { ...first!, intent: `delete:${first!.index}` }
    const removed = await visitor.post('/sepet/satir', fields)
    const page = await pageOf(visitor.follow(removed))
    expect(page.notices('status').map(({ text }) => text)).toEqual([
      expect.stringContaining('sepetten çıkarıldı.'),
    ])
    expect(page.queryAllByRole('button', 'Geri al')).toEqual([])
    await visitor.post('/sepet/satir', fields)
    expect((await sentLines(visitor)).map(({ line }) => line)).toEqual([second!.line])
    const left = (await engraved()).map(({ text }) => text)
    expect([left.includes('Deniz'), left.includes('Ayla')]).toEqual([true, false])
  })

  it('[P07] a count against the product’s rule is refused with a message, the line stays', async () => {
    const { visitor } = await withCart('addsQuietly')
    const [line] = await sentLines(visitor)
    for (const count of ['-1', '0.3', 'abc', '1e3']) {
      const response = await visitor.post('/sepet/satir', {
        ...line!,
        count,
        intent: `update:${line!.index}`,
      })
      expect(await (await visitor.follow(response)).text()).toContain('class="notice notice-bad"')
    }
    expect((await sentLines(visitor)).map((one) => one.count)).toEqual(['1'])
  })

  it.each([
    ['tr', 'Adet 0,5 ve katları olmalı.', 'En az 0,5 adet alınabilir.'],
    ['en', 'The quantity must be a multiple of 0.5.', 'The minimum quantity is 0.5.'],
  ])('[P07] [G01] a rule of half kilos is written as in %s', async (language, offStep, tooFew) => {
    const visitor = shop.visitor()
    const { id } = await demoProduct(shop.db, 'halfSteps')
    await visitor.post('/dil', { language, back: '/' })
    const fields = { productId: String(id), quantity: '1', back: '/', key: crypto.randomUUID() }
    await visitor.post('/sepet/ekle', fields)
    const [line] = await sentLines(visitor)
    const refusal = async (count: string) => {
      const answer = await visitor.post('/sepet/satir', { ...line, count, intent: 'update' })
      return (await visitor.follow(answer)).text()
    }
    expect(await refusal('0.7')).toContain(offStep)
    expect(await refusal('0')).toContain(tooFew)
    expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['1'])
  })

  it('[C11] a count above the stock is refused by the shop, and the cart gets what there is', async () => {
    const { visitor, products } = await withCart('addsQuietly')
    const [line] = await sentLines(visitor)
    const response = await visitor.post('/sepet/satir', {
      ...line!,
      count: '90000',
      intent: `update:${line!.index}`,
    })
    const page = await pageOf(visitor.follow(response))
    const sql = 'SELECT stock FROM product WHERE id = ?1'
    const stock = await shop.db.prepare(sql).bind(products[0]?.id).first<number>('stock')
    const reason = `En fazla ${stock} adet alınabilir.`
    expect(page.alerts).toEqual([reason])
    const field = page.field('count')
    const [about] = page.main
      .elements('p')
      .filter((one) => one.attribute('id') === field.attribute('aria-describedby'))
    expect([about?.text, field.value, field.attribute('aria-invalid')]).toEqual([
      ...[reason, `${stock}`, 'true'],
    ])
  })

  it('a forged or truncated cookie makes a new guest, not an error', async () => {
    for (const value of ['x', 'a.b', `a.${'A'.repeat(200)}`, '%00', 'a.'.repeat(900)]) {
      const response = await shop.fetch('/sepet', {
        headers: {
          cookie: `__Host-session=${value}; __Host-flash=${value}; __Host-language=<svg>; selected_layout="><script>`,
        },
      })
      expect(response.status).toBe(200)
      expect(
        response.headers.getSetCookie().some((line) => line.startsWith('__Host-session=;')),
      ).toBe(true)
    }
  })
})

describe('the first step of the checkout', () => {
  it('[O02] [Z23] continues with an e-mail address alone', async () => {
    const { visitor } = await withCart('addsQuietly')
    expect(await (await visitor.get('/order')).text()).toContain('name="email"')
    const response = await visitor.post('/order', {
      email: 'ayla@ornek.test',
      key: crypto.randomUUID(),
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/order/adres')
    const page = await (await visitor.follow(response)).text()
    expect(page).toContain('ayla@ornek.test')
    expect(JSON.stringify([...visitor.cookies])).not.toContain('ayla')
  })

  it('[X01] [X03] shows the error under the field and keeps what was typed', async () => {
    const { visitor } = await withCart('addsQuietly')
    const empty = await visitor.post('/order', { email: ' ' })
    expect(empty.status).toBe(422)
    expect(await empty.text()).toContain('Bu alan boş bırakılamaz')
    const wrong = await visitor.post('/order', { email: 'ayla@' })
    const page = await wrong.text()
    expect(wrong.status).toBe(422)
    expect(page).toContain('Email formatına uygun değil')
    expect(page).toContain('value="ayla@"')
  })
})
