import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'

test('[P19] [P22] below the button a product says when it comes and what the shop promises', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('plain').path, script)
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').filter({ hasText: /kapınızda/ })).toBeVisible()
  await expect(main.getByText('14 gün içinde iade edebilirsiniz.')).toBeVisible()
})

test('[B11] a card shows picture, name, old price and price', async ({ page, script, demo }) => {
  const { title } = demo('discounted')
  await open(page, `/arama?q=${encodeURIComponent(title)}`, script)
  const card = page.getByRole('article').filter({ hasText: title }).first()
  await expect(card.getByRole('link', { name: title, exact: true })).toBeVisible()
  await expect(card.locator('picture img').first()).toBeVisible()
  await expect(card.locator('s')).toHaveText(/\d\sTL$/)
  await expect(card.getByRole('strong')).toHaveText(/\d\sTL$/)
})

test('[U29] a page of the shop’s own words has the other pages that help beside it', async ({
  page,
  script,
}) => {
  await open(page, '/teslimat-ve-iade', script)
  const help = page.getByRole('main').getByRole('navigation', { name: 'Yardım' })
  await expect(help.locator('[aria-current=page]')).toHaveCount(1)
  await help.getByRole('link', { name: 'Bize yazın' }).click()
  await expect(page).toHaveURL(/\/iletisim$/)
  await expect(help.locator('[aria-current=page]')).toHaveText('Bize yazın')
})

test('[U27] the page of all categories has those of the second stage', async ({ page, script }) => {
  await open(page, '/kategoriler', script)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: shop.list.child }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: shop.list.child })).toBeVisible()
})
