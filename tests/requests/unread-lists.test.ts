import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HostedStorefront, hostStorefront } from '../../functions/local/hosting'
import { newSecrets } from '../../functions/local/secrets'
import { pageOf } from '../support/page/page'
import { writePage } from '../support/theme-pages/write-page'
import { Visitor } from '../support/visitor'

const script = 'var LINK_TYPE = "category"'
const vase =
  '<li><a href="/vazo"><img src="/vazo.jpg" alt=""></a><h3><a href="/vazo">Vazo</a></h3></li>'
const list = {
  '@type': 'ItemList',
  itemListElement: [{ '@type': 'ListItem', position: 1, url: '/vazo' }],
}
const pages: Record<string, string> = {
  '/cam': writePage({ script, body: `<h1>Cam</h1><ul>${vase}</ul>` }),
  '/vazolar': writePage({ script, data: [list], body: `<h1>Vazolar</h1><ul>${vase}</ul>` }),
  '/raf': writePage({ script, body: '<h1>Raf</h1><p>Ürün bulunamadı.</p>' }),
}

let server: Server
let origin: string
let storefront: HostedStorefront
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const page = pages[url.split('?')[0] ?? '']
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(page ?? '<h1>Sayfa bulunamadı</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const { SESSION_KEYS } = newSecrets()
  const vars = { SHOP_ORIGIN: origin, PAYMENT_ORIGINS: origin, SESSION_KEYS }
  storefront = await hostStorefront({
    onLine: () => {},
    vars: { ...vars, READ_DEADLINE_MS: '4000' },
  })
})
afterAll(async () => {
  await storefront.close()
  server.closeAllConnections()
  server.close()
})

const open = async (path: string) => (await pageOf(new Visitor(storefront.url).get(path))).main
const none = 'Bu kategoride şu an ürün yok.'

it('[B02] a category whose goods cannot be read leads to its page at the shop', async () => {
  const main = await open('/cam')
  expect(main.getByRole('link', 'Mağazanın kendi sitesine git').href).toBe(`${origin}/cam`)
  expect(main.text).not.toContain(none)
})

it('[B03] one with filters says so, offers to clear them, and leads to the same choice at the shop', async () => {
  const main = await open('/cam?brand=4&price=500-900')
  expect(main.text).toContain('Bu filtrelerle bulunan ürünler burada gösterilemiyor.')
  expect(main.getByRole('link', 'Tümünü temizle').href).toBe('/cam')
  const there = main.getByRole('link', 'Mağazanın kendi sitesine git').href
  expect(there).toBe(`${origin}/cam?brand=4&price=500-900`)
})

it('[B02] goods without prices that its list names are shown', async () => {
  const main = await open('/vazolar')
  expect(main.getByRole('article').text).toContain('Vazo')
  expect(main.text).not.toContain(none)
})

it('[B02] a category that says so has no goods', async () => {
  expect((await open('/raf')).text).toContain(none)
})
