import type {} from '../../app/product/analytics/shop-event'
import { shop } from '../support/facts/shop-facts'
import { analyticsCookies, codeRuns, expect, open, test } from '../support/journey'
import { chooseOther, siblingSelect } from '../support/other-sibling'

test('[U05] the deal counts down every second, and says when it has ended', async ({
  page,
  demo,
}) => {
  await page.clock.install()
  await open(page, demo('deal').path, true)
  // It runs once it is visible; on a phone it is below the picture.
  await page.getByRole('button', { name: 'Hemen al' }).scrollIntoViewIfNeeded()
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/\d\d:\d\d:\d\d$/)
  const before = await timer.textContent()
  await page.clock.runFor(1000)
  await expect(timer).not.toHaveText(before ?? '')
  await page.clock.runFor(3000)
  await page.clock.setSystemTime(new Date(Date.now() + 40 * 86_400_000))
  await page.clock.runFor(1100)
  await expect(timer).toHaveText('Fırsat bitti')
})

test('[P06] 300 ms after the last change of attributes one call is made, and the page changes without a reload', async ({
  page,
  demo,
}) => {
  const { path } = demo('sibling')
  await open(page, path, true)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/ozellik/')) requested.push(request.url())
  })
  await chooseOther(siblingSelect(page))
  await expect(page).not.toHaveURL(new RegExp(`${path}$`))
  expect(requested).toHaveLength(1)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('[P06] [P03] Back while a sibling is being shown leaves the URL of the page that it leads to', async ({
  page,
  demo,
}) => {
  const { path } = demo('sibling')
  await open(page, path, true)
  // The URL of the sibling is there before its page is: the shopper goes Back in between.
  await page.evaluate(() => {
    const { pushState } = history
    history.pushState = function push(...given) {
      pushState.apply(history, given)
      history.back()
    }
  })
  const popped = page.evaluate(() => new Promise((done) => addEventListener('popstate', done)))
  await chooseOther(siblingSelect(page))
  await popped
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
})

test('[P06] when the sibling request fails this is shown, and the browser loads the page', async ({
  page,
  demo,
}) => {
  const { path } = demo('sibling')
  await open(page, path, true)
  await page.route('**/ozellik/**', (route) => route.fulfill({ status: 503, body: '{}' }))
  const failure = page.getByText('Ürün bilgileri alınırken bir hata oluştu')
  const visible = failure.waitFor()
  await chooseOther(siblingSelect(page))
  await visible
  await expect(page).not.toHaveURL(new RegExp(`${path}$`))
})

test('[P06] when the sibling’s page fails to load this is shown, and the browser loads it', async ({
  page,
  demo,
}) => {
  const { path } = demo('sibling')
  await open(page, path, true)
  await page.route(
    (url) => url.pathname.split('/').length === 2 && url.pathname !== path,
    (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()),
  )
  const visible = page.getByText('Sayfa yüklenirken bir hata oluştu').waitFor()
  await chooseOther(siblingSelect(page))
  await visible
  await expect(page).not.toHaveURL(new RegExp(`${path}$`))
})

test('[P06] choosing an attribute as the first action on a page applies at once', async ({
  page,
}) => {
  await page.goto(shop.sibling.path)
  await page.getByRole('combobox', { name: shop.sibling.label }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).not.toHaveURL(new RegExp(`${shop.sibling.path}$`))
  await expect(page.getByRole('button', { name: 'Sepete ekle' })).toBeVisible()
})

test('[U08] pinching zooms in, and pinching back zooms out', async ({ page, demo }) => {
  await open(page, demo('plain').path, true)
  await page.getByRole('link', { name: '1. görseli büyük aç' }).click()
  const image = page.getByRole('dialog').getByRole('img')
  await expect(image).toBeVisible()
  const scale = () => image.evaluate((each) => new DOMMatrix(getComputedStyle(each).transform).a)
  const { x, y, width, height } = (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const middle = { x: x + width / 2, y: y + height / 2 }
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap: number | null) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        gap === null
          ? []
          : [
              { x: middle.x - gap, y: middle.y, id: 1 },
              { x: middle.x + gap, y: middle.y, id: 2 },
            ],
    })
  await touch('touchStart', 20)
  for (const gap of [30, 45, 60]) await touch('touchMove', gap)
  await expect.poll(scale).toBeGreaterThan(2)
  for (const gap of [40, 15, 5]) await touch('touchMove', gap)
  await touch('touchEnd', null)
  await expect.poll(scale).toBe(1)
})

test('[P16] listeners receive events for a view and an add, with the product data', async ({
  page,
  context,
  demo,
}) => {
  await context.addCookies(analyticsCookies)
  const product = demo('addsQuietly')
  await open(page, product.path, true)
  const events = () => page.evaluate(() => window.vitrinEvents ?? [])
  expect((await events()).map(({ name }) => name)).toEqual(['view_item'])
  await page.getByRole('spinbutton', { name: 'Adet' }).fill('2')
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect.poll(async () => (await events()).length).toBe(2)
  const [view, add] = await events()
  if (!view || !('product' in view)) throw new Error('No view was reported.')
  expect(Object.keys(view.product)).toEqual([
    'code',
    'id',
    'name',
    'currency',
    'category_id',
    'category',
    'category_path',
    'brand',
    'total_sale_price',
    'currency_target',
  ])
  expect(add).toMatchObject({
    name: 'add_to_cart',
    quantity: 2,
    product: { id: String(product.id), name: product.title, currency_target: 'TL' },
  })
})

test('[P20] recently viewed products appear on the next product’s page, and at home', async ({
  page,
  demo,
}) => {
  const [first, second] = [demo('plain'), demo('addsQuietly')]
  const remembered = () => page.evaluate(() => localStorage.getItem('recent_products') ?? '')
  for (const { path } of [first, second]) {
    await open(page, path, true)
    await expect.poll(remembered).toContain(path)
  }
  const listCode = /\/recent-(?!map|products)[^/]+\.js$/
  const readToEnd = () =>
    page.evaluate(() => {
      // Scrolls like a reader, without skipping parts of the page.
      scrollBy(0, 700)
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2
    })
  await Promise.all([
    codeRuns(page, listCode),
    expect.poll(readToEnd, { intervals: [150] }).toBe(true),
  ])
  // In view it would shift the page, so it is shown below the visible part.
  const isListed = async ({ title }: { title: string }) => {
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('heading', { name: 'Son baktıklarınız' })).toBeVisible()
    const list = page.locator('.recently-viewed')
    await expect(list.getByRole('link', { name: title })).toBeVisible()
  }
  await isListed(first)
  await open(page, '/', true)
  await Promise.all([
    codeRuns(page, listCode),
    page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  ])
  await isListed(second)
})

test('[U08] the wheel zooms in at the pointer', async ({ page, demo, isMobile }) => {
  await open(page, demo('plain').path, true)
  await page.getByRole('link', { name: '1. görseli büyük aç' }).click()
  const image = page.getByRole('dialog').getByRole('img')
  await expect(image).toBeVisible()
  if (isMobile) await image.dblclick()
  else {
    await page.mouse.move(300, 300)
    await page.mouse.wheel(0, -100)
  }
  await expect
    .poll(() => image.evaluate((each) => new DOMMatrix(getComputedStyle(each).transform).a))
    .toBeGreaterThan(1)
})
