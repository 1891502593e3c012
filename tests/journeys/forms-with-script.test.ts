import { account } from '../support/facts/shop-facts'
import { expect, hydrate, open, test } from '../support/journey'
import {
  expectLeft,
  expectStayed,
  goOffline,
  offlineNotice,
  tagDocument,
} from '../support/journey-offline'

const signInPage = '/uye-girisi-sayfasi'

test('[X01] [L06] a refused form of a page is answered in place, and can be sent again', async ({
  page,
}) => {
  const { email, password } = account('vendor')
  await open(page, signInPage, true)
  await tagDocument(page)
  const send = page.getByRole('button', { name: 'Giriş yap', exact: true })
  await page.getByLabel('E-posta', { exact: true }).fill(email.replace('@', ''))
  await send.click()
  const summary = page
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { name: 'Şunları düzeltin' }) })
  await expect(summary).toBeFocused()
  await expectStayed(page)
  const name = page.getByLabel('E-posta', { exact: true })
  await expect(name).toHaveValue(email.replace('@', ''))
  await summary.getByRole('link', { name: /^E-posta/ }).click()
  await expect(name).toBeFocused()
  await expect(name).not.toHaveAttribute('aria-invalid')
  await name.fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await send.click()
  await expect(page).toHaveURL('/')
})

test('[C15] [X01] a form keeps what was typed when the connection is missing', async ({ page }) => {
  await open(page, signInPage, true)
  const name = page.getByLabel('E-posta', { exact: true })
  await name.fill('ada@ornek.test')
  await goOffline(page)
  const send = page.getByRole('button', { name: 'Giriş yap', exact: true })
  await send.click()
  await expect(offlineNotice(page)).toBeVisible()
  await expect(name).toHaveValue('ada@ornek.test')
  await expect(send).toBeEnabled()
  await expectStayed(page)
})

test('[X01] a form whose code was replaced by a newer release is submitted by the browser', async ({
  page,
}) => {
  await page.route('**/assets/page-post-*.js', (route) => route.abort())
  await open(page, signInPage, true)
  await tagDocument(page)
  const name = page.getByLabel('E-posta', { exact: true })
  await name.fill('ada.ornek.test')
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Şunları düzeltin' })).toBeVisible()
  await expect(name).toHaveValue('ada.ornek.test')
  await expectLeft(page)
})

test('[C15] a lost response leaves the form and its idempotency key as they were', async ({
  page,
}) => {
  await open(page, signInPage, true)
  await hydrate(page)
  await tagDocument(page)
  const keys: (string | null)[] = []
  await page.route(`**${signInPage}`, (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('key'))
    return route.abort()
  })
  const send = page.getByRole('button', { name: 'Giriş yap', exact: true })
  for (const tries of [1, 2]) {
    await send.click()
    await expect.poll(() => keys.length).toBe(tries)
    await expect(send).toBeEnabled()
  }
  expect(keys[0]).toMatch(/^[\w-]{16,}/)
  expect(keys[1]).toBe(keys[0])
  await expectStayed(page)
})

test('[X01] the errors of a refused form disappear with the next page, and Back shows the form empty', async ({
  page,
}) => {
  await open(page, '/', true)
  await page.goto(signInPage)
  await hydrate(page)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Şunları düzeltin' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Üye ol' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Üye ol')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Giriş yap', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Şunları düzeltin' })).toBeHidden()
})

test('[X01] a field of a refused form that is filled without a key or a touch loses its error', async ({
  page,
}) => {
  await open(page, '/siparis-takip', true)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Siparişi bul' }).click()
  const number = main.getByLabel('Sipariş no')
  const email = main.getByLabel('E-posta', { exact: true })
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await number.fill('VT-1001')
  await expect(number).not.toHaveAttribute('aria-invalid')

  await expect(main.getByText('Bu alan boş bırakılamaz').first()).toBeHidden()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})
