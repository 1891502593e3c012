import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportResult, importFeed } from '../../functions/local/import/import-feed'
import { openFeed } from '../../functions/local/import/readers/open-feed'
import { pageOf, readPage } from '../support/page/page'
import { offersIn } from '../support/page/structured-data'
import { openWorkers, type Shop } from '../support/two-workers'

const DAY = 86_400_000
let shop: Shop
let folder: string
let first: ImportResult
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-feed-'))
  shop = await openWorkers({ vars: { FRESH_SECONDS: '0' } })
  first = await imported([cup, vase, ...shirts, later, without('price'), without('title')])
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

type Item = Record<string, string>

const day = (days: number) => `${new Date(Date.now() + days * DAY).toISOString().slice(0, 16)}Z`
const item = (id: string, title: string, price: string, more: Item = {}): Item => ({
  id,
  title,
  price,
  description: `${title}, elde yapıldı.`,
  image_link: `https://cdn.feed.example/${id}.webp`,
  availability: 'in_stock',
  brand: 'Öz Çınar',
  product_type: 'Ev > Sofra > Çaydanlık',
  ...more,
})
const cup = item('K1', 'Şık Çay Bardağı', '149.90 TRY', { gtin: '8691234567890', material: 'Cam' })
const vase = item('V1', 'İnce Vazo', '200 TRY', {
  sale_price: '150 TRY',
  sale_price_effective_date: `${day(-1)}/${day(1)}`,
})
const later = item('L1', 'Yarınki Sürahi', '300 TRY', {
  sale_price: '240 TRY',
  sale_price_effective_date: `${day(1)}/${day(2)}`,
})
const shirt = (id: string, color: string, size: string, price: string, more: Item = {}) =>
  item(id, `Keten Gömlek - ${color} ${size}`, price, {
    item_group_id: 'G1',
    product_type: 'Giyim > Gömlek',
    color,
    size,
    ...more,
  })
const shirts = [
  shirt('G-KS', 'Kırmızı', 'S', '500 TRY', { availability: 'out_of_stock' }),
  shirt('G-KM', 'Kırmızı', 'M', '520 TRY'),
  shirt('G-ML', 'Mavi', 'L', '540 TRY'),
]
const without = (field: string) => {
  const { [field]: _, ...rest } = item(`bad-${field}`, 'Eksik', '10 TRY')
  return rest
}

/** Imports items as a table with tabs. */
async function imported(items: Item[], now = new Date()): Promise<ImportResult> {
  const names = [...new Set(items.flatMap((one) => Object.keys(one)))]
  const rows = [names, ...items.map((one) => names.map((name) => one[name] ?? ''))]
  const file = path.join(folder, 'feed.tsv')
  writeFileSync(file, rows.map((row) => row.join('\t')).join('\n'))
  const feed = await openFeed(file)
  return importFeed(shop.db, { feed, vat: 20, stock: 100, language: 'tr', now })
}

const textOf = async (to: string) => {
  const response = await shop.visitor().get(to)
  return response.status === 200
    ? (await response.text()).replaceAll('\u00a0', ' ')
    : String(response.status)
}
const rowOf = (id: string) =>
  shop.db
    .prepare(`SELECT p.* FROM feed_item f JOIN product p ON p.id = f.product_id WHERE f.id = ?1`)
    .bind(id)
    .first<Record<'id' | 'price' | 'old_price' | 'stock' | 'is_active' | 'is_new', number>>()
const foundBy = async (words: string) => {
  const { main } = await pageOf(shop.visitor().get(`/arama?q=${encodeURIComponent(words)}`))
  // A search without results shows other goods.
  const cards = /sonuç bulunamadı/.test(main.text) ? [] : main.queryAllByRole('article')
  return cards.map((card) => card.links('/')[0]?.split('?')[0])
}

