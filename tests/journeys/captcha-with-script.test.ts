import type { Page } from '@playwright/test'
import { type CaptchaShop, openCaptchaShop } from '../support/captcha-provider'
import { expect, hydrate, test } from '../support/journey'

const provider = 'https://challenges.cloudflare.com'

/** A widget as a provider makes it: by HTML of its own, with a frame of its own. */
const widget = `window.turnstile = { render: (place, options) => {
  place.innerHTML = '<iframe src="${provider}/frame" title="check"></iframe><button type="button">Ben insanım</button><input type="hidden">'
  const [, press, input] = place.children
  input.name = options['response-field-name']
  press.onclick = () => { input.value = 'human-' + Math.random() }
} }`

async function answerAsProvider(page: Page): Promise<void> {
  await page.route(`${provider}/**`, (route) =>
    route.request().url().includes('/api.js')
      ? route.fulfill({ contentType: 'text/javascript', body: widget })
      : route.fulfill({ contentType: 'text/html', body: 'frame' }),
  )
}

let shop: CaptchaShop
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  shop = await openCaptchaShop({ mode: 'full' })
})
test.afterAll(() => shop.close())
test.beforeEach(() => shop.setProvider('up'))

const human = (page: Page) => page.getByRole('button', { name: 'Ben insanım' })

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(shop.url + path)
  await hydrate(page)
}

test('[R07] [L07] a refused captcha keeps what was typed, and the next one is another', async ({
  page,
}) => {
  await answerAsProvider(page)
  const violations: string[] = []
  page.on('console', (line) => {
    if (/Content.Security|TrustedHTML/i.test(line.text())) violations.push(line.text())
  })
  await openForm(page, '/uye-sifre-hatirlat')
  await expect(page.getByRole('textbox', { name: 'Güvenlik kodu' })).toHaveCount(0)
  const email = page.getByRole('textbox', { name: 'E-posta' }).first()
  await email.fill(shop.platform.accounts.plain.email)
  shop.setProvider('refusing')
  await human(page).click()
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click()
  const text = 'Doğrulama kabul edilmedi, lütfen yeniden deneyin'
  await expect(page.getByRole('main').getByText(text).last()).toBeVisible()
  await expect(email).toHaveValue(shop.platform.accounts.plain.email)
  shop.setProvider('up')
  await human(page).click()
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click()
  await expect(page.getByRole('status').first()).toContainText('Kayıtlıysanız')
  expect(violations).toEqual([])
})

test('[L07] a form that is reached by a link inside the page shows the widget too', async ({
  page,
}) => {
  await answerAsProvider(page)
  await openForm(page, '/uye-girisi-sayfasi')
  await page.getByRole('main').getByRole('link', { name: 'Şifremi unuttum' }).click()
  await expect(human(page)).toBeVisible()
})

test('[L07] without the provider’s script the shop’s own code stays', async ({ page }) => {
  await page.route(`${provider}/**`, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await openForm(page, '/uye-sifre-hatirlat')
  await failed
  await page
    .getByRole('textbox', { name: 'E-posta' })
    .first()
    .fill(shop.platform.accounts.plain.email)
  const code = shop.platform.securityCodes().at(-1) ?? ''
  await page.getByRole('textbox', { name: 'Güvenlik kodu' }).fill(code)
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click()
  await expect(page.getByRole('status').first()).toContainText('Kayıtlıysanız')
})
