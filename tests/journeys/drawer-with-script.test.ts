import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { cartLink, expect, expectInCart, open, test } from '../support/journey'

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Sepetim' })

/** The sum of the counts of the drawer's lines. */
const piecesIn = async (page: Page) => {
  const lines = await drawerOf(page).getByRole('listitem').getByRole('paragraph').allInnerTexts()
  return lines.reduce((sum, line) => sum + Number(/[\d.,]+/.exec(line)?.[0].replace(',', '.')), 0)
}

test('[C08] [C13] the header count matches the drawer, also after another device changed the cart', async ({
  page,
  demo,
}) => {
  const { id, path } = demo('addsQuietly')
  await page.setViewportSize({ width: 600, height: 800 })
  await open(page, path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  const { origin } = new URL(page.url())
  /** Sends a form like the shopper's other device, unknown to this page. */
  const elsewhere = (to: string, fields: Record<string, string>) =>
    page.request.post(to, {
      form: { ...fields, key: crypto.randomUUID() },
      headers: { origin, 'sec-fetch-site': 'same-origin' },
    })
  await elsewhere('/sepet/ekle', {
    productId: String(id),
    intent: 'add',
    back: '/',
    quantity: '4',
  })
  await cartLink(page).click()
  await expect(drawerOf(page).getByRole('listitem')).toHaveCount(1)
  await expect.poll(() => piecesIn(page)).toBe(5)
  await page.keyboard.press('Escape')
  await expectInCart(page, 5)
  await elsewhere('/sepet/hepsi', { intent: 'clear' })
  await cartLink(page).click()
  await expect(drawerOf(page).getByText('Sepetiniz boş')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectInCart(page, 0)
})

test('[C08] lines of one product with different engravings are all saved, none of them twice', async ({
  page,
  demo,
}) => {
  const { path } = demo('plain')
  await page.setViewportSize({ width: 600, height: 800 })
  await open(page, path, true)
  await page.route(/[?&]panel/, () => undefined)
  const line = (productId: string, title: string) => ({
    productId,
    variantId: '',
    title,
    path: null,
    count: 1,
  })
  const other = line('2', 'Kalem')
  const engraved = [line('1', 'Kupa'), line('1', 'Kupa')]
  /** What another tab broadcasts about the cart. */
  const showItems = (items: unknown[]) =>
    page.evaluate((items) => {
      const summary = { count: '3', total: '30,00 TL' }
      const value = { summary, items }
      const newValue = JSON.stringify({ value, timeout: Date.now() + 60_000 })
      dispatchEvent(new StorageEvent('storage', { key: 'Cart', newValue }))
    }, items)
  await showItems([other, ...engraved])
  await cartLink(page).click()
  const lines = drawerOf(page).getByRole('listitem')
  await expect(lines).toHaveText(['1 × Kalem', '1 × Kupa', '1 × Kupa'])
  await showItems([...engraved, other])
  await expect(lines).toHaveText(['1 × Kupa', '1 × Kupa', '1 × Kalem'])
})

test('[C08] [P08] the drawer and the cart show how often a subscription is delivered', async ({
  page,
  demo,
}) => {
  const { id, path } = demo('subscribed')
  await page.setViewportSize({ width: 600, height: 800 })
  await open(page, path, true)
  const { origin } = new URL(page.url())
  await page.request.post('/sepet/ekle', {
    form: {
      productId: String(id),
      intent: 'add',
      back: '/',
      quantity: '1',
      subscribe: '1',
      subscribeFrequency: shop.subscription.id,
      key: crypto.randomUUID(),
    },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  })
  await cartLink(page).click()
  const words = `Düzenli gönderim: ${shop.subscription.name}`
  await expect(drawerOf(page).getByRole('listitem')).toContainText(words)
  await page.goto('/sepet')
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
})
