import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bigCategory, demoProduct } from '../support/demo'
import { account, signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'
import { desktopAgent, type Visitor } from '../support/visitor'

let shop: Shop
const called: string[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: (request, pass) => {
      called.push(request.url)
      return pass(request)
    },
  })
})
afterAll(() => shop.close())

async function member(): Promise<Visitor> {
  const visitor = shop.visitor()
  expect((await signIn(visitor)).status).toBe(303)
  return visitor
}

const linesOfCarts = () => shop.db.prepare('SELECT count(*) AS n FROM cart_line').first('n')

const forged = {
  host: 'forged.test',
  'x-forwarded-host': 'forged.test',
  'x-host': 'forged.test',
  forwarded: 'host=forged.test;proto=https',
  'x-forwarded-proto': 'forged-scheme',
  'x-forwarded-prefix': '/forged.test',
  'x-original-url': '/forged.test',
  'x-rewrite-url': '/forged.test',
}

/** Sends a request with these headers, including Host, which `fetch` cannot set. */
function answerTo(path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(new URL(path, shop.url), { headers }, (response) => {
      let text = `${response.statusCode} ${JSON.stringify(response.headers)}`
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve(text))
    })
    sent.on('error', reject).end()
  })
}

describe('a request with headers or fields that no page sends', () => {
  it('[T78] a forged host appears neither in the response nor in the cached page', async () => {
    const { path } = await demoProduct(shop.db, 'plain')
    const category = await bigCategory(shop.db)
    const agent = { 'user-agent': desktopAgent }
    const paths = [path, category.path, '/', '/sitemap.xml', '/robots.txt', `${path}/`, '/hesabim']
    for (const one of paths) {
      for (const headers of [{ ...agent, ...forged }, agent])
        expect(await answerTo(one, headers), one).not.toContain('forged')
    }
    expect(await answerTo(path, { ...agent, ...forged })).toContain(
      `<link rel="canonical" href="${shop.url}${path}"`,
    )
  })

  it('[T79] a method named in a header or a field is ignored', async () => {
    const names = ['x-http-method-override', 'x-http-method', 'x-method-override']
    const headersOf = (method: string) => Object.fromEntries(names.map((name) => [name, method]))
    const visitor = await member()
    await visitor.get('/cikis?_method=POST', { headers: headersOf('POST') })
    expect((await visitor.get('/hesabim')).status).toBe(200)
    const before = await linesOfCarts()
    const { id } = await demoProduct(shop.db, 'addsQuietly')
    const add = { productId: String(id), quantity: '1', back: '/', _method: 'GET' }
    const headers = { ...headersOf('GET'), origin: 'https://evil.test', 'sec-fetch-site': '' }
    expect((await visitor.post('/sepet/ekle', add, { headers })).status).toBe(403)
    expect(await linesOfCarts()).toBe(before)
    const own = { ...add, _method: 'DELETE' }
    const answer = await visitor.post('/sepet/ekle', own, { headers: headersOf('DELETE') })
    expect([answer.status, await linesOfCarts()]).toEqual([303, Number(before) + 1])
  })

  it('[T80] a page without HTTPS redirects to HTTPS, and sets no cookie', async () => {
    const safe = await openWorkers({ vars: { SITE_ORIGIN: 'https://www.shop.test' } })
    for (const path of ['/sepet?panel=1', '//evil.test/x', '/'])
      for (const method of ['GET', 'POST']) {
        const { status, headers } = await fetch(safe.url + path, { method, redirect: 'manual' })
        const to = `https://www.shop.test${path}`
        expect([status, headers.get('location')]).toEqual([308, to])
        expect(headers.getSetCookie()).toEqual([])
      }
    await safe.close()
  })

  it('[T81] a personal page under a file name answers 404, uncached', async () => {
    const visitor = await member()
    const { name } = account('plain')
    for (const page of ['/hesabim', '/uye-siparisleri', '/sepet', '/adreslerim'])
      for (const end of ['/x.css', ';a.js', '%2fa.avif', '/%0aa.css', '.js', '/assets/a.js']) {
        const answer = await visitor.get(page + end)
        expect([answer.status, page + end]).toEqual([404, page + end])
        expect(answer.headers.get('cache-control'), page + end).toContain('no-store')
        expect((await answer.text()).includes(`<h1>${name}`), page + end).toBe(false)
      }
  })

  it('[T82] unknown parameters and their order do not create another cache entry', async () => {
    const { path } = await bigCategory(shop.db)
    await (await shop.visitor().get(`${path}?pg=2&sort=5`)).text()
    called.length = 0
    for (const query of ['pg=2&utm_source=x&sort=5', '__proto__=1&sort=5&x[]=2&pg=2']) {
      const answer = await shop.visitor().get(`${path}?${query}`)
      expect(await answer.text()).not.toContain('utm_source')
      expect(answer.headers.get('server-timing'), query).toContain('cache;desc=hit')
    }
    expect(called).toEqual([])
  })

  it('[T83] no other host of the domain can set our cookies', async () => {
    const visitor = await member()
    const { id } = await demoProduct(shop.db, 'addsQuietly')
    const answers = [
      await visitor.post('/sepet/ekle', { productId: String(id), quantity: '1', back: '/' }),
      await visitor.post('/para-birimi', { currency: 'EUR', back: '/' }),
      await visitor.post('/favorilerim/degistir', { productId: String(id), back: '/' }),
      await signIn(shop.visitor()),
      await visitor.get('/sepet'),
    ]
    const lines = answers.flatMap(({ headers }) => headers.getSetCookie())
    expect(lines.length).toBeGreaterThan(5)
    for (const line of lines) {
      expect(line).toMatch(/^__Host-[\w-]+=/)
      expect(line).toMatch(/; Path=\/;.* Secure/)
      expect(line).not.toMatch(/domain=/i)
    }
  })
})
