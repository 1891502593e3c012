import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  healthy,
  invalidResponse,
  noResponse,
  openFailing,
  refused,
  status,
} from '../support/broken-backend'
import { demoProduct } from '../support/demo'
import { headerCart } from '../support/header-cart'
import { pageOf } from '../support/page/page'

let shop: Awaited<ReturnType<typeof openFailing>>
beforeEach(async () => {
  shop = await openFailing()
})
afterEach(() => shop.close())

describe('when the backend is unavailable', () => {
  it('[T01] serves a cached page, with the last known cart badge', async () => {
    const visitor = shop.visitor()
    const product = await demoProduct(shop.db, 'addsQuietly')
    await visitor.get(product.path)
    await visitor.post('/sepet/ekle', {
      productId: String(product.id),
      quantity: '2',
      back: product.path,
      key: crypto.randomUUID(),
    })
    await visitor.get(product.path)
    await visitor.get(product.path)
    for (const how of [refused, status(500), noResponse, invalidResponse]) {
      shop.fault = how
      const response = await visitor.get(product.path)
      const page = await pageOf(response)
      expect(response.status).toBe(200)
      expect(page.heading).toBe(product.title)
      expect(headerCart(page).count).toBe('2')
    }
    shop.fault = healthy
    expect((await visitor.get(product.path)).status).toBe(200)
  })

  it('[T01] a cached page does not wait behind a request to a silent backend', async () => {
    const visitor = shop.visitor()
    const known = await demoProduct(shop.db, 'addsQuietly')
    const unknown = await demoProduct(shop.db, 'plain')
    await visitor.get(known.path)
    const answered: string[] = []
    const reached = new Promise<void>((resolve) => {
      shop.fault = (request, pass) => {
        resolve()
        return noResponse(request, pass)
      }
    })
    const open = async ({ path }: { path: string }) => {
      await (await visitor.get(path)).text()
      answered.push(path)
    }
    const waiting = open(unknown)
    await reached
    await open(known)
    await waiting
    expect(answered).toEqual([known.path, unknown.path])
  })

  it('[X03] [T13] a form is shown again with what was typed', async () => {
    const visitor = shop.visitor()
    const product = await demoProduct(shop.db, 'addsQuietly')
    await visitor.post('/sepet/ekle', {
      productId: String(product.id),
      quantity: '1',
      back: '/',
      key: crypto.randomUUID(),
    })
    shop.fault = async (request, pass) =>
      request.url.includes('login-nomembership') ? new Response('x', { status: 500 }) : pass()
    const response = await visitor.post('/order', { email: 'ayla@ornek.test' })
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('value="ayla@ornek.test"')
  })

  it('[G03] [G04] [T14] a failed change of language or currency is reported', async () => {
    const visitor = shop.visitor()
    await visitor.get('/')
    shop.fault = refused
    expect(
      (await visitor.post('/dil', { language: 'en', back: '/' })).headers.get('location'),
    ).toBe('/')
    expect(
      (await visitor.post('/para-birimi', { currency: 'EUR', back: '/' })).headers.get('location'),
    ).toBe('/')
    shop.fault = healthy
    expect(await (await visitor.get('/')).text()).toContain('class="notice notice-bad"')
  })

  it('[T06] a failed late part shows a message and a retry link', async () => {
    const product = await demoProduct(shop.db, 'plain')
    shop.fault = async (request, pass) =>
      /comments|questions|related/.test(request.url) ? new Response('', { status: 500 }) : pass()
    const response = await shop.visitor().get(product.path)
    const { main } = await pageOf(response)
    expect(response.status).toBe(200)
    expect(main.queryAllByRole('link', 'Tekrar dene').length).toBeGreaterThanOrEqual(3)
    expect(main.queryByRole('button', 'Sepete ekle')).toBeDefined()
  })
})

describe('when the backend is slow', () => {
  it('[P02] [T07] price and options come first, the late parts follow in the same response', async () => {
    const product = await demoProduct(shop.db, 'plain')
    let answerLate = () => {}
    const late = new Promise<void>((resolve) => {
      answerLate = resolve
    })
    shop.fault = async (request, pass) => {
      if (/comments|questions|related/.test(request.url)) await late
      return pass()
    }
    const visitor = shop.visitor()
    visitor.cookies.set('script', '1')
    const response = await visitor.get(product.path)
    const reader = response.body!.getReader()
    const decoder = new TextDecoder()
    let text = ''
    let isWhole = false
    const readOn = async () => {
      const { done, value } = await reader.read()
      isWhole = done
      text += decoder.decode(value, { stream: !done })
    }
    // Late calls are answered only after the main part has arrived: a page that waits for them would never be read.
    while (!isWhole && !text.includes('Sepete ekle')) await readOn()
    expect([isWhole, text.includes('<div hidden id="S:')]).toEqual([false, false])
    answerLate()
    while (!isWhole) await readOn()
    expect(text).toContain('<div hidden id="S:')
    expect(text).not.toMatch(/undefined|\[object/)
  })

  it('[P02] a robot gets the complete page in order', async () => {
    const product = await demoProduct(shop.db, 'plain')
    shop.fault = async (request, pass) => {
      if (/comments|questions|related/.test(request.url))
        await new Promise((resolve) => setTimeout(resolve, 400))
      return pass()
    }
    const page = await (
      await shop.visitor({ 'user-agent': 'Googlebot/2.1' }).get(product.path)
    ).text()
    expect(page).not.toContain('<div hidden id="S:')
    expect(page).not.toContain('data-late-part=')
  })

  it('[T08] sends one call for twenty visitors who come at the same time', async () => {
    const product = await demoProduct(shop.db, 'plain')
    const requested: string[] = []
    shop.fault = async (request, pass) => {
      requested.push(new URL(request.url).pathname)
      await new Promise((resolve) => setTimeout(resolve, 50))
      return pass()
    }
    await Promise.all(
      Array.from({ length: 20 }, () =>
        shop
          .visitor()
          .get(product.path)
          .then((response) => response.text()),
      ),
    )
    expect(requested.filter((path) => path.endsWith('get-page'))).toHaveLength(1)
    expect(requested.length).toBeLessThanOrEqual(5)
  })
})
