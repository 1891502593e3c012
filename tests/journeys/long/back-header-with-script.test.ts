import type { Page } from '@playwright/test'
import { shop } from '../../support/facts/shop-facts'
import {
  cartLink,
  expect,
  expectInCart,
  hydrate,
  open,
  openChoices,
  test,
} from '../../support/journey'
import { signInAs } from '../../support/journey-member'
import { toConfirmPage } from '../../support/journey-order'

test.describe.configure({ timeout: 60_000 })

/** Adds a product on its page to an empty cart. */
async function add(page: Page, path: string) {
  await open(page, path, true)
  await page.getByRole('main').getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
}

/** One press of the browser's Back, to a page that is then hydrated. */
async function goBack(page: Page, to: string | RegExp) {
  await page.goBack()
  await expect(page).toHaveURL(to)
  await hydrate(page)
}

/** The cart in this browser's storage; undefined if there is none. */
const remembered = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('Cart') ?? '{}')?.value as unknown)

test('[C12] Back after an order does not show the ordered cart', async ({ page, demo }) => {
  const { path } = demo('addsQuietly')
  await add(page, path)
  await toConfirmPage(page)
  await hydrate(page)
  await page.getByRole('checkbox', { name: /mesafeli satış sözleşmesini/ }).check()
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
  await expect(page.getByRole('heading', { name: 'Siparişiniz alındı, teşekkürler' })).toBeVisible()
  await hydrate(page)
  await goBack(page, /\/order$/)
  await expect.poll(() => remembered(page)).toBeNull()
  await expectInCart(page, 0)
  await goBack(page, path)
  await expectInCart(page, 0)
})

test('[C12] Back after signing in shows the member’s saved cart', async ({
  page,
  demo,
  isMobile,
}) => {
  await signInAs(page, isMobile ? 'affiliate' : 'vendor')
  await add(page, demo('showsNotice').path)
  await open(page, '/hesabim', true)
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(page.getByText('Çıkış yaptınız.')).toBeVisible()
  const { path } = demo('addsQuietly')
  await add(page, path)
  await signInAs(page, isMobile ? 'affiliate' : 'vendor')
  await hydrate(page)
  await expectInCart(page, 2)
  const joined = (await cartLink(page).textContent()) ?? ''
  await expect.poll(() => remembered(page)).toMatchObject({ summary: { count: '2' } })
  // The sign-in page redirects a member.
  await goBack(page, '/')
  await expect(cartLink(page)).toHaveText(joined)
  await goBack(page, path)
  await expect(cartLink(page)).toHaveText(joined)
})

test('[C12] [G04] Back after a change of currency shows the total in the new one', async ({
  page,
  demo,
}) => {
  const { path } = demo('addsQuietly')
  await add(page, path)
  await expect(cartLink(page)).toHaveText(/ 1 .*TL$/)
  await open(page, shop.list.path, true)
  await openChoices(page)
  await page.getByRole('button', { name: 'EUR' }).click()
  await expect(cartLink(page)).toHaveText(/ 1 .*€$/)
  await hydrate(page)
  const total = (await cartLink(page).textContent()) ?? ''
  await expect
    .poll(() => remembered(page))
    .toMatchObject({
      summary: { total: expect.stringContaining('€') },
    })
  await goBack(page, path)
  await expect(cartLink(page)).toHaveText(total)
})

test('[C12] Back to another language shows the cart in that language', async ({ page, demo }) => {
  await add(page, demo('addsQuietly').path)
  await expect.poll(() => remembered(page)).toMatchObject({ language: 'tr' })
  const inTurkish = (await cartLink(page).textContent()) ?? ''
  await open(page, demo('addsQuietly', 'en').path, true)
  await expect(cartLink(page)).toHaveText(/ 1 \d+\.\d\d\sTL$/)
  await expect.poll(() => remembered(page)).toMatchObject({ language: 'en' })
  await goBack(page, demo('addsQuietly').path)
  await expect(cartLink(page)).toHaveText(inTurkish)
})

test('[C12] a tab that receives the cart does not broadcast it again', async ({
  page,
  context,
  demo,
}) => {
  const other = await context.newPage()
  await open(other, '/', true)
  await open(page, demo('addsQuietly').path, true)
  await page.evaluate(() => {
    const keys: (string | null)[] = []
    Object.assign(window, { keys })
    addEventListener('storage', ({ key }) => keys.push(key))
  })
  const pressedKeys = () => page.evaluate(() => (window as unknown as { keys: string[] }).keys)
  await page.getByRole('main').getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(other, 1)
  await other.evaluate(() => localStorage.setItem('last', 'word'))
  await expect.poll(pressedKeys).toContain('last')
  expect(await pressedKeys()).toEqual(['last'])
})

test('[C12] without browser storage the header shows the cart of the page', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await add(page, demo('addsQuietly').path)
  await open(page, shop.list.path, true)
  await expectInCart(page, 1)
  await goBack(page, demo('addsQuietly').path)
  await cartLink(page).press('Tab')
  expect(errors).toEqual([])
})
