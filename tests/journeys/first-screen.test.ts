import { shop } from '../support/facts/shop-facts'
import { expect, hydrate, open, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'

/** Where an element ends on the screen, in px from its top. */
const bottomOf = (selector: string) =>
  `document.querySelector('${selector}').getBoundingClientRect().bottom`

test('[U23] search and cart stay at the top while the page scrolls', async ({ page, script }) => {
  await open(page, '/', script)
  await page.evaluate(() => window.scrollTo(0, 900))
  const banner = page.getByRole('banner')
  await expect(banner.getByLabel('Ürün ara')).toBeInViewport()
  await expect(banner.getByRole('link', { name: 'Sepet' })).toBeInViewport()
})

test('[U23] a phone’s header leaves the screen but for search and cart, and has the account at 320 px', async ({
  page,
  script,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/', script)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Hesabım' })).toBeInViewport({ ratio: 1 })
  const seen = () =>
    banner.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return bottom - Math.max(0, top)
    })
  expect(await seen()).toBeGreaterThan(90)
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(seen).toBeLessThan(60)
})

for (const width of [320, 768, 1024])
  test(`[U23] at ${width} px the search field has room for what is typed`, async ({
    page,
    script,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/', script)
    const box = await page.getByRole('banner').getByLabel('Ürün ara').boundingBox()
    expect(box?.width).toBeGreaterThan(220)
  })

test('[U23] three columns of a shelf end with a full row, and the page with its footer’s colour', async ({
  page,
  script,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, '/', script)
  const shelves = page.getByRole('main').locator('.home-section .cards')
  await expect(shelves.first()).toBeVisible()
  const visible = await shelves.evaluateAll((all) =>
    all.map((shelf) => [...shelf.children].filter((one) => one.clientHeight > 0).length),
  )
  for (const count of visible) expect(count < 3 || count % 3 === 0).toBe(true)
  const { colour, shadow, below } = await page.evaluate(() => {
    const footer = document.querySelector('.site-footer') as Element
    const { backgroundColor: colour, boxShadow: shadow } = getComputedStyle(footer)
    const { scrollHeight } = document.documentElement
    return { colour, shadow, below: scrollHeight - footer.getBoundingClientRect().bottom - scrollY }
  })
  // Its shadow, of the same colour and without blur, covers what is below it.
  const [, down = 0] = [...shadow.matchAll(/(\d+)px/g)].map(([, pixels]) => Number(pixels))
  expect(shadow.startsWith(colour)).toBe(true)
  expect(shadow).toMatch(/ 0px 0px$/)
  expect(down).toBeGreaterThanOrEqual(below)
})

test('[U24] a phone’s home page shows categories and the first goods at once, and is short', async ({
  page,
  script,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/', script)
  const card = page.getByRole('main').getByRole('article').first()
  const box = await card.boundingBox()
  expect(box?.y).toBeLessThan(700)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4500)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  const row = page.getByRole('main').getByRole('list').first()
  const [width, content] = await row.evaluate((list) => [list.clientWidth, list.scrollWidth])
  expect(content).toBeGreaterThan(Number(width))
  const categories = page.getByRole('main').getByRole('navigation').getByRole('link')
  await expect(categories).toHaveCount(shop.picturedCategories)
})

test('[U24] the cookie question covers nothing that stays covered', async ({
  page,
  demo,
  script,
}) => {
  await open(page, demo('plain').path, script)
  const question = page.getByRole('form', { name: 'Çerezler' })
  const add = page.getByRole('button', { name: 'Sepete ekle' }).first()
  const [top, bottom] = [
    (await question.boundingBox())?.y,
    await page.evaluate(bottomOf('.purchase-bar')),
  ]
  const height = page.viewportSize()?.height ?? 0
  await expect(question).toBeInViewport({ ratio: 1 })
  expect(height - Number(top)).toBeLessThan(height * 0.16)
  await add.scrollIntoViewIfNeeded()
  await add.click({ trial: true })
  const isFixed = await page.evaluate(
    () => getComputedStyle(document.querySelector('.purchase-bar') as Element).position === 'fixed',
  )
  if (isFixed) expect(Number(bottom)).toBeLessThanOrEqual(Number(top) + 1)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.click({ trial: true })
})

test('[U30] a phone’s cart has its sum and the next step in sight, and covers nothing with them', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCartOf(page, [demo('addsQuietly'), demo('showsNotice')], script)
  const main = page.getByRole('main')
  const order = main.getByRole('button', { name: 'Siparişi tamamla' })
  const total = order.locator('xpath=preceding-sibling::span')
  await expect(order).toBeInViewport({ ratio: 1 })
  await expect(total).toBeInViewport({ ratio: 1 })
  const sum = main.getByRole('term').filter({ hasText: 'Toplam' }).locator('xpath=../dd')
  expect(await total.innerText()).toBe(await sum.innerText())
  await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true })
  await order.click()
  await expect(page).toHaveURL(/\/order/)
})

for (const name of ['plain', 'tiered', 'twoGroups'] as const)
  test(`[P18] the button of a product is on the first screen: ${name}`, async ({
    page,
    script,
    demo,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, demo(name).path, script)
    const main = page.getByRole('main')
    const add = await main.getByRole('button', { name: 'Sepete ekle' }).first().boundingBox()
    expect(Number(add?.y) + Number(add?.height)).toBeLessThanOrEqual(800)
    const heart = await main.getByRole('button', { name: 'Favori', exact: true }).boundingBox()
    const picture = await main.getByRole('region', { name: 'Ürün görselleri' }).boundingBox()
    expect(Number(heart?.x)).toBeGreaterThan(Number(picture?.x))
    expect(Number(heart?.x)).toBeLessThan(Number(picture?.x) + Number(picture?.width))
    expect(Number(heart?.y)).toBeLessThan(Number(picture?.y) + Number(picture?.height))
  })

test('[P18] on a tablet a product’s name, price and button are on the first screen', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, demo('twoGroups').path, script)
  const main = page.getByRole('main')
  for (const part of [
    main.getByRole('heading', { level: 1 }),
    main.getByText(/^[\d.,]+\sTL/).first(),
    main.getByRole('button', { name: 'Sepete ekle' }).first(),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
})

test('[B02] on a wide screen a list with filters has four products in a row', async ({
  page,
  script,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await open(page, shop.list.path, script)
  const cards = await page.getByRole('main').getByRole('article').all()
  const tops = await Promise.all(
    cards.slice(0, 5).map(async (card) => Math.round(Number((await card.boundingBox())?.y))),
  )
  expect(tops.slice(1, 4)).toEqual([tops[0], tops[0], tops[0]])
  expect(tops[4]).toBeGreaterThan(Number(tops[0]))
})

test('[U25] a button that a choice makes needless is there only without script', async ({
  page,
  script,
}) => {
  await page.goto(shop.list.path)
  const sort = page.getByRole('button', { name: 'Sırala' })
  await expect(sort).toBeVisible({ visible: !script })
  if (!script) return
  await hydrate(page)
  await expect(sort).toBeHidden()
  await page.getByRole('combobox', { name: 'Sıralama' }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort=/)
})
