import { shop } from '../support/facts/shop-facts'
import { expect, hydrate, test } from '../support/journey'

test('[B22] the pictures of a card are swiped on a phone, and a tap opens the product', async ({
  page,
  isMobile,
}) => {
  // A mouse shows the second picture by hovering.
  if (!isMobile) return
  await page.goto(shop.list.path)
  await hydrate(page)
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('[data-hover-picture]') })
    .first()
  const title = await card.getByRole('heading').innerText()
  const frame = card.locator('[data-hover-picture]')
  const strip = frame.locator('.card-strip')
  // The first touch swipes: the code is there as soon as the list is.
  await expect(strip).toHaveCount(1)
  const second = strip.locator('img').nth(1)
  await expect(second).not.toHaveAttribute('src')
  const before = await card.boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = (await strip.boundingBox()) ?? {}
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: x + width * at, y: y + height / 2 }],
    })
  await touch('touchStart', 0.85)
  for (const at of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) await touch('touchMove', at)
  await touch('touchEnd')
  await expect(frame).toHaveAttribute('data-at', '1')
  const address = (await frame.getAttribute('data-hover-picture')) ?? ''
  await expect(second).toHaveAttribute('src', address)
  await expect(second).toBeInViewport()
  expect(await card.boundingBox()).toEqual(before)
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})
