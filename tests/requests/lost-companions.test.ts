import { Request as Sent } from 'miniflare'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { type Page, pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

type Loss = { of: 'product' | 'companions'; isDone: boolean }

let shop: Shop
/** Whose next answer gets lost; a shop without keys takes every call for a new one. */
let loss: Loss | null = null
/** Whether the cart cannot be read after that. */
let hidesCart = false

const lost = () => new Response('Bad Gateway', { status: 502 })

beforeAll(async () => {
  shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    backend: async (request, pass) => {
      if (hidesCart && request.url.includes('cart/load')) return lost()
      if (!request.url.includes('add-to-cart')) return pass(request)
      const body = await request.text()
      const headers = Object.fromEntries(request.headers)
      delete headers['idempotency-key']
      const send = () => pass(new Sent(request.url, { method: 'POST', headers, body }) as never)
      const of = body.includes('relatedProductId') ? 'companions' : 'product'
      if (loss?.of !== of) return send()
      if (loss.isDone) await send()
      loss = null
      return lost()
    },
  })
})
afterAll(() => shop.close())
afterEach(async () => {
  loss = null
  hidesCart = false
  await shop.db.prepare('DELETE FROM cart_line').run()
})

/** Adds a product with a companion from its page, which loses an answer. */
async function addWithCompanion(wanted: Loss) {
  const visitor = shop.visitor()
  const { id: other } = await demoProduct(shop.db, 'plain')
  await visitor.post('/sepet/ekle', { productId: `${other}`, back: '/', key: crypto.randomUUID() })
  const { id, path } = await demoProduct(shop.db, 'accompanied')
  const page = await pageOf(visitor.get(path))
  const companion = page.field('with').attribute('value') ?? ''
  const name = page.field('with').parent.text.trim().split(/\s+\d/)[0] ?? ''
  const key = page.main.field('key').value
  const send = async (more: Record<string, string> = { key }) => {
    const fields = { productId: `${id}`, quantity: '1', back: path, productPath: path }
    const sent = await visitor.post('/sepet/ekle', { ...fields, with: companion, ...more })
    return pageOf(visitor.follow(sent))
  }
  loss = wanted
  const answer = await send()
  return { id, companion, name, key, send, answer }
}

const texts = (page: Page, role: 'alert' | 'status') => page.notices(role).map(({ text }) => text)

async function counts(...ids: (number | string)[]): Promise<number[]> {
  const count = (id: number | string) =>
    shop.db
      .prepare('SELECT coalesce(sum(count), 0) AS n FROM cart_line WHERE product_id = ?1')
      .bind(Number(id))
      .first<number>('n')
  return Promise.all(ids.map(async (id) => Number(await count(id))))
}

describe('[C15] [P12] the answer for a companion gets lost', () => {
  it('[T05] not done: both are named, and trying again adds the companion', async () => {
    const { id, companion, name, key, send, answer } = await addWithCompanion({
      of: 'companions',
      isDone: false,
    })
    expect(texts(answer, 'status').join()).toContain('Ürün sepetinize eklendi.')
    expect(texts(answer, 'alert').join()).toContain(`${name}: Ürün sepetinize eklenemedi`)
    expect(answer.main.field('key').value).toBe(key)
    expect(await counts(id, companion)).toEqual([1, 0])
    await send()
    expect(await counts(id, companion)).toEqual([1, 1])
  })

  it('[T05] done: both are said to be there, and trying again adds nothing', async () => {
    const { id, companion, name, send, answer } = await addWithCompanion({
      of: 'companions',
      isDone: true,
    })
    expect(texts(answer, 'alert')).toEqual([])
    expect(texts(answer, 'status').join()).toContain('Ürün sepetinize eklendi.')
    expect(texts(answer, 'status').join()).toContain(`${name}: Ürün sepetinize eklendi.`)
    await send()
    expect(await counts(id, companion)).toEqual([1, 1])
  })

  it('[T05] and the cart cannot be read: that is said, and trying again adds nothing twice', async () => {
    hidesCart = true
    const { id, companion, name, send, answer } = await addWithCompanion({
      of: 'companions',
      isDone: true,
    })
    expect(texts(answer, 'status').join()).toContain('Ürün sepetinize eklendi.')
    expect(texts(answer, 'alert').join()).toContain(`${name}: Sepetinize eklenip eklenmediği`)
    hidesCart = false
    await send()
    expect(await counts(id, companion)).toEqual([1, 1])
  })
})

describe('[C15] [P12] the answer for a product with a companion gets lost', () => {
  it('[T05] done: the companion follows, and trying again adds nothing', async () => {
    const { id, companion, send, answer } = await addWithCompanion({ of: 'product', isDone: true })
    expect(texts(answer, 'status').join()).toContain('Ürün sepetinize eklendi.')
    expect(texts(answer, 'alert')).toEqual([])
    expect(await counts(id, companion)).toEqual([1, 1])
    await send()
    expect(await counts(id, companion)).toEqual([1, 1])
  })

  it('[T05] not done: nothing is added, and trying again adds both', async () => {
    const { id, companion, send, answer } = await addWithCompanion({ of: 'product', isDone: false })
    expect(texts(answer, 'alert').join()).toContain('Ürün sepetinize eklenemedi')
    expect(await counts(id, companion)).toEqual([0, 0])
    await send()
    expect(await counts(id, companion)).toEqual([1, 1])
  })
})
