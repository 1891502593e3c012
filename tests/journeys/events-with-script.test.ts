import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import {
  analyticsCookies,
  codeRuns,
  expect,
  expectInCart,
  holdAnswers,
  hydrating,
  open,
  test,
} from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { signInAs } from '../support/journey-member'
import { toConfirmPage } from '../support/journey-order'

test.beforeEach(({ context }) => context.addCookies(analyticsCookies))

/** The adds that the current page has reported. */
const addEvents = (page: Page) =>
  page.evaluate(() =>
    (window.vitrinEvents ?? []).flatMap((event) => (event.name === 'add_to_cart' ? [event] : [])),
  )

for (const cause of ['the shop’s answer', 'buying at once'] as const)
  test(`[P16] [C04] [C09] an add that leads to another page by ${cause} is reported`, async ({
    page,
    demo,
  }) => {
    const product = demo(cause === 'buying at once' ? 'plain' : 'redirects')
    await open(page, product.path, true)
    // A buyer has hovered over the product before.
    await Promise.all([
      codeRuns(page, /\/events-[^/]+\.js$/),
      page.getByRole('main').getByRole('heading', { level: 1 }).hover(),
    ])
    const button = cause === 'buying at once' ? 'Hemen al' : 'Sepete ekle'
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page).not.toHaveURL(new RegExp(`${product.path}$`))
    await expect.poll(async () => (await addEvents(page)).length).toBe(1)
    expect((await addEvents(page))[0]).toMatchObject({
      quantity: 1,
      product: { id: String(product.id), name: product.title },
    })
  })

test('[P16] an add pressed before hydration is reported on the next page', async ({
  page,
  demo,
}) => {
  await page.route(hydrating, (route) => route.abort())
  const product = demo('addsQuietly')
  await page.goto(product.path)
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await expectInCart(page, 1)
  // The cart link is parsed before the document's last script.
  await expect.poll(async () => (await addEvents(page)).length).toBe(1)
  const emitted = await addEvents(page)
  expect(emitted[0]).toMatchObject({ quantity: 1, product: { id: String(product.id) } })
  await page.reload()
  expect(await addEvents(page)).toEqual([])
  // Two in stock.
  await page.goto(shop.fewInStock.path)
  await page.getByLabel('Adet', { exact: true }).fill('9')
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
  expect(await addEvents(page)).toEqual([])
})

test('[P16] an add whose response arrives before the reporting code is reported', async ({
  page,
  demo,
}) => {
  const release = await holdAnswers(page, /\/events-[^/]+\.js$/)
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await expectInCart(page, 1)
  expect(await addEvents(page)).toEqual([])
  release()
  await expect.poll(async () => (await addEvents(page)).length).toBe(1)
})

test('[P16] [C08] [C10] several products added at once are each reported', async ({ page }) => {
  await open(page, `${shop.list.path}?sp=1`, true)
  // The first interaction with the list loads the reporting code.
  const code = codeRuns(page, /\/picked-events-[^/]+\.js$/)
  const boxes = page.getByRole('main').getByRole('article').getByRole('checkbox')
  const wanted: string[] = []
  for (const at of [0, 1]) {
    await boxes.nth(at).check()
    wanted.push((await boxes.nth(at).getAttribute('value'))?.split(':')[0] ?? '')
  }
  await code
  await page.getByRole('button', { name: 'Seçilenleri sepete ekle' }).click()
  await expect.poll(async () => (await addEvents(page)).length).toBe(2)
  const emitted = await addEvents(page)
  expect(emitted.map(({ product }) => product.id)).toEqual(wanted)
  const filled = shop.listsHaveCodes ? /\S/ : /^$/
  for (const { product } of emitted)
    expect(product).toMatchObject({
      code: expect.stringMatching(filled),
      category_path: expect.stringMatching(filled),
      total_sale_price: expect.any(Number),
    })
})

test('[P16] [C08] a companion product is reported with the product it was added with', async ({
  page,
  demo,
}) => {
  const product = demo('accompanied')
  await open(page, product.path, true)
  const tick = page.getByRole('group', { name: 'Yanında alın' }).getByRole('checkbox').first()
  await tick.check()
  const id = (await tick.getAttribute('value'))?.split(':')[0]
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await expect.poll(async () => (await addEvents(page)).length).toBe(2)
  const emitted = await addEvents(page)
  expect(emitted.map((one) => one.product.id)).toEqual([String(product.id), id])
  expect(emitted[1]?.product).toMatchObject({
    code: expect.stringMatching(/\S/),
    category: expect.stringMatching(/\S/),
    brand: expect.stringMatching(/\S/),
    total_sale_price: expect.any(Number),
    subproduct_id: '0',
  })
})

test('[P16] [C06] an add that had to wait for a store is reported at the price of its product', async ({
  page,
  demo,
}) => {
  const product = demo('needsStore')
  await open(page, product.path, true)
  const price = Number(await page.locator('#purchase').getAttribute('data-price'))
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Bu mağazayı seç/ })
    .first()
    .click()
  await expectInCart(page, 1)
  await expect.poll(async () => (await addEvents(page)).length).toBe(1)
  expect((await addEvents(page))[0]?.product.total_sale_price).toBe(price)
})

