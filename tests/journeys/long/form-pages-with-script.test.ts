import { account } from '../../support/facts/shop-facts'
import {
  cartLink,
  expect,
  holdAnswers,
  hydrate,
  open,
  openChoices,
  test,
} from '../../support/journey'
import { expectLeft, expectStayed, offlineNotice, tagDocument } from '../../support/journey-offline'

const registerPage = '/uye-kayit'
const signInPage = '/uye-girisi-sayfasi'

test('[X01] [X03] a form keeps what was typed when a link to an anchor is followed', async ({
  page,
}) => {
  await open(page, signInPage, true)
  await page.getByRole('main').getByRole('link', { name: 'Üye ol' }).first().click()
  await expect(page).toHaveURL(new RegExp(registerPage))
  await expect(page.getByRole('heading', { level: 1, name: 'Üye girişi' })).toBeHidden()
  const email = page.getByRole('main').getByLabel('E-posta', { exact: true })
  await email.fill('ayla.ornek.test')
  await page.getByRole('link', { name: 'İçeriğe geç' }).press('Enter')
  await expect(page).toHaveURL(/#content$/)
  await expect(email).toHaveValue('ayla.ornek.test')
  await page.getByRole('main').locator('form[method="post"] button').last().click()
  const summary = page.getByRole('heading', { name: 'Şunları düzeltin' })
  await expect(summary).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/uye-kayit$/)
  await expect(summary).toBeVisible()
})

test('[X03] a page whose texts fail to load once is hydrated by a second try', async ({ page }) => {
  let requests = 0
  await page.route('**/assets/shop-*.js', (route) => {
    requests += 1
    return requests === 1 ? route.abort() : route.continue()
  })
  await open(page, signInPage, true)
  expect(requests).toBe(2)
})

test('[X03] a page whose code fails to load is opened by a full page load', async ({ page }) => {
  await page.route('**/assets/register-page-*.js', (route) => route.abort())
  await open(page, signInPage, true)
  await tagDocument(page)
  await page.getByRole('main').getByRole('link', { name: 'Üye ol' }).first().click()
  await expect(page).toHaveURL(new RegExp(registerPage))
  await expect(page.getByRole('main').getByLabel('E-posta', { exact: true })).toBeVisible()
  await expectLeft(page)
})

