import { shop } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'
import { addChairAtStore } from '../support/journey-cart'

test('[B12] lists the stores with address, telephone and map, and remembers the chosen one', async ({
  page,
  script,
}) => {
  await open(page, '/magazalarimiz', script)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Mağazalarımız' })).toBeVisible()
  const store = main.getByRole('listitem').first()
  await expect(store.getByRole('link', { name: /Haritada göster/ })).toHaveAttribute(
    'href',
    /openstreetmap\.org/,
  )
  await expect(store.locator('a[href^="tel:+90"]')).toHaveText(/^\+90 \(\d{3}\) \d{3}-\d\d-\d\d$/)
  await store.getByRole('button', { name: /Bu mağazayı seç/ }).click()
  await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toContainText(
    /mağaza/i,
  )
  await expect(page).toHaveURL(/\/magazalarimiz$/)
})

test('[B12] [C07] a store chosen while adding is shown from then on', async ({
  page,
  script,
  demo,
}) => {
  await addChairAtStore(page, script)
  await open(page, demo('needsStore').path, script)
  await expect(page.getByRole('main').getByText(`Mağazanız: ${shop.stores.first}`)).toBeVisible()
  const change = page.getByRole('link', { name: 'Mağazayı değiştir' })
  await expect(change.first()).toHaveAttribute('href', /^\/magaza-sec\?donus=/)
})

test('[B07] [B06] an unknown word suggests a correction', async ({ page, script }) => {
  await open(page, `/arama?q=${shop.words.misspelt}`, script)
  const main = page.getByRole('main')
  const correction = main.getByText('Bunu mu demek istediniz:')
  await correction.getByRole('link', { name: shop.words.corrected, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/arama\\?q=${shop.words.corrected}$`))
  await expect(main.getByRole('article').first()).toBeVisible()
})
