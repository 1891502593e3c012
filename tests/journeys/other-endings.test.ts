import type { Page } from '@playwright/test'
import { backend } from '../support/facts/backend'
import { alternatives } from '../support/facts/ending'
import { otherEndings } from '../support/facts/other-endings'
import { shop } from '../support/facts/shop-facts'
import { expect, expectInCart, test } from '../support/journey'
import { demoOf } from '../support/journey-demo'
import { signInAs } from '../support/journey-member'

test.describe.configure({ timeout: 60_000 })

const add = (page: Page) => page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()

/** Waits for a page of the platform itself, to which the storefront hands over, with the visitor's session. */
async function expectPlatform(page: Page, path: string, text: string | RegExp) {
  const own = new URL(test.info().project.use.baseURL ?? '').origin
  await expect(page).toHaveURL(({ origin, pathname }) => origin !== own && pathname === path)
  await expect(page.getByText(text).first()).toBeVisible()
}

const asserted: Record<(typeof alternatives)[number], (page: Page) => Promise<unknown>> = {
  'checkout of the platform': async (page) => {
    const { path, title } = demoOf('addsQuietly')
    await page.goto(path)
    await add(page)
    await expectInCart(page, 1)
    await page.goto('/sepet')
    await page.getByRole('button', { name: 'Siparişi tamamla' }).click()
    await expectPlatform(page, '/order', title)
  },
  'orders of the platform': async (page) => {
    await signInAs(page, 'plain')
    await page.goto('/hesabim')
    await page.getByRole('main').getByRole('link', { name: 'Siparişlerim' }).click()
    await expectPlatform(page, '/uye-siparisleri', 'Siparişlerim')
  },
  'tracking of the platform': async (page) => {
    await page.goto('/siparis-takip')
    await expectPlatform(page, '/siparis-takip', 'Sipariş Takip')
  },
  'says that the shop has no cards': async (page) => {
    await signInAs(page, 'plain')
    await page.goto('/kartlarim')
    const heading = page.getByRole('heading', { name: 'Bu sayfa bu mağazada yok' })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^http/)
  },
  'says that it could not be done': async (page) => {
    await page.goto(demoOf('soldOut').path)
    await page.getByRole('link', { name: 'Gelince haber ver' }).click()
    const main = page.getByRole('main')
    await expect(main.getByText(/kendi sitesine bakabilirsiniz/)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Mağazanın kendi sitesine git' })).toBeVisible()
    await expect(main.getByRole('textbox')).toHaveCount(0)
  },
  'says that no store could be chosen': async (page) => {
    await page.goto('/magazalarimiz')
    const store = page.getByRole('main').getByRole('listitem').first()
    await expect(store.locator('a[href^="tel:"]')).toBeVisible()
    await expect(store.getByRole('button')).toHaveCount(0)
    await page.goto(demoOf('needsStore').path)
    await add(page)
    const own = page.getByRole('alert').getByRole('link', { name: /kendi sitesinde satın alın/ })
    await expect(own).toBeVisible()
  },
  'comparison as the shop has it': async (page) => {
    const [first, second] = [demoOf('plain'), demoOf('twoGroups')]
    await page.goto(`/karsilastir?urunler=${first.id}-${second.id}`)
    for (const { title } of [first, second])
      await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
  },
  'brand by its address': async (page) => {
    await page.goto(shop.brand.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.brand.title)
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('main').getByText(shop.brand.title).first()).toBeVisible()
  },
  'says which text is missing': async (page) => {
    await page.goto(demoOf('personal').path)
    await add(page)
    await expect(page.getByRole('alert').filter({ hasText: shop.personalText })).toBeVisible()
    await expectInCart(page, 0)
  },
  'bought once': async (page) => {
    await page.goto(demoOf('subscribed').path)
    await add(page)
    await expectInCart(page, 1)
  },
  'companions on their page': async (page) => {
    await page.goto(demoOf('accompanied').path)
    await page.getByRole('link', { name: 'Tamamlayıcı ve alternatif ürünler' }).click()
    const companions = page.getByRole('heading', { level: 2, name: 'Tamamlayıcı ürünler' })
    await expect(companions).toBeVisible()
  },
  'instalments as the shop has them': async (page) => {
    await page.goto(`/odeme-yollari${demoOf('sibling').path}`)
    await expect(page.getByRole('cell', { name: /^\d x: / }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: demoOf('sibling').title }).last()).toBeVisible()
  },
  'the price without its deal': async (page) => {
    await page.goto(demoOf('deal').path)
    await expect(page.getByRole('main').getByText(/TL$/).first()).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
    await add(page)
    await expectInCart(page, 1)
  },
  'siblings among the similar': async (page) => {
    // What comes after its page stands below that page without script (decision 007); what fails leaves a link.
    const other = page.locator(`a[href="${shop.sibling.otherPath}"]`).first()
    const retry = page.getByRole('link', { name: 'Tekrar dene' }).first()
    await page.goto(shop.sibling.path)
    await expect(async () => {
      // A press on the link while its page is on its way would begin anew: the shop may take four seconds.
      if (await retry.isVisible()) await retry.click()
      await expect(other).toBeVisible({ timeout: 6000 })
    }).toPass({ timeout: 40_000 })
    await other.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.sibling.otherTitle)
  },
  'categories instead of a word': async (page) => {
    await page.goto(`/arama?q=${shop.words.misspelt}`)
    const categories = page.getByRole('main').getByRole('navigation', { name: 'Kategoriler' })
    await expect(categories.getByRole('link', { name: shop.list.title })).toBeVisible()
  },
  'affiliate pages by their address': async (page) => {
    await signInAs(page, 'affiliate')
    await page.goto('/ortaklik')
    const rows = page.getByRole('table', { name: 'Siparişler' }).getByRole('row')
    await expect(rows).toHaveCount(1 + shop.affiliate.orders)
  },
  'deletion by a message': async (page) => {
    await signInAs(page, 'plain')
    await page.goto('/verilerim')
    await expect(page.getByRole('link', { name: 'Hesabımı sil' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Silinmesini iste' }).click()
    await expect(page.getByLabel('Konu')).toHaveValue('Hesabımın ve verilerimin silinmesi')
  },
  'provider of the shop': async (page) => {
    await page.goto('/uye-girisi-sayfasi')
    const link = page.getByRole('link', { name: 'Google ile devam et' })
    // Nobody answers at the provider's address here, so it is read and not opened.
    const answer = await page.request.get((await link.getAttribute('href')) ?? '', {
      maxRedirects: 0,
    })
    const { host, searchParams } = new URL(answer.headers().location ?? 'none:')
    expect([host, searchParams.get('client_id')]).toEqual(['accounts.google.test', 'kekik'])
    expect(searchParams.get('state')).toMatch(/^\w{16}$/)
  },
}

const wanted = new Set(
  otherEndings.filter(({ on }) => on.includes(backend)).map(({ instead }) => instead),
)

for (const name of alternatives.filter((one) => wanted.has(one)))
  test(`[U20] instead of a journey that this shop has no calls for: ${name}`, ({ page }) =>
    asserted[name](page))
