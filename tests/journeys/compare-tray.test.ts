import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { expect, holdAnswers, hydrate, open, test } from '../support/journey'

const compareButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Karşılaştır', exact: true })
const trayOf = (page: Page) => page.getByRole('complementary', { name: 'Karşılaştırma listesi' })

test('[K06] chosen products stand at the foot of a product and of a list, and lead to their comparison', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('plain').path, script)
  await expect(trayOf(page)).toHaveCount(0)
  await compareButton(page).click()
  await expect(trayOf(page).getByRole('link', { name: 'Karşılaştır (1)' })).toBeVisible()
  await open(page, demo('twoGroups').path, script)
  await compareButton(page).click()
  await expect(trayOf(page).getByRole('link', { name: 'Karşılaştır (2)' })).toBeVisible()
  await open(page, shop.list.path, script)
  await expect(trayOf(page)).toBeInViewport({ ratio: 1 })
  await trayOf(page).getByRole('link', { name: 'Karşılaştır (2)' }).click()
  for (const name of ['plain', 'twoGroups'] as const)
    await expect(
      page.getByRole('columnheader').getByRole('link', { name: demo(name).title }),
    ).toBeVisible()
  await open(page, '/sepet', script)
  await expect(trayOf(page)).toBeHidden()
})

test('[K06] it covers neither the cookie question nor the bar of a product', async ({
  page,
  context,
  script,
  demo,
}) => {
  const { path } = demo('plain')
  await open(page, path, script)
  await compareButton(page).click()
  await expect(trayOf(page)).toHaveCount(1)
  await context.clearCookies({ name: 'CookieLaw' })
  await open(page, path, script)
  const tray = (await trayOf(page).boundingBox()) ?? { y: 0, height: 0 }
  const below = [page.getByRole('button', { name: 'Kabul et' })]
  if ((page.viewportSize()?.width ?? 0) < 900)
    below.push(page.getByRole('button', { name: 'Sepete ekle' }))
  for (const button of below)
    expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(tray.y + tray.height)
})

test('[B13] [K06] the button of a phone’s filters stays at the foot of their sheet', async ({
  page,
  script,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, demo('plain').path, script)
  await compareButton(page).click()
  await expect(trayOf(page)).toHaveCount(1)
  await open(page, shop.list.path, script)
  const filters = page.getByRole('main').getByRole('complementary', { name: 'Filtreler' })
  await filters.locator('summary').click()
  await expect(filters.locator('form')).toBeVisible()
  const button = filters.locator('form > .button')
  const below = async () => {
    const { y, height } = (await button.boundingBox()) ?? { y: 0, height: 0 }
    return 844 - y - height
  }
  await expect.poll(below).toBeLessThan(24)
})

test('[K06] with script it has their pictures, and a press on one takes it out', async ({
  page,
  script,
  demo,
}) => {
  if (!script) return
  const [first, second] = [demo('plain'), demo('twoGroups')]
  for (const { path } of [first, second]) {
    await open(page, path, true)
    await compareButton(page).click()
    await expect(trayOf(page).getByRole('link')).toBeVisible()
  }
  await page.goto(shop.list.path)
  await hydrate(page)
  const removal = (title: string) => trayOf(page).getByRole('button', { name: `Çıkar: ${title}` })
  await expect(removal(first.title).getByRole('presentation')).toBeVisible()
  await removal(first.title).click()
  await expect(removal(first.title)).toHaveCount(0)
  await expect(removal(second.title)).toBeFocused()
  await expect(trayOf(page).getByRole('link', { name: 'Karşılaştır (1)' })).toBeVisible()
  await removal(second.title).click()
  await expect(trayOf(page)).toBeHidden()
})

test('[K06] [U22] the tray comes though the answer was faster than the code around the button', async ({
  page,
  script,
  demo,
}) => {
  if (!script) return
  await page.goto(demo('plain').path)
  await hydrate(page)
  const release = await holdAnswers(page, /heart-buttons/)
  await compareButton(page).click()
  await expect(page.getByText('Ürün karşılaştırma listesine eklendi').first()).toBeVisible()
  release()
  await expect(trayOf(page).getByRole('link', { name: 'Karşılaştır (1)' })).toBeVisible()
})
