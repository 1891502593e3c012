import type { Locator } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { expect, expectInCart, open, test } from '../support/journey'

const names = (list: Locator) => list.getByRole('listitem').getByRole('heading')

test('[B12] stores are filtered by city and town', async ({ page, script }) => {
  await open(page, '/magazalarimiz', script)
  const main = page.getByRole('main')
  await expect(names(main)).toHaveCount(shop.stores.count)
  // With script the choice applies at once.
  const show = main.getByRole('button', { name: 'Göster' })
  await expect(show).toBeVisible({ visible: !script })
  await main.getByLabel('İl', { exact: true }).selectOption(shop.stores.city)
  if (!script) await show.click()
  await expect(names(main)).toHaveText(shop.stores.ofCity)
  await main.getByLabel('İlçe', { exact: true }).selectOption(shop.stores.town)
  if (!script) await show.click()
  await expect(names(main)).toHaveText([shop.stores.ofTown])
  await expect(page).toHaveURL(/\/magazalarimiz\?(?=.*sehir=35)(?=.*ilce=\d+).+$/)
  await main.getByRole('button', { name: /Bu mağazayı seç/ }).click()
  await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toContainText(
    /mağaza/i,
  )
})

test('[B12] [C07] an add that needs a store continues after a city was chosen', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('needsStore').path, script)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  const choice = script ? page.getByRole('dialog') : page.getByRole('main')
  await expect(names(choice)).toHaveCount(shop.stores.count)
  const show = choice.getByRole('button', { name: 'Göster' })
  await expect(show).toBeVisible({ visible: !script })
  await choice.getByLabel('İl', { exact: true }).selectOption(shop.stores.city)
  if (!script) await show.click()
  await expect(names(choice)).toHaveText(shop.stores.ofCity)
  await choice
    .getByRole('button', { name: new RegExp(`Bu mağazayı seç ${shop.stores.chosen}`) })
    .click()
  await expectInCart(page, 1)
  await open(page, '/sepet', script)
  await expect(page.getByRole('main').getByText(shop.stores.chosen)).toBeVisible()
})
