import { describe, expect, it } from 'vitest'
import { type Fault, failingShop, healthy, noResponse, status } from '../support/broken-backend'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openWorkers } from '../support/two-workers'

const shop = failingShop()

/** Answers the calls of a path with `fault`, all others as they are. */
const only =
  (path: string, fault: Fault): Fault =>
  (request, pass) =>
    new URL(request.url).pathname.includes(path) ? fault(request, pass) : pass()

const redirectTo =
  (location: string): Fault =>
  async () =>
    new Response(null, { status: 302, headers: { location } })

/** Changes a JSON answer. */
const changed =
  (change: (body: Record<string, unknown>) => void): Fault =>
  async (_, pass) => {
    const answer = await pass()
    const body = (await answer.json()) as Record<string, unknown>
    change(body)
    return Response.json(body, { status: answer.status })
  }

describe('a backend that redirects', () => {
  it('the call of a page: the page has moved, or there is none', async () => {
    const { path } = await demoProduct(shop.db, 'plain')
    shop.fault = only('get-page', redirectTo(path))
    const moved = await shop.fetch('/eski-adres?variant=1')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${path}?variant=1`])
    shop.fault = only('get-page', redirectTo(`${path}?variant=2`))
    const both = await shop.fetch('/eski-adres?variant=1&pg=2')
    expect(both.headers.get('location')).toBe(`${path}?variant=2&pg=2`)
    for (const notFound of ['/', '/404', '/sayfa-bulunamadi']) {
      shop.fault = only('get-page', redirectTo(notFound))
      expect((await shop.fetch('/eski-adres')).status).toBe(404)
    }
  })

  it('[T10] the call of a page to another host: the page is away, and nobody goes there', async () => {
    shop.fault = only('get-page', redirectTo('https://evil.test/defter'))
    const page = await shop.fetch('/baska-bir-adres')
    expect([page.status, page.headers.get('location')]).toEqual([503, null])
  })
})

describe('a backend with empty lists as null', () => {
  it('shows an empty category and an empty search', async () => {
    shop.fault = only(
      'get-page',
      changed((body) => {
        Object.assign(body, { LIST: { PRODUCTS: null, TOTAL: 0, PAGE_NO: 1 }, FILTER: null })
      }),
    )
    expect((await shop.fetch('/kirtasiye')).status).toBe(200)
    shop.fault = only(
      'product-loader',
      changed((body) => Object.assign(body, { PRODUCTS: null, TOTAL: 0 })),
    )
    const found = await shop.fetch('/arama?q=kalem')
    expect(found.status).toBe(200)
    expect(await found.text()).toContain('sonuç bulunamadı')
  })

  it('shows an empty cart', async () => {
    const visitor = shop.visitor()
    const { id } = await demoProduct(shop.db, 'addsQuietly')
    const key = crypto.randomUUID()
    await visitor.post('/sepet/ekle', { productId: `${id}`, quantity: '1', back: '/', key })
    shop.fault = only(
      'cart/load',
      changed((body) => Object.assign(body, { PRODUCTS: null })),
    )
    expect(await (await visitor.get('/sepet')).text()).toContain('Sepetiniz boş')
  })
})

describe('settings and menu', () => {
  it('[T02] a page without its menu is drawn, but not cached', async () => {
    const workers = await openWorkers({ backend: menuFails })
    try {
      const { path } = await demoProduct(shop.db, 'plain')
      const cacheOf = async () => (await workers.fetch(path)).headers.get('server-timing')
      expect([await cacheOf(), await cacheOf()]).toEqual([
        expect.stringContaining('miss'),
        expect.stringContaining('miss'),
      ])
    } finally {
      await workers.close()
    }
  })

  it('[B04] the cookie question is asked for when the settings do not say whether there is one', async () => {
    let requests = 0
    const count: Fault = (_, pass) => {
      requests += 1
      return pass()
    }
    const withoutFlag = changed((body) => {
      delete body.COOKIE_LAW
      delete body.COOKIE_LAW_TEXT
    })
    shop.fault = (request, pass) =>
      only('get-globals', withoutFlag)(request, () => only('get-cookie-law', count)(request, pass))
    expect(await (await shop.fetch('/')).text()).toContain('çerez')
    expect(requests).toBe(1)
  })
})

it('names no language that the shop does not serve', async () => {
  shop.fault = only(
    'get-globals',
    changed((body) => {
      body.LANGUAGE_LIST = [
        { CODE: 'TR', TITLE: 'Türkçe' },
        { CODE: 'en', TITLE: 'English' },
        { CODE: 'ru', TITLE: 'Русский' },
      ]
    }),
  )
  const { path } = await demoProduct(shop.db, 'plain')
  for (const page of [
    '/',
    path,
    '/kirtasiye',
    '/kategoriler',
    '/magazalarimiz',
    '/sitemap/1.xml',
  ]) {
    const text = await (await shop.fetch(page)).text()
    const named = new Set([...text.matchAll(/hreflang="([\w-]+)"/gi)].map(([, one]) => one))
    named.delete('x-default')
    expect([page, [...named].toSorted()]).toEqual([page, ['en', 'tr']])
  }
})

it('a page whose links name only other languages names its own too', async () => {
  const { path } = await demoProduct(shop.db, 'plain')
  shop.fault = only(
    'get-page',
    changed((body) => {
      Object.assign(body.PAGE as object, { LINKS: { en: '/en/plain' } })
    }),
  )
  const text = await (await shop.fetch(path)).text()
  const named = [...text.matchAll(/hreflang="([\w-]+)" href="[^"]*?(\/[^/"]*)"/gi)]
  expect(named.map(([, code, href]) => [code, href])).toContainEqual(['tr', path])
})

it('[G01] a search in a language that the shop does not serve leads to the same search', async () => {
  shop.fault = only(
    'get-globals',
    changed((body) => {
      body.LANGUAGE_LIST = [{ CODE: 'tr', TITLE: 'Türkçe' }]
    }),
  )
  const answer = await shop.fetch('/en/search?q=kalem%20kutusu')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/arama?q=kalem+kutusu'])
})

it('[G01] [G03] is Turkish, without a choice, where the shop names no language', async () => {
  shop.fault = only(
    'get-globals',
    changed((body) => {
      body.LANGUAGE_LIST = []
    }),
  )
  const { path } = await demoProduct(shop.db, 'plain', 'de')
  const html = await (await shop.fetch('/')).text()
  expect(html).toContain('<html lang="tr"')
  expect(html).not.toContain('name="language"')
  expect((await shop.fetch(path)).status).toBe(200)
})

describe('a backend that cannot answer now', () => {
  it('[T02] passes on how long the backend asks to wait', async () => {
    for (const [header, expected] of [
      ['7', '7'],
      ['999999', '3600'],
      ['soon', '30'],
    ] as const) {
      shop.fault = only('get-page', async () => {
        return new Response('', { status: 429, headers: { 'retry-after': header } })
      })
      const page = await shop.fetch(`/sayfa-${header}`)
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, expected])
    }
  })

  it.each([
    ['answers 500', status(500)],
    ['hangs', noResponse],
  ])('[C15] an add needs no token: when the settings call %s, it is added', async (_, fault) => {
    const visitor = shop.visitor()
    const { id } = await demoProduct(shop.db, 'addsQuietly')
    shop.fault = only('get-globals', fault)
    const key = crypto.randomUUID()
    await visitor.post('/sepet/ekle', { productId: `${id}`, quantity: '1', back: '/', key })
    shop.fault = healthy
    expect((await pageOf(visitor.get('/sepet'))).field('count').value).toBe('1')
  })
})

describe('an add that is not answered', () => {
  const lost =
    (isDone: boolean): Fault =>
    async (_, pass) => {
      if (isDone) await pass()
      throw new Error('connection reset')
    }

  it.each([
    [true, 'sepetinize eklendi', 'status', '3'],
    [false, 'Ürün sepetinize eklenemedi', 'alert', '1'],
  ] as const)('[C15] [T05] was it done (%s)? The cart says', async (isDone, text, role, count) => {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, 'addsQuietly')
    const add = (quantity: string, key: string = crypto.randomUUID()) =>
      visitor.post('/sepet/ekle', { productId: `${id}`, quantity, back: path, key })
    await visitor.get(path)
    await add('1')
    shop.fault = only('add-to-cart', lost(isDone))
    const key = crypto.randomUUID()
    const page = await pageOf(visitor.follow(await add('2', key)))
    expect(
      page
        .notices(role)
        .map((one) => one.text)
        .join(),
    ).toContain(text)
    shop.fault = healthy
    expect((await pageOf(visitor.get('/sepet'))).field('count').value).toBe(count)
    await add('2', key)
    expect((await pageOf(visitor.get('/sepet'))).field('count').value).toBe('3')
  })
})

describe('[C15] [T05] an add that took too long', () => {
  async function addLate(action = '/sepet/ekle') {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, 'addsQuietly')
    const fields = { productId: `${id}`, back: path, key: crypto.randomUUID() }
    await visitor.post('/sepet/ekle', { ...fields, quantity: '1' })
    const late = { ...fields, quantity: '2', key: crypto.randomUUID() }
    return { visitor, late, send: () => visitor.post(action, late) }
  }

  it('is said not to be in the cart, and trying again adds once', async () => {
    const { visitor, late, send } = await addLate()
    shop.fault = only('add-to-cart', noResponse)
    const page = await pageOf(visitor.follow(await send()))
    shop.fault = healthy
    const [notice] = page.notices('alert')
    expect(notice?.text).toContain('Ürün şu anda sepetinizde değil')
    expect(page.main.field('key').value).toBe(late.key)
    await send()
    await send()
    expect((await pageOf(visitor.get('/sepet'))).field('count').value).toBe('3')
  })

  it('keeps its key with script', async () => {
    const { send } = await addLate('/sepet/ekle.data')
    shop.fault = only('add-to-cart', noResponse)
    const text = await (await send()).text()
    expect(text).toContain('Ürün şu anda sepetinizde değil')
    expect(text).toMatch(/"unchanged",true/)
  })

  it('is said to be unknown while the cart cannot be read', async () => {
    const { visitor, send } = await addLate()
    shop.fault = (request, pass) => {
      const isAdd = request.url.includes('add-to-cart')
      return (isAdd ? noResponse : status(500))(request, pass)
    }
    const sent = await send()
    shop.fault = healthy
    const [notice] = (await pageOf(visitor.follow(sent))).notices('alert')
    expect(notice?.text).toContain('eklenip eklenmediği anlaşılamadı')
  })
})

/** A shop whose settings have no menu, and whose menu fails. */
function menuFails(request: Request, pass: (request: Request) => Promise<Response>) {
  const withoutMenu = changed((body) => Object.assign(body, { MENU: null }))
  const menu = () => only('category/get', status(500))(request, () => pass(request))
  return only('get-globals', withoutMenu)(request, menu)
}
