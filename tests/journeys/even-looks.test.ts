import { expect, open, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'

test('[U24] a phone’s banners show their pictures whole', async ({ page, script }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/', script)
  const shapes = await page
    .getByRole('main')
    .locator('.banner .picture')
    .evaluateAll((all) => all.map((one) => one.clientWidth / one.clientHeight))
  expect(shapes.length).toBeGreaterThan(0)
  for (const shape of shapes) expect(shape).toBeCloseTo(1, 1)
})

test('[U23] a phone’s header has its icons evenly apart', async ({ page, script }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/', script)
  const edges = await page
    .getByRole('banner')
    .locator('.account-link .icon, .favourites-link .icon, .locale-menu .icon')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  expect(edges).toHaveLength(3)
  const [account = 0, hearts = 0, locale = 0] = edges
  expect(Math.abs(locale - hearts - (hearts - account))).toBeLessThanOrEqual(8)
})

test('[B04] in the list layout each heart is on its picture', async ({ page, script, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { origin } = new URL(test.info().project.use.baseURL ?? '')
  await context.addCookies([{ name: 'selected_layout', value: 'list', url: origin }])
  await open(page, '/kirtasiye?sort=5', script)
  const below = await page.locator('.rows .card-picture').evaluateAll((all) =>
    all.map((one) => {
      const [heart, picture] = ['button[name="fav"]', '.picture'].map((each) =>
        one.querySelector(each),
      )
      return (
        (heart?.getBoundingClientRect().bottom ?? 999) -
        (picture?.getBoundingClientRect().bottom ?? 0)
      )
    }),
  )
  expect(below.length).toBeGreaterThan(5)
  expect(Math.max(...below)).toBeLessThanOrEqual(1)
})

test('[B03] goods offered beside filters that find nothing fill rows of three', async ({
  page,
  script,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/kirtasiye?price=1-2', script)
  await expect(page.getByRole('heading', { name: 'Çok satanlar' })).toBeVisible()
  expect((await page.getByRole('main').getByRole('article').count()) % 3).toBe(0)
  await expect(page.getByRole('main').getByRole('article').last()).toBeVisible()
})

test('[U23] in the dark a box that can be ticked is empty, not filled with grey', async ({
  page,
  script,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/kirtasiye', script)
  const box = page.getByRole('main').getByRole('checkbox').first()
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  )
  await expect(box).toHaveCSS('background-color', ground)
  await expect(box).toHaveCSS('appearance', 'none')
})

test('[U23] in the dark what can be chosen once is round', async ({ page, script }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/uye-kayit', script)
  const radio = page.getByRole('main').getByRole('radio').first()
  await expect(radio).toHaveCSS('appearance', 'none')
  await expect(radio).toHaveCSS('border-radius', '50%')
})

test('[K01] a phone shows two compared products beside each other', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/karsilastir?urunler=${demo('plain').id}-${demo('twoGroups').id}`, script)
  const main = page.getByRole('main')
  const second = main.getByRole('columnheader', { name: demo('twoGroups').title })
  await expect(second.getByRole('link').first()).toBeInViewport({ ratio: 1 })
  const [label, value] = await Promise.all([
    main
      .getByRole('rowheader', { name: /^Marka/ })
      .locator('span')
      .first()
      .boundingBox(),
    main
      .getByRole('row', { name: /^Marka/ })
      .getByRole('cell')
      .first()
      .boundingBox(),
  ])
  expect(label?.x).toBeCloseTo((value?.x ?? 0) + 12, 0)
})

test('[O06] the fields of the checkout’s first step are equally wide', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await addByPage(page, demo('addsQuietly').path, script)
  await open(page, '/order', script)
  const widths = await page
    .getByRole('main')
    .locator('input.input')
    .evaluateAll((all) => all.map((one) => one.clientWidth))
  expect(widths.length).toBeGreaterThan(1)
  expect(new Set(widths).size).toBe(1)
})
