import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { expect, holdAnswers, hydrating, test, waitForHydration } from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { layoutShifts, minShift, watchShifts } from '../support/shifts'

const firstScript = /\/assets\/entry\.first/

const sortButton = (page: Page) => page.getByRole('button', { name: 'Sırala' })
const sort = (page: Page) => page.getByLabel('Sıralama')

/** On a busy machine the four seconds of the style may pass between two steps of a test. */
async function stopAnimations(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

test('[U25] a button that a choice makes needless is never there, and leaves no hole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(watchShifts, minShift)
  await stopAnimations(page)
  const releaseFirst = await holdAnswers(page, firstScript)
  const release = await holdAnswers(page, hydrating)
  await page.goto(shop.list.path, { waitUntil: 'commit' })
  const filters = page.getByRole('complementary', { name: 'Filtreler' })
  const apply = filters.getByRole('button', { name: /Uygula|göster$/ })
  const areHidden = async () => {
    await expect(sort(page)).toBeVisible()
    await expect(sortButton(page)).toBeHidden()
    await expect(apply).toBeHidden()
  }
  await areHidden()
  releaseFirst()
  await expect(page.locator('html')).toHaveClass('script')
  await areHidden()
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await expect(page.locator('html')).not.toHaveClass('script')
  await areHidden()
  release()
  await waitForHydration(page)
  await areHidden()
  expect(await layoutShifts(page)).toEqual([])
})

test('[U25] [C11] the cart’s “Güncelle” is not there before the first touch', async ({
  page,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, true)
  await page.route(hydrating, (route) => route.abort())
  await page.goto('/sepet')
  await expect(page.locator('html')).toHaveClass('script')
  const main = page.getByRole('main')
  await expect(main.getByRole('spinbutton').first()).toBeVisible()
  await expect(main.getByRole('button', { name: /^(Güncelle|Sepeti güncelle)/ })).toHaveCount(0)
})

for (const [what, files] of [
  ['the code of the page', hydrating],
  ['any script', /\/assets\/[^?]*\.js(?:\?|$)/],
] as const)
  test(`[U25] where ${what} does not load, the button is there within seconds and works`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.abort())
    await page.goto(shop.list.path)
    await sort(page).selectOption({ index: 1 })
    const chosen = await sort(page).inputValue()
    await expect(sortButton(page)).toBeVisible()
    await sortButton(page).click()
    await expect(page).toHaveURL(new RegExp(`\\?sort=${chosen}$`))
  })

test('[U22] [B12] a city chosen while the page hydrates narrows the stores', async ({
  page,
  demo,
}) => {
  await page.route(hydrating, (route) => route.abort())
  await page.goto(demo('needsStore').path)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  const stores = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(stores).toHaveCount(shop.stores.count)
  await page.unroute(hydrating)
  const release = await holdAnswers(page, hydrating)
  await stopAnimations(page)
  await page.reload()
  await page.getByLabel('İl', { exact: true }).selectOption(shop.stores.city)
  await expect(page.getByRole('button', { name: 'Göster' })).toBeHidden()
  release()
  await expect(stores).toHaveText(shop.stores.ofCity)
})