describe('a first import', () => {
  it('names the items that it leaves out, by line and reason', () => {
    expect(first).toMatchObject({ items: 6, products: 4, hidden: 0 })
    expect(first.bad).toEqual([
      { line: 8, id: 'bad-price', reason: 'price is missing' },
      { line: 9, id: 'bad-title', reason: 'title is missing' },
    ])
  })

  it('[P01] shows a product with price, code, brand, category path and picture of the feed', async () => {
    const page = await textOf('/sik-cay-bardagi')
    for (const text of ['Şık Çay Bardağı', '149,90', 'Öz Çınar', 'Çaydanlık', '8691234567890'])
      expect(page).toContain(text)
    expect(page).toContain('src="https://cdn.feed.example/K1.webp"')
    expect(page).not.toContain('K1.avif')
    expect(page).toContain('elde yapıldı')
    expect(await textOf('/en/sik-cay-bardagi')).toContain('elde yapıldı')
  })

  it('[P03] [C02] makes one product of a group, whose variant goes into the cart at the price of the feed', async () => {
    const page = await textOf('/keten-gomlek')
    for (const text of ['Kırmızı', 'Mavi', '520,00']) expect(page).toContain(text)
    const variant = await shop.db
      .prepare("SELECT product_id AS id, variant_id AS variant FROM feed_item WHERE id = 'G-ML'")
      .first<{ id: number; variant: number }>()
    const visitor = shop.visitor()
    await visitor.get('/keten-gomlek')
    const response = await visitor.post('/sepet/ekle', {
      productId: String(variant?.id),
      variantId: String(variant?.variant),
      quantity: '2',
      intent: 'add',
      back: '/keten-gomlek',
      key: crypto.randomUUID(),
    })
    expect(response.headers.get('location')).toBe('/sepet')
    const cart = (await (await visitor.follow(response)).text()).replaceAll('\u00a0', ' ')
    expect(cart).toContain('Mavi')
    expect(cart).toContain('1.080,00')
  })

  it('[B02] [B03] lists the products of a category and of those above it, with its filters', async () => {
    for (const link of ['/caydanlik', '/sofra', '/ev']) {
      const { main } = await pageOf(shop.visitor().get(link))
      expect(main.queryAllByRole('article')).toHaveLength(3)
    }
    const list = await textOf('/ev')
    for (const text of ['Malzeme', 'Cam', 'Öz Çınar']) expect(list).toContain(text)
    expect(await textOf('/gomlek')).toContain('Keten Gömlek')
  })

  it('[B07] finds products by words, brand and code, and none of the demo', async () => {
    expect(await foundBy('sik bardag')).toEqual(['/sik-cay-bardagi'])
    expect(await foundBy('8691234567890')).toEqual(['/sik-cay-bardagi'])
    expect(await foundBy('öz çınar')).toHaveLength(4)
    expect(await foundBy('defter')).toEqual([])
  })

  it('[B01] opens with the categories of the feed', async () => {
    const home = await textOf('/')
    for (const text of ['Giyim', 'Keten Gömlek', 'İnce Vazo']) expect(home).toContain(text)
    expect(home).not.toContain('Yeni defterler')
  })
})

describe('a sale', () => {
  it('is on within its dates only', async () => {
    expect(await rowOf('V1')).toMatchObject({ price: 15000, old_price: 20000 })
    expect(await rowOf('L1')).toMatchObject({ price: 30000, old_price: 0 })
    expect(await textOf('/ince-vazo')).toContain('150,00')
    expect(await textOf('/yarinki-surahi')).not.toContain('240,00')
  })

  it('begins and ends at its time, in the lists too', async () => {
    const seconds = Math.floor(Date.now() / 1000)
    await shop.db.prepare('UPDATE sale SET next_at = ?1, starts_at = ?1').bind(seconds).run()
    await shop.db
      .prepare('UPDATE sale SET ends_at = ?1 WHERE sale_price = 15000')
      .bind(seconds)
      .run()
    expect(await textOf('/yarinki-surahi')).toContain('240,00')
    expect(await textOf('/ince-vazo')).not.toContain('150,00')
    expect(await rowOf('V1')).toMatchObject({ price: 20000, old_price: 0 })
    const listed = await shop.db
      .prepare('SELECT price FROM listed WHERE scope_id = 0 AND id = ?1')
      .bind((await rowOf('L1'))?.id)
      .first('price')
    expect(listed).toBe(24000)
  })
})

describe('a second import', () => {
  const renamed = { ...cup, title: 'Zarif Çay Bardağı', price: '159.90 TRY' }

  it('updates the same products, hides those that have left, and old addresses lead to the new ones', async () => {
    const before = await rowOf('K1')
    await shop.db.prepare('UPDATE product SET stock = 40 WHERE id = ?1').bind(before?.id).run()
    const [, second, third] = shirts
    const result = await imported([renamed, second ?? {}, { ...third, color: 'Yeşil' }, later])
    expect(result).toMatchObject({ items: 4, products: 3, hidden: 1, bad: [] })
    expect(await rowOf('K1')).toMatchObject({
      ...{ id: before?.id, price: 15990, stock: 40 },
      ...{ is_active: 1, is_new: 0 },
    })
    const old = await shop.visitor().get('/sik-cay-bardagi')
    expect([old.status, old.headers.get('location')]).toEqual([301, '/zarif-cay-bardagi'])
    expect(await textOf('/zarif-cay-bardagi')).toContain('159,90')
    expect(await textOf('/ince-vazo')).toBe('404')
    expect(await foundBy('vazo')).toEqual([])
    const shirtPage = await textOf('/keten-gomlek')
    expect(shirtPage).toContain('Yeşil')
    expect(shirtPage).not.toContain('Mavi')
  })

  it('shows again what returns, with its address', async () => {
    const before = await rowOf('V1')
    const jug = item('J1', 'Sürahi', '90 TRY')
    await imported([cup, vase, jug], new Date(Date.now() + DAY / 2))
    expect([await rowOf('K1'), await rowOf('J1')]).toMatchObject([{ is_new: 0 }, { is_new: 1 }])
    expect(await rowOf('V1')).toMatchObject({ id: before?.id, is_active: 1 })
    expect(await textOf('/ince-vazo')).toContain('150,00')
    expect(await textOf('/sik-cay-bardagi')).toContain('149,90')
    expect((await shop.visitor().get('/zarif-cay-bardagi')).headers.get('location')).toBe(
      '/sik-cay-bardagi',
    )
    const menu = await textOf('/kategoriler')
    expect(menu).toContain('Çaydanlık')
    expect(menu).not.toContain('Gömlek')
  })
})