test('[X03] a page stays visible until the code of the next one has loaded', async ({ page }) => {
  const release = await holdAnswers(page, '**/assets/register-page-*.js')
  await open(page, signInPage, true)
  await tagDocument(page)
  const requested = page.waitForRequest('**/assets/register-page-*.js')
  await page.getByRole('main').getByRole('link', { name: 'Üye ol' }).first().click()
  await requested
  await expect(page.getByRole('heading', { level: 1, name: 'Üye girişi' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Üye girişi' })).toBeHidden()
  await expect(page.getByRole('main').getByLabel('E-posta', { exact: true })).toBeVisible()
  await expectStayed(page)
})

test('[C15] an error of a gateway is reported, and nothing typed is lost', async ({ page }) => {
  await open(page, '/', true)
  await hydrate(page)
  await tagDocument(page)
  await page.route('**/bulten.data*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await email.fill('ayla@ornek.test')
  await email.press('Enter')
  await expect(offlineNotice(page)).toBeVisible()
  await expect(email).toHaveValue('ayla@ornek.test')
  await expectStayed(page)
})

test('[C15] an add with a lost response keeps its idempotency key when another form is answered', async ({
  page,
  demo,
}) => {
  const keys: (string | null)[] = []
  await page.route('**/sepet/ekle.data*', async (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('key'))
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await open(page, demo('addsQuietly').path, true)
  const add = page.getByRole('main').getByRole('button', { name: 'Sepete ekle' }).first()
  await add.click()
  await expect(offlineNotice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Kabul et' }).click()
  await expect(page.getByRole('button', { name: 'Kabul et' })).toBeHidden()
  await add.click()
  await expect.poll(() => keys.length).toBe(2)
  expect(keys[0]).toMatch(/^[\w-]{16,}/)
  expect(keys[1]).toBe(keys[0])
  await open(page, '/sepet', true)
  await expect(cartLink(page)).toHaveAccessibleName(/^Sepet 1(?: |$)/)
})

test('[C15] [C16] forms that wait for an answer are sent once when the page is left', async ({
  page,
  demo,
}) => {
  const held = page.waitForRequest('**/sepet/ekle.data*')
  // The first request never reaches the shop; the page's last ones do not pass here.
  await page.route('**/sepet/ekle.data*', () => {}, { times: 1 })
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('main').getByRole('button', { name: 'Sepete ekle' }).first().click()
  await page.getByRole('button', { name: 'Kabul et' }).click()
  await held
  await expect(async () => {
    await page.goto('/sepet')
    await expect(cartLink(page)).toHaveAccessibleName(/^Sepet 1(?: |$)/, { timeout: 500 })
    await expect(page.getByRole('button', { name: 'Kabul et' })).toBeHidden({ timeout: 500 })
  }).toPass()
})

for (const [how, fields] of [
  ['a refusal', { Mesajınız: '' }],
  ['a success', { Mesajınız: 'Kargo ne zaman gelir?' }],
] as const)
  test(`[X03] ${how} that comes after its page was left does not replace the next page`, async ({
    page,
  }) => {
    await open(page, '/iletisim', true)
    const form = page.getByRole('main').locator('form[method="post"]').first()
    await form.getByLabel('Adınız').fill('Ayla Yurt')
    await form.getByLabel('E-posta').fill('ayla@ornek.test')
    await form.getByLabel('Konu').fill('Kargo')
    for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text)
    const release = await holdAnswers(page, /iletisim/)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await form.getByRole('button', { name: 'Gönder' }).click()
    await sent
    await page.getByRole('link', { name: 'Mağazalarımız' }).first().click()
    await expect(page).toHaveURL(/magazalarimiz$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Mağazalarımız' })).toBeVisible()
    await tagDocument(page)
    release()
    await (await answered).finished()
    // The script that reads the answer has run once the page is idle.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })))
    await expect(page.getByRole('heading', { level: 1, name: 'Mağazalarımız' })).toBeVisible()
    await expectStayed(page)
  })

test('[G03] [X03] a change of language keeps what was typed in a form that was refused', async ({
  page,
}) => {
  await open(page, registerPage, true)
  const main = page.getByRole('main')
  await main.getByLabel('Ad', { exact: true }).fill('Ayla')
  await main.getByLabel('E-posta', { exact: true }).fill('ayla.ornek.test')
  await main.getByRole('button', { name: 'Üyeliğimi oluştur' }).click()
  await expect(page.getByRole('heading', { name: 'Şunları düzeltin' })).toBeVisible()
  await openChoices(page)
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('main input[name="name"]')).toHaveValue('Ayla')
  await expect(page.locator('main input[name="email"]')).toHaveValue('ayla.ornek.test')
})

test('[X03] a reload keeps what was typed in a form that was refused, until it is accepted', async ({
  page,
}) => {
  const contact = '/iletisim'
  await open(page, contact, true)
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true })
  const send = page.getByRole('main').getByRole('button', { name: 'Gönder' })
  await field('Konu').fill('Vazo')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Şunları düzeltin' })).toBeVisible()
  await page.reload()
  await expect(field('Konu')).toHaveValue('Vazo')
  await expect(page.getByRole('heading', { name: 'Şunları düzeltin' })).toBeHidden()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Şunları düzeltin' })).toBeVisible()
  await field('Adınız').fill('Ayla Yurt')
  await field('E-posta').fill('ayla@ornek.test')
  await field('Mesajınız').fill('Kırık geldi.')
  await page.getByRole('main').getByLabel('Bölüm').selectOption({ index: 1 })
  await send.click()
  await expect(page.getByText('Mesajınız gönderildi.')).toBeVisible()
  await expect(field('Konu')).toHaveValue('')
  // What waits for this document is filled in as soon as it is hydrated.
  expect(await page.evaluate(() => window.vitrinTyped)).toBeUndefined()
})

test('[C15] a gateway’s page in place of an answer leaves the form as it was', async ({ page }) => {
  await open(page, signInPage, true)
  await page.route(`**${signInPage}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<main><h1>502</h1></main>' })
      : route.continue(),
  )
  await page.getByLabel('E-posta', { exact: true }).fill('ayla@ornek.test')
  await page.getByLabel('Şifre', { exact: true }).fill(account('plain').password)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(offlineNotice(page)).toBeVisible()
  await expect(page.getByLabel('E-posta', { exact: true })).toHaveValue('ayla@ornek.test')
})
