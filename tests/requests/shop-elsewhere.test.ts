import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostStorefront } from '../../functions/local/hosting'
import { freePort } from '../../functions/local/ports'
import { demoProduct } from '../support/demo'
import { pathsOf } from '../support/links'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import { Visitor } from '../support/visitor'

/** A host that forwards to the reference shop, and writes its links as absolute addresses of its own. */
async function openHost(shopUrl: () => string): Promise<{ server: Server; origin: string }> {
  let origin = ''
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { host: _, connection: __, ...headers } = request.headers
    const answer = await fetch(shopUrl() + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
    })
    const body = (await answer.text()).replace(/"(URL|LINK)":"\/?([^":]+)"/g, `"$1":"${origin}/$2"`)
    const cookies = answer.headers.getSetCookie()
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return { server, origin }
}

describe('a shop at an address of its own (SHOP_ORIGIN)', () => {
  let host: { server: Server; origin: string }
  let shop: Shop
  beforeAll(async () => {
    host = await openHost(() => shop.shopUrl)
    shop = await openWorkers({ vars: { SHOP_ORIGIN: host.origin } })
  })
  afterAll(async () => {
    await shop.close()
    host.server.closeAllConnections()
    host.server.close()
  })

  it('shows its pictures from there, and the policy lets them load', async () => {
    const { path } = await demoProduct(shop.db, 'plain')
    const [list = ''] = await pathsOf(shop, 'category', 'tr')
    for (const to of ['/', path, list]) {
      const response = await shop.visitor().get(to)
      expect(response.headers.get('content-security-policy')).toContain(
        "img-src 'self' https: data: http:;",
      )
      const pictures = (await pageOf(response))
        .elements('img')
        .map((one) => one.attribute('src') ?? '')
        .filter((address) => address.includes('/img/'))
      expect(pictures.length, to).toBeGreaterThan(0)
      expect(pictures.filter((address) => !address.startsWith(`${host.origin}/`))).toEqual([])
    }
  })

  it('follows its absolute links as pages of this site', async () => {
    const page = await pageOf(shop.visitor().get('/'))
    const links = page.queryAllByRole('link').map((one) => one.attribute('href') ?? '')
    expect(links.filter((href) => href.includes(host.origin))).toEqual([])
    const { path } = await demoProduct(shop.db, 'plain')
    const [list = ''] = await pathsOf(shop, 'category', 'tr')
    expect(links).toContain(list)
    const product = await pageOf(shop.visitor().get(path))
    expect(
      product.getByRole('navigation', 'Bulunduğunuz yer').queryAllByRole('link').length,
    ).toBeGreaterThan(1)
  })

  it('[B01] [T47] has its files there, for links in its texts and for old addresses', async () => {
    const [path = ''] = await pathsOf(shop, 'content', 'tr')
    const text = '<p><a href="/Data/Doc/iade-formu.pdf">İade formu</a></p>'
    await shop.db.prepare('UPDATE content SET html = json_object(?, ?)').bind('tr', text).run()
    const form = (await pageOf(shop.visitor().get(path))).getByRole('link', 'İade formu')
    expect(form.attribute('href')).toBe(`${host.origin}/Data/Doc/iade-formu.pdf`)
    const versioned = '/Data/liste.pdf?surum=2&dil=tr'
    for (const file of [
      '/Data/Doc/iade-formu.pdf',
      '/Data/eski/1.jpg',
      '/en/a%20b.DOCX',
      versioned,
    ]) {
      const { status, headers } = await shop.visitor().get(file)
      expect([status, headers.get('location')]).toEqual([302, host.origin + file])
      expect(headers.get('cache-control')).toMatch(/no-store|private/)
    }
    for (const file of ['//evil.test/a.pdf', '/%5Cevil.test/a.pdf', '/@evil.test/a.pdf']) {
      const { headers } = await fetch(shop.url + file, { redirect: 'manual' })
      const target = new URL(headers.get('location') ?? '/', host.origin)
      expect([host.origin, shop.url], file).toContain(target.origin)
    }
    expect((await shop.visitor().get('/yok.html')).headers.get('location')).toBeNull()
  })
})

it('[B07] a shop without an address of its own has no file at an unknown path', async () => {
  const shop = await openWorkers()
  expect((await shop.visitor().get('/Data/Doc/iade-formu.pdf')).status).toBe(404)
  await shop.close()
})

it('[T75] a start with another setting shows no page that one before has left on the disk', async () => {
  const shop = await openWorkers()
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-elsewhere-'))
  const { SHOP_GUEST_TOKEN, SESSION_KEYS } = shop.secrets
  const SHOP_ORIGIN = shop.shopUrl.replace('127.0.0.1', 'localhost')
  const vars = { SHOP_ORIGIN, SHOP_GUEST_TOKEN, SESSION_KEYS }
  const port = await freePort()
  const pictureHosts = async (more: Record<string, string>) => {
    const alone = await hostStorefront({ folder, port, vars: { ...vars, ...more }, onLine() {} })
    try {
      const pages = [await new Visitor(alone.url).get('/'), await new Visitor(alone.url).get('/')]
      const all = (await Promise.all(pages.map((one) => pageOf(one)))).flatMap((one) =>
        one.elements('img').map((img) => img.attribute('src') ?? ''),
      )
      return [
        ...new Set(all.filter((one) => one.includes('/img/')).map((one) => new URL(one).origin)),
      ]
    } finally {
      await alone.close()
    }
  }
  try {
    expect(await pictureHosts({})).toEqual([SHOP_ORIGIN])
    const PICTURE_ORIGIN = 'http://pictures.test'
    expect(await pictureHosts({ PICTURE_ORIGIN })).toEqual([PICTURE_ORIGIN])
  } finally {
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

it('a storefront alone, without the reference shop, shows a shop elsewhere and adds to its cart', async () => {
  const shop = await openWorkers()
  const { SHOP_GUEST_TOKEN, SESSION_KEYS } = shop.secrets
  const alone = await hostStorefront({
    vars: {
      SHOP_ORIGIN: shop.shopUrl.replace('127.0.0.1', 'localhost'),
      SHOP_GUEST_TOKEN,
      SESSION_KEYS,
    },
    onLine: () => {},
  })
  try {
    const visitor = new Visitor(alone.url)
    const { id, path, title } = await demoProduct(shop.db, 'addsQuietly')
    expect((await pageOf(visitor.get(path))).heading).toBe(title)
    const key = crypto.randomUUID()
    await visitor.post('/sepet/ekle', { productId: `${id}`, quantity: '2', back: path, key })
    expect((await pageOf(visitor.get('/sepet'))).field('count').value).toBe('2')
  } finally {
    await alone.close()
    await shop.close()
  }
})
