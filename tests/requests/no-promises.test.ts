import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, toConfirm } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

const promises = [
  /Ücretsiz|kapıda ödeme|KDV|14 gün|cayabilir|iş günü|aynı gün|bizden/i,
  /gönder(eceğiz|iriz|dik|ilir)|yazarız|yanıtlarız|yayı[mn]lan|saklanır|anlamamıza|kampanya/i,
  /Serçehan|Vitrin/i,
]

/** Settings that say nothing, and carts and choices that name no price of delivery. */
async function withoutWords(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/site/get-globals')) {
    const { MENU, CART_CSRF_TOKEN } = (await response.json()) as Record<string, unknown>
    return Response.json({ MENU, CART_CSRF_TOKEN, COOKIE_LAW: 0 })
  }
  if (!/cart\/load|get-cargo-companies|get-payment-types|get-summary|get-page/.test(pathname))
    return response
  const silent =
    /^(PRICE_CARGO|PRICE_FOR_CARGO_FREE|CARGO_TOTAL|PRICE|DESCRIPTION|DECLERATION|TABS|DELIVERY_DAY|IS_CARGO_FREE|CARGO_FREE|VAT|DISPLAY_VAT)$/
  const text = JSON.stringify(await response.json(), (key, value) =>
    silent.test(key) || /^Serçehan|^Kapıda ödeme$/.test(String(value)) ? undefined : value,
  )
  const headers = { 'content-type': 'application/json' }
  return new Response(text, { status: response.status, headers })
}

let shop: Shop
let visitor: Visitor
let product = ''
beforeAll(async () => {
  shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    backend: async (request, pass) => withoutWords(request, await pass(request)),
  })
  const { id, path } = await demoProduct(shop.db, 'plain')
  product = path
  visitor = shop.visitor()
  await fillCart(visitor, [{ productId: String(id) }])
  await toConfirm(visitor, '-1')
})
afterAll(() => shop.close())

const pages: [string, () => string][] = [
  ['home', () => '/'],
  ['product', () => product],
  ['reviews', () => `/yorumlar${product}`],
  ['questions', () => `/sorular${product}`],
  ['price alarm', () => `/haber-ver${product}?tur=price`],
  ['cart', () => '/sepet'],
  ['first checkout step', () => '/order'],
  ['address step', () => '/order/adres'],
  ['payment step', () => '/order/odeme'],
  ['confirm step', () => '/order/onay'],
  ['contact', () => '/iletisim'],
  ['consent', () => '/cerez-tercihleri'],
]

const textOf = (html: string) =>
  html.replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ')

it.each(pages)('a backend that says nothing gets no promise: %s', async (_, path) => {
  const response = await visitor.get(path())
  const html = await response.text()
  expect(response.status).toBe(200)
  for (const promise of promises) expect(textOf(html)).not.toMatch(promise)
  expect(html).toContain(`>${new URL(shop.url).host}</a>`)
})

it('[P19] a product of such a shop has no list of promises, not even an empty one', async () => {
  const { main } = await pageOf(visitor.get(product))
  const lists = main.tags('ul').filter((one) => one.attribute('class') === 'availability')
  expect(lists.length).toBeGreaterThan(0)
  for (const list of lists) expect(list.tags('li').length).toBeGreaterThan(0)
})

describe.each(['full', 'section7'] as const)('a shop of the platform, %s', (mode) => {
  let platform: PlatformShop
  beforeAll(async () => {
    platform = await openPlatformShop({ mode })
  })
  afterAll(() => platform.close())

  it.each([
    '/',
    '/sepet',
    '/order',
    '/iletisim',
    '/cerez-tercihleri',
    '/uye-kayit',
    '/siparis-takip',
    '/boyle-bir-sayfa-yok',
  ])('gets no promise of ours: %s', async (path) => {
    const guest = platform.visitor()
    const html = await (await guest.follow(await guest.get(path))).text()
    expect(html).toContain('</footer>')
    for (const promise of promises) expect(textOf(html)).not.toMatch(promise)
  })
})