describe('goods that are ordered before they are there', () => {
  const lamp = item('P1', 'Yelkenli Lamba', '900 TRY', {
    availability: 'preorder',
    availability_date: '2099-12-12',
    quantity: '0',
  })
  const table = item('P2', 'Ceviz Masa', '5000 TRY', { availability: 'made_to_order' })
  const coat = (id: string, size: string, more: Item) =>
    item(id, `Yün Kaban - ${size}`, '900 TRY', { item_group_id: 'KB', size, ...more })
  const coats = [
    coat('KB-S', 'S', { availability: 'in_stock' }),
    coat('KB-L', 'L', { availability: 'out_of_stock' }),
    coat('KB-XS', 'XS', { availability: 'backorder', availability_date: '2099-01-03' }),
  ]
  beforeAll(async () => {
    expect(await imported([lamp, table, ...coats])).toMatchObject({ items: 5, bad: [] })
    await shop.db.prepare('UPDATE product SET delivery_days = 2').run()
  })
  const offerIn = (page: string, variant: number | null = null) =>
    offersIn(readPage(page)).find(
      (offer) => variant === null || offer.includes(`?variant=${variant}"`),
    ) ?? ''

  it('[P01] say so and when they leave, and promise no other day', async () => {
    const page = await textOf('/yelkenli-lamba')
    expect(page).toContain('Ön sipariş: 12 Ara 2099 tarihinden itibaren gönderilir')
    expect(page).not.toMatch(/Stokta var|<b>Son \d|iş günü içinde/)
    expect(page).toContain('Sepete ekle')
    expect(await textOf('/ceviz-masa')).toContain('Sipariş üzerine')
    expect(await textOf('/en/yelkenli-lamba')).toContain('Pre-order: ships from 12 Dec 2099')
  })

  it('[P03] open with a variant that is there, and say so for the chosen one only', async () => {
    const page = await textOf('/yun-kaban')
    expect(page).toContain('Stokta var')
    const variant = await shop.db
      .prepare("SELECT variant_id FROM feed_item WHERE id = 'KB-XS'")
      .first<number>('variant_id')
    const other = await textOf(`/yun-kaban?variant=${variant}`)
    expect(other).toContain('Sipariş üzerine: 3 Oca 2099 tarihinden itibaren gönderilir')
    expect(other).not.toContain('Stokta var')
    expect(offerIn(other, variant)).toContain('BackOrder')
    const soldOut = await shop.db
      .prepare("SELECT variant_id FROM feed_item WHERE id = 'KB-L'")
      .first<number>('variant_id')
    const expired = await textOf(`/yun-kaban?variant=${soldOut}`)
    expect(offerIn(expired, soldOut)).toContain('OutOfStock')
  })

  it('[P01] tell search engines', async () => {
    const offer = JSON.parse(offerIn(await textOf('/yelkenli-lamba')))
    expect(offer).toMatchObject({
      availability: 'https://schema.org/PreOrder',
      availabilityStarts: expect.stringContaining('2099-12-12'),
    })
    const without = offerIn(await textOf('/ceviz-masa'))
    expect(without).toContain('https://schema.org/BackOrder')
    expect(without).not.toContain('availabilityStarts')
  })

  it('[K03] say so where they are compared', async () => {
    const ids = await Promise.all(['P1', 'P2'].map(async (id) => (await rowOf(id))?.id))
    const page = await textOf(`/karsilastir?urunler=${ids.join('-')}`)
    expect(page).toContain('Ön sipariş')
    expect(page).toContain('Sipariş üzerine')
    expect(page).not.toContain('Stokta var')
  })

  it('are in stock as soon as the feed says so', async () => {
    await imported([{ ...lamp, availability: 'in_stock', quantity: '9' }])
    const page = await textOf('/yelkenli-lamba')
    expect(page).toContain('Stokta var')
    expect(page).not.toContain('Ön sipariş')
  })
})
