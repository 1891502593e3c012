import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

test('[B09] [F01] [K01] the buttons of a card stay in reach beside its options', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, shop.sibling.list, true)
  const card = page.getByRole('article').filter({
    has: page.getByRole('link', { name: shop.sibling.title, exact: true }),
  })
  await card.hover()
  const options = card.locator('.card-attributes')
  await expect(options).toBeVisible()
  const isOnTop = (name: RegExp) =>
    card.getByRole('button', { name }).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  for (const name of [/^Karşılaştır/, /^Hızlı ekle/, /^Favori/])
    expect(await isOnTop(name), `${name}`).toBe(true)
  const heart = card.getByRole('button', { name: /^Favori/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('[K01] the button that compares shows its picture on a card of any list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, shop.sibling.list, true)
  const card = page.getByRole('main').getByRole('article').first()
  await card.hover()
  const button = card.getByRole('button', { name: /^Karşılaştır/ })
  const rendered = button.locator('svg use, svg path').first()
  await expect
    .poll(() => rendered.evaluate((one) => (one as SVGGraphicsElement).getBBox().width))
    .toBeGreaterThan(4)
})