test('[P16] [F04] an add from the favourites is reported', async ({ page, demo }) => {
  const product = demo('addsQuietly')
  await signInAs(page, 'plain')
  await page.request.post('/favorilerim/esitle', { form: { fav: String(product.id) } })
  await open(page, '/favorilerim', true)
  const card = page.getByRole('listitem').filter({ hasText: product.title }).first()
  const code = codeRuns(page, /\/events-[^/]+\.js$/)
  await card.hover()
  await code
  await card.getByRole('button', { name: /^Sepete ekle/ }).click()
  await expect.poll(async () => (await addEvents(page)).length).toBe(1)
  expect((await addEvents(page))[0]?.product).toMatchObject({
    id: String(product.id),
    total_sale_price: expect.any(Number),
  })
})

test('[P16] a view is reported at the price of the displayed variant', async ({ page }) => {
  const { path, variant } = shop.pricedVariant
  await page.goto(`${path}?variant=${variant}`)
  const price = Number(await page.locator('#purchase').getAttribute('data-price'))
  const viewed = () =>
    page.evaluate(() => window.vitrinEvents?.find((event) => event.name === 'view_item')?.product)
  await expect.poll(viewed).toMatchObject({ total_sale_price: price })
  await page.goto(path)
  const opening = Number(await page.locator('#purchase').getAttribute('data-price'))
  expect(opening).not.toBe(price)
})

test('[P16] [F04] an add from the favourites is reported although the page was not hydrated', async ({
  page,
  demo,
}) => {
  const product = demo('addsQuietly')
  await signInAs(page, 'plain')
  await page.request.post('/favorilerim/esitle', { form: { fav: String(product.id) } })
  await page.route(hydrating, (route) => route.abort())
  await page.goto('/favorilerim')
  const card = page.getByRole('listitem').filter({ hasText: product.title }).first()
  const answered = page.waitForEvent('load')
  await card.getByRole('button', { name: /^Sepete ekle/ }).click()
  await answered
  await expect.poll(async () => (await addEvents(page)).length).toBe(1)
  expect((await addEvents(page))[0]?.product).toMatchObject({
    id: String(product.id),
    total_sale_price: expect.any(Number),
  })
})

test('[P16] [P21] events wait until the visitor agrees to analytics', async ({
  page,
  context,
  demo,
}) => {
  await context.clearCookies()
  const names = () => page.evaluate(() => window.vitrinEvents?.map(({ name }) => name) ?? [])
  const { path } = demo('addsQuietly')
  await open(page, path, true)
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await expectInCart(page, 1)
  expect(await names()).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Kabul et', exact: true }).click()
  await expect.poll(names).toEqual(['view_item', 'add_to_cart'])
  // Who refuses is not measured on the next page either.
  await context.clearCookies()
  await open(page, path, true)
  await page.getByRole('button', { name: 'Reddet', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Reddet', exact: true })).toBeHidden()
  expect(await names()).toEqual([])
})

test('[P16] [P21] what was seen after a refusal is not reported when the visitor agrees later', async ({
  page,
  context,
  demo,
}) => {
  // On a phone the footer's links are closed.
  await page.setViewportSize({ width: 1280, height: 900 })
  await context.clearCookies()
  const names = () => page.evaluate(() => window.vitrinEvents?.map(({ name }) => name) ?? [])
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('button', { name: 'Reddet', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Reddet', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await expectInCart(page, 1)
  await page.keyboard.press('Escape')
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  await page.getByRole('link', { name: 'Çerez tercihleri' }).click()
  await page.getByRole('button', { name: 'Tümünü kabul et' }).click()
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('=analytics')
  const before = await names()
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
  await page.getByRole('link', { name: 'Sepet', exact: false }).first().click()
  await expect.poll(names).not.toEqual(before)
  expect(await names()).not.toContain('view_item')
  expect(await names()).not.toContain('add_to_cart')
})

test('[P21] a member’s checkout begins once, at whatever step comes first', async ({
  page,
  demo,
}) => {
  await signInAs(page, 'plain')
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await expectInCart(page, 1)
  const begun = () =>
    page.evaluate(() => window.vitrinEvents?.filter(({ name }) => name === 'begin_checkout') ?? [])
  await open(page, '/order/adres', true)
  const items = [{ item_id: String(demo('addsQuietly').id), quantity: 1 }]
  await expect.poll(begun).toMatchObject([{ currency: 'TRY', items }])
  const isRead = codeRuns(page, /\/page-event-[^/]+\.js$/)
  await page.reload()
  await isRead
  expect(await begun()).toEqual([])
})

test('[P21] an order is reported on a slow line without a touch of the page that thanks', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() => {
    const value = { effectiveType: '3g', saveData: true }
    Object.defineProperty(navigator, 'connection', { value })
  })
  await addByPage(page, demo('addsQuietly').path, true)
  await toConfirmPage(page)
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: /^Siparişi onayla/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Siparişiniz alındı, teşekkürler' })).toBeVisible()
  const orders = () =>
    page.evaluate(() => window.vitrinEvents?.filter(({ name }) => name === 'purchase'))
  await expect.poll(orders).toMatchObject([{ transaction_id: expect.stringMatching(/\d/) }])
})
