import type { Locator, Page } from '@playwright/test'
import { account, shop } from '../support/facts/shop-facts'
import { codeRuns, expect, open, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'
import { signInAs } from '../support/journey-member'

/** The document says whether a dialog is open, which stops its scrolling. */
const expectAnyDialog = async (page: Page, isOpen: boolean) => {
  const document = expect(page.locator('html'))
  await (isOpen ? document : document.not).toHaveAttribute('data-dialog-open')
}
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** The dialog that changes a member's password, with a test clock: `fillIn` and `send` its form. */
async function openPasswordChange(page: Page) {
  await signInAs(page, 'plain')
  await page.clock.install()
  await open(page, '/hesabim', true)
  await page.getByRole('link', { name: 'Şifre değiştir' }).click()
  const window = page.getByRole('dialog')
  const fillIn = async (old: string) => {
    await window.getByLabel('Mevcut şifre', { exact: true }).fill(old)
    await window.getByLabel('Yeni şifre', { exact: true }).fill('uzun bir cümle 9')
    await window.getByLabel('Yeni şifre, tekrar', { exact: true }).fill('uzun bir cümle 9')
  }
  const send = () => window.getByRole('button', { name: 'Şifremi değiştir' }).click()
  return { window, fillIn, send }
}

/** From here on the change is only simulated: the account is shared and its password stays. */
const changeInWord = (page: Page) =>
  page.route('**/sifre-degistir', (route) =>
    route.fulfill({ headers: { 'x-leads-to': '/hesabim' } }),
  )

/** A notice's time starts when its code has loaded, which a test cannot see: more time until it disappears. */
const goesAfter = (page: Page, message: Locator, ms: number) =>
  expect(async () => {
    await page.clock.runFor(ms)
    expect(await message.isVisible()).toBe(false)
  }).toPass({ timeout: 5000 })

test('[U10] [P15] the payment methods open in a wide dialog, for the variant currently chosen', async ({
  page,
  demo,
}) => {
  await open(page, demo('oneGroup').path, true)
  const options = page.getByRole('main').getByRole('group').first()
  await options.getByRole('link').last().click()
  await expect(page).toHaveURL(/variant=\d+/)
  const requested = page.waitForRequest(/\/odeme-yollari\//)
  await page
    .getByRole('link', { name: /taksit|Ödeme yolları/ })
    .first()
    .click()
  const { searchParams } = new URL(page.url())
  expect((await requested).url()).toContain(`variant=${searchParams.get('variant')}`)
  const window = dialog(page, 'Taksit ve ödeme yolları')
  await expect(window.getByRole('table', { name: 'Ödeme yoluna göre fiyat' })).toBeVisible()
  await expect(window.getByRole('table').nth(1)).toBeVisible()
  const max = (page.viewportSize()?.width ?? 0) - 32
  expect((await window.boundingBox())?.width).toBeCloseTo(Math.min(580, max), 0)
})

test('[U10] a form in a dialog shows its errors there; success is shown on the page', async ({
  page,
  demo,
}) => {
  const { path } = demo('plain')
  await open(page, path, true)
  await page.getByRole('link', { name: 'Fiyatı düşünce haber ver' }).click()
  const window = dialog(page, 'Fiyatı düşünce haber ver')
  const max = (page.viewportSize()?.width ?? 0) - 32
  const field = window.getByRole('textbox', { name: 'E-posta' })
  await field.fill('olmayan')
  expect((await window.boundingBox())?.width).toBeCloseTo(Math.min(480, max), 0)
  await window.getByRole('button', { name: 'Bana haber ver' }).click()
  await expect(window.getByText('Email formatına uygun değil')).toBeVisible()
  await expect(field).toHaveValue('olmayan')
  await expect(field).toBeFocused()
  await field.fill(account('plain').email)
  await window.getByRole('button', { name: 'Bana haber ver' }).click()
  await expect(window).toBeHidden()
  await expect(page.getByRole('status').first()).toBeVisible()
  await expect(page).toHaveURL(path)
})

test('[U09] dialogs can be stacked: focus stays in the top one, Escape closes only that one and focus returns', async ({
  page,
  demo,
}) => {
  await open(page, demo('sibling').path, true)
  await expectAnyDialog(page, false)
  const link = page.getByRole('link', { name: /taksit ve ödeme yolları/ })
  await link.click()
  const payments = dialog(page, 'Taksit ve ödeme yolları')
  const alarm = payments.getByRole('link', { name: 'Fiyatı düşünce haber ver' })
  await alarm.click()
  const writing = dialog(page, 'Fiyatı düşünce haber ver')
  await expect(writing.getByRole('textbox', { name: 'E-posta' })).toBeVisible()
  await expect(page.locator('dialog:modal')).toHaveCount(2)
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press(presses < 4 ? 'Shift+Tab' : 'Tab')
    expect(await writing.locator(':focus').count(), `press ${presses}`).toBe(1)
  }
  await page.keyboard.press('Escape')
  await expect(writing).toBeHidden()
  await expect(payments).toBeVisible()
  await expect(alarm).toBeFocused()
  await expectAnyDialog(page, true)
  await page.keyboard.press('Escape')
  await expect(payments).toBeHidden()
  await expect(link).toBeFocused()
  await expectAnyDialog(page, false)
})

test('[U18] a dialog whose page fails to load opens as a full page', async ({ page, demo }) => {
  await open(page, demo('plain').path, true)
  await page.evaluate(() => Object.assign(window, { before: true }))
  await page.route('**/haber-ver/**', (route) => route.abort(), { times: 1 })
  await page.getByRole('link', { name: 'Fiyatı düşünce haber ver' }).click()
  await expect(page).toHaveURL(/\/haber-ver\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiyatı düşünce haber ver')
  await expect
    .poll(() => page.evaluate(() => 'before' in window).catch(() => 'on the way'))
    .toBe(false)
})

test('[U18] a client navigation whose data fails becomes a full page load', async ({ page }) => {
  await open(page, '/', true)
  await page.evaluate(() => Object.assign(window, { before: true }))
  await page.route('**/kategoriler.data*', (route) => route.fulfill({ status: 500, body: 'x' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tüm kategoriler' }).click()
  await expect(page).toHaveURL(/\/kategoriler$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => 'before' in window).catch(() => 'on the way'))
    .toBe(false)
})

test('[U11] an unanswered question closes after its time and 250 ms, but not while it has focus', async ({
  page,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, true)
  await page.clock.install()
  await open(page, '/sepet', true)
  const fetched = codeRuns(page, /confirm-timer/)
  const request = page.getByRole('button', { name: 'Sepeti boşalt' })
  await request.hover()
  await fetched
  await request.click()
  const question = page.getByRole('dialog', { name: 'Sepetteki bütün ürünler çıkarılsın mı?' })
  await question.getByRole('button', { name: 'Vazgeç' }).focus()
  await page.clock.runFor(20_000)
  await expect(question).toBeVisible()
  // From here on the clock only advances by the test: 50 ms matter.
  await page.clock.pauseAt(Date.now() + 120_000)
  await request.focus()
  await page.clock.runFor(6200)
  await expect(question).toBeVisible()
  await page.clock.runFor(100)
  await expect(question).toBeHidden()
})

test('[U13] [U18] a tab in a dialog opens there; one that fails to load opens as a page', async ({
  page,
  demo,
}) => {
  await open(page, demo('sibling').path, true)
  const link = page.getByRole('link', { name: /taksit ve ödeme yolları/ })
  await link.click()
  const window = dialog(page, 'Taksit ve ödeme yolları')
  await window.getByRole('link', { name: shop.tab.title }).click()
  await expect(window.getByText(shop.tab.text)).toBeVisible()
  await expect(page).not.toHaveURL(/sekme/)
  await page.keyboard.press('Escape')
  await link.click()
  await page.route(shop.tab.address, (route) => route.abort(), { times: 1 })
  await window.getByRole('link', { name: shop.tab.title }).click()
  await expect(page).toHaveURL(shop.tab.address)
})

test('[L08] [U10] a one-time code is requested and refused in its 480 px dialog, for 3 s', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/uye-girisi-sayfasi', true)
  await page.getByRole('link', { name: 'Tek kullanımlık kodla gir' }).click()
  const window = page.getByRole('dialog')
  const max = (page.viewportSize()?.width ?? 0) - 32
  const own = test.info().project.name.startsWith('phone') ? '0536 300 10 08' : '0536 300 10 09'
  const phone = shop.codePhone ? `0${shop.codePhone}` : own
  await window.getByLabel('Telefon', { exact: true }).fill(phone)
  expect((await window.boundingBox())?.width).toBeCloseTo(Math.min(480, max), 0)
  await window.getByRole('button', { name: 'Kod gönder' }).click()
  const code = window.getByLabel('Kod', { exact: true })
  await code.fill('000000')
  await window.getByRole('button', { name: 'Onayla' }).click()
  const wrong = window.getByRole('alert').filter({ hasText: shop.refusals.code })
  await expect(wrong).toBeVisible()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await page.clock.runFor(1000)
  await expect(wrong).toBeVisible()
  await goesAfter(page, wrong, 2200)
  await expect(code).not.toHaveAttribute('aria-invalid')
  await expect(page).toHaveURL(/\/uye-girisi-sayfasi$/)
})

test('[X01] [U10] the error of a field in a dialog disappears on input; the error summary links to the field', async ({
  page,
}) => {
  await open(page, '/uye-girisi-sayfasi', true)
  await page.getByRole('link', { name: 'Tek kullanımlık kodla gir' }).click()
  const window = page.getByRole('dialog')
  await window.getByRole('button', { name: 'Kod gönder' }).click()
  const field = window.getByLabel('Telefon', { exact: true })
  const wrong = window.getByText('Bu alan boş bırakılamaz', { exact: true })
  await expect(wrong).toBeVisible()
  const steps = await page.evaluate(() => history.length)
  await window.getByRole('link', { name: /^Telefon: / }).click()
  await expect(field).toBeFocused()
  await expect(wrong).toBeHidden()
  await expect(page).toHaveURL(/\/uye-girisi-sayfasi$/)
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

test('[L05] [L12] a changed password is confirmed for 1.5 s before its dialog continues', async ({
  page,
}) => {
  const { window, fillIn, send } = await openPasswordChange(page)
  await fillIn('yanlış')
  await send()
  const wrong = window
    .getByRole('alert')
    .filter({ hasText: new RegExp(`^${shop.refusals.oldPassword}`) })
  await expect(wrong).toBeVisible()
  // The clock also runs by itself, on a busy machine by more than a second.
  await page.clock.runFor(7000)
  await expect(wrong).toBeVisible()
  await goesAfter(page, wrong, 3200)
  await changeInWord(page)
  await fillIn('doğru')
  await send()
  await expect(window.getByRole('status')).toHaveText('Şifreniz değiştirildi.')
  await page.clock.runFor(1600)
  await expect(window).toBeHidden()
})

test('[L05] a shopper who leaves during the confirmation of a changed password is not redirected', async ({
  page,
}) => {
  const opened = await openPasswordChange(page)
  await opened.fillIn('doğru')
  await changeInWord(page)
  await page.clock.pauseAt(Date.now() + 120_000)
  await opened.send()
  await expect(opened.window.getByRole('status')).toHaveText('Şifreniz değiştirildi.')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Adreslerim' }).click()
  await page.clock.runFor(200)
  await expect(page).toHaveURL(/adres/)
  const there = page.url()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.clock.runFor(3000)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(page.url()).toBe(there)
})

test('[R02] [U10] an e-mail address that is taken is reported in a 435 px dialog and stays typed', async ({
  page,
}) => {
  await open(page, '/uye-girisi-sayfasi?error=mail_already_registered&donus=%2Fsepet', true)
  const words = 'Bu e-posta adresiyle kayıt yapılmıştır. Lütfen giriş yapınız.'
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words)
  await expect(page.getByText(words)).toHaveCount(1)
  await expect(page).toHaveURL('/uye-girisi-sayfasi?donus=%2Fsepet')
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(435)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('E-posta', { exact: true })).toBeVisible()
})
