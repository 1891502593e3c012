import { describe, expect, it } from 'vitest'
import { broken, type Fault, failingShop, healthy } from '../support/broken-backend'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import type { Visitor } from '../support/visitor'

const shop = failingShop()

describe('when the backend fails during shopping', () => {
  it.each(broken)('[C15] [T04] when it %s, the cart is never shown as empty', async (_, how) => {
    const visitor = shop.visitor()
    const product = await demoProduct(shop.db, 'addsQuietly')
    await visitor.post('/sepet/ekle', {
      productId: String(product.id),
      quantity: '1',
      back: '/',
      key: crypto.randomUUID(),
    })
    shop.fault = how
    const response = await visitor.get('/sepet')
    const page = await response.text()
    expect(response.status).toBe(503)
    expect(page).not.toContain('Sepetiniz boş')
    expect(page).not.toContain('SECRET')
    shop.fault = healthy
    expect(await (await visitor.get('/sepet')).text()).toContain(product.title)
  })

  it.each(broken)(
    '[C15] [C16] [T05] when it %s, an add reports it, and trying again adds once',
    async (_, how) => {
      const visitor = shop.visitor()
      const product = await demoProduct(shop.db, 'addsQuietly')
      const fields = {
        productId: String(product.id),
        quantity: '1',
        back: product.path,
        key: crypto.randomUUID(),
      }
      shop.fault = how
      const response = await visitor.post('/sepet/ekle', fields)
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(product.path)
      shop.fault = healthy
      expect((await pageOf(visitor.follow(response))).notices('alert')).toHaveLength(1)
      await visitor.post('/sepet/ekle', fields)
      expect((await pageOf(visitor.get('/sepet'))).field('count').value).toBe('1')
    },
  )

  it('[C16] [T05] an add whose response was lost is not done twice', async () => {
    const visitor = shop.visitor()
    const product = await demoProduct(shop.db, 'addsQuietly')
    const fields = {
      productId: String(product.id),
      quantity: '1',
      back: '/',
      key: crypto.randomUUID(),
    }
    shop.fault = async (request, pass) => {
      const response = await pass()
      if (request.url.includes('add-to-cart')) throw new Error('connection reset')
      return response
    }
    await visitor.post('/sepet/ekle', fields)
    shop.fault = healthy
    await visitor.post('/sepet/ekle', fields)
    expect((await pageOf(visitor.get('/sepet'))).field('count').value).toBe('1')
  })

  /** Answers a number of adds with its own status, optionally after executing them. */
  const addsAnswer =
    (code: number, times: number, isDone = false, body = {}): Fault =>
    async (request, pass) => {
      if (!request.url.includes('add-to-cart') || times-- <= 0) return pass()
      if (isDone) await pass()
      return Response.json(body, { status: code })
    }
  const quietAdd = async () => {
    const product = await demoProduct(shop.db, 'addsQuietly')
    return { productId: `${product.id}`, quantity: '1', back: '/', key: crypto.randomUUID() }
  }
  const countIn = async (visitor: Visitor) =>
    (await pageOf(visitor.get('/sepet'))).field('count').value

  it.each([
    ['says once that it is still at it', 409, 2],
    ['knows the key from another request', 422, 1],
  ])('[C16] [T05] when it %s, the add still comes about, once', async (_, code, times) => {
    const visitor = shop.visitor()
    shop.fault = addsAnswer(code, times)
    await visitor.post('/sepet/ekle', await quietAdd())
    expect(await countIn(visitor)).toBe('1')
  })

  it.each([400, 408, 409, 429])(
    '[C15] [C16] [T12] an answer %i does not hide what is in the cart',
    async (code) => {
      const visitor = shop.visitor()
      await visitor.post('/sepet/ekle', await quietAdd())
      shop.fault = addsAnswer(
        code,
        9,
        true,
        code === 409 ? { message: 'Önceki isteğiniz sürüyor' } : {},
      )
      const page = await visitor.follow(await visitor.post('/sepet/ekle', await quietAdd()))
      shop.fault = healthy
      expect(await page.text()).not.toContain('class="notice notice-bad"')
      expect(await countIn(visitor)).toBe('2')
    },
  )

  it('[C15] [C16] [T05] a lasting failure is reported, and trying again adds once', async () => {
    const visitor = shop.visitor()
    const fields = await quietAdd()
    shop.fault = addsAnswer(409, 9)
    const response = await visitor.post('/sepet/ekle', fields)
    expect(await (await visitor.follow(response)).text()).toContain('class="notice notice-bad"')
    shop.fault = healthy
    await visitor.post('/sepet/ekle', fields)
    expect(await countIn(visitor)).toBe('1')
  })
})
