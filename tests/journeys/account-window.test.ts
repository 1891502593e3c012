import { account } from '../support/facts/shop-facts'
import { expect, open, test } from '../support/journey'
import { signInAs } from '../support/journey-member'

test('[L01] [U22] a guest who presses the account signs in and stays with the product', async ({
  page,
  demo,
  script,
}) => {
  const { path } = demo('plain')
  const { email, password } = account('plain')
  await open(page, path, script)
  await page.getByRole('banner').getByRole('link', { name: 'Hesabım' }).click()
  const place = script ? page.getByRole('dialog', { name: 'Üye girişi' }) : page.getByRole('main')
  if (script) await expect(page).toHaveURL(path)
  await place.getByLabel('E-posta', { exact: true }).fill(email)
  await place.getByLabel('Şifre', { exact: true }).fill(password)
  await place.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('dialog', { name: 'Üye girişi' })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hesabım' })).toHaveText(
    /Hesabım\p{Lu}$/u,
  )
  await page.getByRole('banner').getByRole('link', { name: 'Hesabım' }).click()
  await expect(page).toHaveURL('/hesabim')
  await expect(page.getByRole('heading', { level: 1, name: /^Merhaba/ })).toBeVisible()
})

test('[L01] [P03] [U22] the chosen variant and the count are there after signing in', async ({
  page,
  demo,
  script,
}) => {
  const { path } = demo('oneGroup')
  const { email, password } = account('plain')
  await open(page, path, script)
  const option = page.getByRole('main').locator('.options a[href]:not([aria-current])').last()
  const chosen = (await option.getAttribute('href')) ?? 'none'
  const name = await option.innerText()
  await option.click()
  await expect(page).toHaveURL(path + chosen)
  if (script) await page.getByRole('spinbutton', { name: 'Adet' }).fill('2')
  await page.getByRole('banner').getByRole('link', { name: 'Hesabım' }).click()
  const place = script ? page.getByRole('dialog', { name: 'Üye girişi' }) : page.getByRole('main')
  await place.getByLabel('E-posta', { exact: true }).fill(email)
  await place.getByLabel('Şifre', { exact: true }).fill(password)
  await place.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hesabım' })).toHaveAttribute(
    'href',
    '/hesabim',
  )
  await expect(page).toHaveURL(path + chosen)
  const there = page.getByRole('main').getByRole('link', { name, exact: true }).first()
  await expect(there).toHaveAttribute('aria-current', 'true')
  if (script) await expect(page.getByRole('spinbutton', { name: 'Adet' })).toHaveValue('2')
})

test('[L01] [U22] after a choice in place the account still opens over the list', async ({
  page,
  script,
}) => {
  await open(page, '/kirtasiye', script)
  if (script) {
    await page.getByRole('combobox', { name: 'Sıralama' }).selectOption({ index: 1 })
    await expect(page).toHaveURL(/sort=/)
  }
  const account = page.getByRole('banner').getByRole('link', { name: 'Hesabım' })
  const { pathname, search } = new URL(page.url())
  await account.click()
  if (script) await expect(page.getByRole('dialog', { name: 'Üye girişi' })).toBeVisible()
  else await expect(page).toHaveURL(/donus=%2Fkirtasiye/)
  if (script) await expect(page).toHaveURL(pathname + search)
})

test('[L01] [U22] a member has the initial at the account, after a choice in place too', async ({
  page,
  script,
}) => {
  await signInAs(page, 'plain')
  await open(page, '/kirtasiye', script)
  const account = page.getByRole('banner').getByRole('link', { name: 'Hesabım' })
  await expect(account).toHaveText(/Hesabım\p{Lu}$/u)
  const [link, initial] = await Promise.all(
    [account, account.locator('b')].map((one) => one.boundingBox()),
  )
  expect(Math.abs(Number(link?.x) - Number(initial?.x))).toBeLessThan(Number(link?.width))
  if (script) {
    await page.getByRole('combobox', { name: 'Sıralama' }).selectOption({ index: 1 })
    await expect(page).toHaveURL(/sort=/)
  }
  await expect(account).toHaveText(/Hesabım\p{Lu}$/u)
  await expect(account).toHaveAttribute('href', '/hesabim')
})

test('[L01] [U22] and after a way to the registration and back', async ({ page, demo, script }) => {
  const { path } = demo('plain')
  await open(page, path, script)
  const account = page.getByRole('banner').getByRole('link', { name: 'Hesabım' })
  await account.click()
  await page.getByRole('link', { name: 'Üye ol' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Üye ol' })).toBeVisible()
  await page.goBack()
  if (script) {
    await page.getByRole('banner').getByRole('link', { name: 'Hesabım' }).click()
    await expect(page.getByRole('dialog', { name: 'Üye girişi' })).toBeVisible()
  } else await expect(page).toHaveURL(/donus=/)
})
