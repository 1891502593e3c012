import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartTotals, type DemoCase, demoProduct } from '../support/demo'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

async function send(name: DemoCase, more: Record<string, string>, enhanced = false) {
  const product = await demoProduct(shop.db, name)
  const visitor = shop.visitor()
  await visitor.get(product.path)
  const response = await visitor.post(`/sepet/ekle${enhanced ? '.data' : ''}`, {
    productId: String(product.id),
    variantId: '',
    quantity: '1',
    intent: 'add',
    back: product.path,
    productPath: product.path,
    key: crypto.randomUUID(),
    ...more,
  })
  return { product, visitor, response }
}

const lines = async (id: number) =>
  (
    await shop.db
      .prepare('SELECT frequency, order_note, personalization FROM cart_line WHERE product_id = ?1')
      .bind(id)
      .all<{ frequency: string; order_note: string; personalization: string }>()
  ).results

describe('extras of a product', () => {
  it('[P11] sends nothing while the personalization is invalid, and keeps what was typed', async () => {
    const before = await cartTotals(shop.db)
    const typed = {
      personalizationId: '1',
      'personalization[name]': ' ',
      'personalization[note]': 'x',
    }
    const { response, visitor } = await send('personal', typed)
    const page = await pageOf(visitor.follow(response))
    expect(page.alerts.join()).toContain('Bu alan boş bırakılamaz')
    expect(page.field('personalization[note]').value).toBe('x')
    const scripted = await send('personal', typed, true)
    expect(scripted.response.status).toBe(422)
    const long = { personalizationId: '1', 'personalization[name]': 'x'.repeat(21) }
    const cut = await send('personal', long)
    expect(await (await cut.visitor.follow(cut.response)).text()).toContain('En fazla 20 karakter')
    expect(await cartTotals(shop.db)).toEqual(before)
  })

  it('[P11] sends a valid personalization in the backend’s format', async () => {
    const { product } = await send('personal', {
      personalizationId: '1',
      'personalization[name]': 'Işıl',
    })
    expect(await lines(product.id)).toMatchObject([{ personalization: '{"name":"Işıl"}' }])
  })

  it('[P10] [P09] sends note and frequency only when they are set', async () => {
    const note = 'Kapıya bırakın'
    const { product } = await send('subscribed', { orderNotes: '  ', subscribeFrequency: '4' })
    expect(await lines(product.id)).toMatchObject([{ frequency: '', order_note: '' }])
    const noted = await demoProduct(shop.db, 'noted')
    await shop.db.prepare('DELETE FROM cart_line').run()
    await send('noted', { orderNotes: note, subscribe: '1', subscribeFrequency: '8' })
    expect(await lines(noted.id)).toMatchObject([{ order_note: note }])
  })

  it('[P09] [P10] [X03] a refused add shows count, note and tick as they were', async () => {
    const { response, visitor } = await send('subscribed', {
      quantity: '90000',
      subscribe: '1',
      subscribeFrequency: '8',
    })
    const page = await pageOf(visitor.follow(response))
    expect(page.field('quantity').value).toBe('90000')
    expect(page.field('subscribe').isChecked).toBe(true)
    expect(page.field('subscribeFrequency').value).toBe('8')
    const noted = await send('noted', { quantity: '90000', orderNotes: 'ğ'.repeat(1000) })
    expect(await (await noted.visitor.follow(noted.response)).text()).toContain('ğ'.repeat(1000))
  })

  it('[P12] adds the ticked companions, linked to the product', async () => {
    const product = await demoProduct(shop.db, 'accompanied')
    const [box] = (await pageOf(shop.visitor().get(product.path))).fields('with')
    const companion = box?.attribute('value') ?? ''
    expect(companion).toMatch(/^\d+$/)
    await send('accompanied', { with: companion })
    const row = await shop.db
      .prepare('SELECT related_id, count FROM cart_line WHERE product_id = ?1')
      .bind(Number(companion))
      .first()
    expect(row).toEqual({ related_id: `${product.id}:0`, count: 1 })
  })
})

describe('a companion product that is not sold by the piece', () => {
  it.each([
    { min: 2, step: 1, comes: 2 },
    { min: 2, step: 3, comes: 2 },
    { min: 0.5, step: 0.5, comes: 1 },
  ])('[P12] from $min on by $step comes with $comes, and says so', async (rule) => {
    const own = await openWorkers()
    try {
      const { id, path } = await demoProduct(own.db, 'accompanied')
      const companions = `(SELECT related_id FROM related_product WHERE product_id = ${id} AND type = 4)`
      await own.db
        .prepare(
          `UPDATE product SET min_count = ?1, step = ?2, max_count = 0 WHERE id IN ${companions}`,
        )
        .bind(rule.min, rule.step)
        .run()
      const visitor = own.visitor()
      const page = await (await visitor.get(path)).text()
      const ticked = readPage(page).field('with').attribute('value') ?? ''
      expect(ticked).not.toBe('')
      expect(page.includes(`${rule.comes} adet eklenir`)).toBe(rule.comes > 1)
      await visitor.post('/sepet/ekle', {
        productId: String(id),
        quantity: '1',
        back: path,
        productPath: path,
        with: ticked,
        key: crypto.randomUUID(),
      })
      const { results } = await own.db
        .prepare(`SELECT count FROM cart_line WHERE product_id IN ${companions}`)
        .all()
      expect(results).toEqual([{ count: rule.comes }])
    } finally {
      await own.close()
    }
  })
})

it('[P19] says what the shop promises, in its own words', async () => {
  const { path } = await demoProduct(shop.db, 'plain')
  const { main } = await pageOf(shop.visitor().get(path))
  const lines = main.tags('li').map(({ text }) => text)
  expect(lines).toContain('750 TL ve üzeri siparişte kargo ücretsiz.')
  expect(lines).toContain('14 gün içinde iade edebilirsiniz.')
})

