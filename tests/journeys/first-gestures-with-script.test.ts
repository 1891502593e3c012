import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import {
  expect,
  expectInCart,
  holdAnswers,
  hydrate,
  hydrating,
  test,
  waitForHydration,
} from '../support/journey'

const quickButtons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Hızlı ekle/ })

const addButton = (page: Page) =>
  page.locator('#purchase').getByRole('button', { name: 'Sepete ekle', exact: true })

/** Scrolls a list by a finger. */
async function swipeUp(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 195, y }],
    })
  await touch('touchStart', 600)
  for (const y of [580, 540, 480, 400, 320]) await touch('touchMove', y)
  await touch('touchEnd')
}

test('[U22] [C26] the first gesture on a list brings the buttons of its cards, and a renewed list has them', async ({
  page,
  isMobile,
}) => {
  // A mouse rests on the list.
  if (!isMobile) return
  const release = await holdAnswers(page, hydrating)
  await page.goto(shop.list.path)
  await swipeUp(page)
  release()
  await expect(quickButtons(page).first()).toBeAttached()
  const first = page.getByRole('main').getByRole('article').first()
  const before = await first.innerText()
  await page.getByLabel('Sıralama').selectOption({ index: 4 })
  await expect(page).toHaveURL(/sort=/)
  await expect(first).not.toHaveText(before, { useInnerText: true })
  await expect(quickButtons(page).first()).toBeAttached()
})

test('[U22] [F02] a guest’s heart that the browser has sent itself opens no window later', async ({
  page,
  demo,
}) => {
  const release = await holdAnswers(page, hydrating)
  await page.goto(demo('plain').path)
  await page.evaluate(() => document.body.setAttribute('data-first', ''))
  const heart = page.getByRole('main').getByRole('button', { name: 'Favori', exact: true })
  await heart.click()
  const notice = page.locator('.notice').filter({ hasText: 'bu tarayıcıdaki favorilerinize' })
  await expect(notice).toBeVisible()
  await expect(page.locator('body[data-first]')).toHaveCount(0)
  release()
  await hydrate(page)
  await heart.click()
  await expect(page.getByText('Favorilerden çıkarıldı').last()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[U22] [C09] a product bought before the page is hydrated leads on without waiting for it', async ({
  page,
  demo,
}) => {
  await holdAnswers(page, hydrating)
  await page.clock.install()
  await page.goto(demo('addsQuietly').path)
  // What is held for hydration waits for ever.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Hemen al', exact: true })
    .first()
    .click()
  await expect(page).toHaveURL('/sepet')
  await expectInCart(page, 1)
})

test('[U22] an add that waited for a chosen option, whose code never comes, is not sent for another', async ({
  page,
  demo,
}) => {
  await page.clock.install()
  await holdAnswers(page, hydrating)
  await page.goto(demo('oneGroup').path)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator('.options a').last().click()
  await addButton(page).click()
  await page.clock.runFor(4000)
  await expect(page).toHaveURL(/variant=/)
  await expectInCart(page, 0)
})

test('[U22] a press that was answered in place moves nothing when the page is loaded anew', async ({
  page,
  demo,
}) => {
  await page.clock.install()
  await page.goto(demo('addsQuietly').path)
  const add = page.locator('#purchase').getByRole('button', { name: 'Sepete ekle', exact: true })
  await add.click()
  await expectInCart(page, 1)
  await waitForHydration(page)
  await page.clock.runFor(400)
  await page.reload()
  await expect(add).toBeVisible()
  await expect(add).not.toBeFocused()
})
