import { expect, open, test } from '../support/journey'

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