describe('the payment methods of a product', () => {
  it('[P15] shows three prices and each card’s instalments, computed from one price', async () => {
    const product = await demoProduct(shop.db, 'plain')
    const row = await shop.db
      .prepare('SELECT price, money_order FROM product WHERE id = ?1')
      .bind(product.id)
      .first<{ price: number; money_order: number }>()
    const price = row?.price ?? 0
    const written = (cents: number) =>
      `${new Intl.NumberFormat('tr', { minimumFractionDigits: 2 }).format(cents / 100)}\u00a0TL`
    const page = await (await shop.visitor().get(`/odeme-yollari${product.path}`)).text()
    expect(page).toContain(written(price))
    expect(page).toContain(written(Math.round((price * (100 + (row?.money_order ?? 0))) / 100)))
    expect(page).toContain(written(price + 2990))
    // Bonus has no surcharge for three instalments.
    expect(page).toContain(written(Math.round(price / 3)))
    expect(
      await shop
        .visitor()
        .get(product.path)
        .then((one) => one.text()),
    ).toContain(`/odeme-yollari${product.path}`)
  })

  it('[P15] reports missing instalments and offers a retry', async () => {
    const broken = await openWorkers({
      backend: (request, pass) =>
        request.url.includes('installment-list')
          ? Promise.resolve(new Response('{}', { status: 500 }))
          : pass(request),
    })
    try {
      const product = await demoProduct(broken.db, 'plain')
      const response = await broken.visitor().get(`/odeme-yollari${product.path}`)
      const page = await response.text()
      expect(response.status).toBe(200)
      expect(page).toContain('Taksit tablosu şu an yüklenemedi.')
      expect(page).toContain(`href="/odeme-yollari${product.path}">Tekrar dene`)
    } finally {
      await broken.close()
    }
  })

  it('[P15] shows the lowest price before the discount, while there is one', async () => {
    const product = await demoProduct(shop.db, 'discounted')
    const rows = await shop.db
      .prepare('SELECT since, price FROM price_history WHERE product_id = ?1 ORDER BY since')
      .bind(product.id)
      .all<{ since: number; price: number }>()
    const before = rows.results.slice(0, -1).filter(({ since }, at) => {
      const until = rows.results[at + 1]?.since ?? 0
      return until > (rows.results.at(-1)?.since ?? 0) - 10 * 86_400 && since > 0
    })
    const lowest = Math.min(...before.map(({ price }) => price))
    const text = new Intl.NumberFormat('tr', { minimumFractionDigits: 2 }).format(lowest / 100)
    const page = await (await shop.visitor().get(product.path)).text()
    expect(page).toContain(`İndirimden önceki 10 günün en düşük fiyatı: ${text}`)
    const plain = await demoProduct(shop.db, 'plain')
    expect(await (await shop.visitor().get(plain.path)).text()).not.toContain('en düşük fiyatı')
  })

  it('[P15] [P05] shows the lowest price of the chosen option before its discount', async () => {
    const { results } = await shop.db
      .prepare(
        `SELECT s.id, t.path, s.product_id AS product, s.price, s.old_price AS old FROM sub_product s
         JOIN product p ON p.id = s.product_id AND p.is_active = 1 AND p.is_show_only = 0
         JOIN product_text t ON t.product_id = p.id AND t.language = 'tr'
         WHERE s.old_price > s.price AND s.product_id = (SELECT product_id FROM sub_product
           WHERE old_price > price GROUP BY product_id ORDER BY count(DISTINCT price) DESC, product_id LIMIT 1)
         ORDER BY s.price`,
      )
      .all<{ id: number; path: string; product: number; price: number; old: number }>()
    const [first, last] = [results.at(0), results.at(-1)]
    expect(first?.price).toBeLessThan(last?.price ?? 0)
    const sentence = 'İndirimden önceki 10 günün en düşük fiyatı: '
    for (const one of [first, last]) {
      const { main } = await pageOf(shop.visitor().get(`/${one?.path}?variant=${one?.id}`))
      const notes = main.tags('li').filter(({ text }) => text.startsWith(sentence))
      const visible = notes.filter((item) => item.attribute('hidden') === undefined)
      expect(visible).toHaveLength(1)
      const history = await shop.db
        .prepare('SELECT price FROM variant_price_history WHERE variant_id = ?1 ORDER BY since')
        .bind(one?.id)
        .all<{ price: number }>()
      const before = history.results.map(({ price }) => price).slice(0, -1)
      expect(before).toContain(one?.old)
      const lira = new Intl.NumberFormat('tr', { minimumFractionDigits: 2 })
      expect(visible[0]?.text).toContain(lira.format(Math.min(...before) / 100))
    }
    await shop.db
      .prepare('UPDATE sub_product SET price = price + 100 WHERE id = ?1')
      .bind(last?.id)
      .run()
    const newest = shop.db
      .prepare('SELECT price FROM variant_price_history WHERE variant_id = ?1 ORDER BY since DESC')
      .bind(last?.id)
    expect(await newest.first('price')).toBe((last?.price ?? 0) + 100)
  })

  it('[U05] [P15] a deal shows when it ends', async () => {
    const product = await demoProduct(shop.db, 'deal')
    const { main } = await pageOf(shop.visitor().get(product.path))
    const times = main.tags('time').filter((one) => one.attribute('data-behavior') === 'countdown')
    expect(times[0]?.parent.text).toMatch(/^Fırsat \d+ \p{L}+ \p{L}+ 23\.59’da bitiyor$/u)
  })
})
