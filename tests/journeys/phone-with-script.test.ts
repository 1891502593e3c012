import type { Page } from '@playwright/test'
import { axeFaults } from '../support/axe'
import { account } from '../support/facts/shop-facts'
import { expect, holdAnswers, open, test } from '../support/journey'
import { signInAs } from '../support/journey-member'
import { maskedPhone } from '../support/masked-phone'

test.describe.configure({ timeout: 60_000 })

const number = (page: Page) => page.getByRole('textbox', { name: /^Telefon|^Cep telefonu/ })
const flag = (page: Page) => page.getByRole('button', { name: /^Ülke:/ })

/** Opens the sign-in by phone and focuses its field, which turns the list into a flag. */
async function atPhone(page: Page) {
  await open(page, '/uye-girisi-sayfasi?tip=telefon', true)
  await number(page).focus()
  await expect(flag(page)).toBeVisible()
}

test('[A08] [A15] the flag opens a list of fifteen countries with a search; scrolling to its end loads more', async ({
  page,
}) => {
  await atPhone(page)
  await expect(flag(page).locator('img')).toHaveAttribute('src', '/static/theme-flags/tr.webp')
  await flag(page).click()
  const list = page.getByRole('listbox', { name: 'Ülke kodu' })
  await expect(list.getByRole('option')).toHaveCount(15)
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(list.getByRole('option')).toHaveCount(30)
  expect(await axeFaults(page)).toEqual([])
  const search = page.getByRole('combobox', { name: 'Ülke ara' })
  await search.fill('İSPANYA')
  await expect(list.getByRole('option')).toHaveCount(1)
  await search.fill('ispanya')
  await expect(list.getByRole('option', { name: /İspanya/ })).toBeVisible()
  await page.mouse.click(3, 3)
  await expect(list).toBeHidden()
  await flag(page).click()
  await expect(list).toBeVisible()
  await flag(page).click()
  await expect(list).toBeHidden()
})

test('[A08] a flag that the shop does not have leaves no broken picture', async ({ page }) => {
  await page.route('**/theme-flags/**', (route) => route.fulfill({ status: 404 }))
  await atPhone(page)
  await expect(flag(page)).toHaveText('TR')
  await flag(page).click()
  await expect(page.getByRole('option')).toHaveCount(15)
  await expect(page.locator('img[src*="theme-flags"]')).toHaveCount(0)
})

test('[A09] [A11] choosing a country clears the field and applies its mask', async ({ page }) => {
  await atPhone(page)
  await number(page).pressSequentially('5320000001')
  await expect(number(page)).toHaveValue('+90 (532) 000-00-01')
  await flag(page).click()
  await page.getByRole('combobox', { name: 'Ülke ara' }).fill('amerika birleşik')
  await page.keyboard.press('Enter')
  await expect(flag(page).locator('img')).toHaveAttribute('src', '/static/theme-flags/us.webp')
  await expect(number(page)).toHaveValue('+1 (___) ___-____')
  await number(page).pressSequentially('0212')
  await expect(number(page)).toHaveValue('+1 (212) ___-____')
})

test('[A12] [A13] Eastern Arabic digits and pasted numbers are accepted', async ({ page }) => {
  await atPhone(page)
  await number(page).pressSequentially('٥٣٢')
  await expect(number(page)).toHaveValue('+90 (532) ___-__-__')
  const paste = (text: string) =>
    number(page).evaluate((field, value) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', value)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
    }, text)
  for (const text of ['+90 532 000 00 01', '905320000001', '0532-000-00-01', '٠٥٣٢٠٠٠٠٠٠١']) {
    await paste(text)
    await expect(number(page)).toHaveValue('+90 (532) 000-00-01')
  }
})

test('[A13] a refused number that is selected whole is replaced by what is typed', async ({
  page,
}) => {
  await atPhone(page)
  await number(page).pressSequentially('53211')
  await page.keyboard.press('Enter')
  await expect(number(page)).toHaveAttribute('aria-invalid', 'true')
  // As the tab key does.
  await number(page).evaluate((field: HTMLInputElement) => field.select())
  await number(page).focus()
  await expect(number(page)).toHaveValue('+90 (532) 11_-__-__')
  await number(page).pressSequentially('5054445566')
  await expect(number(page)).toHaveValue('+90 (505) 444-55-66')
})

test('[A10] [A13] a number with + selects its country, whether pasted, autofilled or typed before hydration', async ({
  page,
}) => {
  await atPhone(page)
  const paste = (text: string) =>
    number(page).evaluate((field, value) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', value)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
    }, text)
  await paste('+501 612 3456')
  await expect(flag(page)).toHaveAccessibleName(/Belize \+501/)
  await expect(number(page)).toHaveValue(/^\+501 \D*6\D*1\D*2\D*3\D*4\D*5\D*6$/)
  await number(page).fill('+90 532 000 00 01')
  await expect(flag(page)).toHaveAccessibleName('Ülke: Türkiye +90')
  await expect(number(page)).toHaveValue('+90 (532) 000-00-01')
  // As a browser's autofill does.
  await number(page).evaluate((field: HTMLInputElement) => {
    field.value = '+53 5 2345678'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(flag(page)).toHaveAccessibleName(/Küba \+53/)
  await open(page, '/uye-girisi-sayfasi?tip=telefon', true)
  await number(page).evaluate((field: HTMLInputElement) => {
    field.value = '+501 612 3456'
  })
  await number(page).focus()
  await expect(flag(page)).toHaveAccessibleName(/Belize \+501/)
})

test('[A08] only one list is open at a time, also when a second one is opened by keyboard', async ({
  page,
}) => {
  await open(page, '/uye-girisi-sayfasi?tip=telefon', true)
  // A page with two phone fields, before either has focus.
  await number(page).evaluate((input) => {
    const field = input.closest('.phone-field')
    const second = field?.cloneNode(true) as HTMLElement
    for (const one of second.querySelectorAll('[id]')) one.id += '-2'
    for (const label of second.querySelectorAll('label')) label.htmlFor += '-2'
    field?.parentElement?.insertBefore(second, field.nextSibling)
  })
  for (const at of [0, 1]) {
    await number(page).nth(at).focus()
    await expect(flag(page)).toHaveCount(at + 1)
  }
  const lists = page.getByRole('listbox', { name: 'Ülke kodu' })
  await flag(page).first().press('Enter')
  await expect(lists).toHaveCount(1)
  await flag(page).nth(1).press('Enter')
  await expect(flag(page).nth(1)).toHaveAttribute('aria-expanded', 'true')
  await expect(flag(page).first()).toHaveAttribute('aria-expanded', 'false')
  await expect(lists).toHaveCount(1)
})

test('[A10] [A11] a saved number is shown with its country', async ({ page }) => {
  await signInAs(page, 'plain')
  await open(page, '/uye-kisisel-bilgileri', true)
  await number(page).focus()
  await expect(number(page)).toHaveValue(maskedPhone(account('plain').phone))
  await expect(flag(page)).toHaveAccessibleName('Ülke: Türkiye +90')
})

/** A dialog's phone field without the list of countries. */
async function withoutCountries(page: Page) {
  // The countries could not be loaded when the dialog's page was rendered.
  await page.route('**/tek-kullanimlik-kod*', async (route) => {
    const answer = await route.fetch()
    const [before = '', rest = ''] = (await answer.text()).split(
      /<div class="server-only"><div class="field phone-country">/,
    )
    const after = rest.slice(rest.indexOf('</select></div></div>') + 21)
    await route.fulfill({
      response: answer,
      body: before + after.replace('data-country="TR"', 'data-country=""'),
    })
  })
  await open(page, '/uye-girisi-sayfasi', true)
  await page.getByRole('link', { name: 'Tek kullanımlık kodla gir' }).click()
  return page.getByRole('dialog').getByRole('textbox', { name: /telefon/i })
}

test('[A11] a number of an unknown country takes twelve digits after the plus', async ({
  page,
}) => {
  const field = await withoutCountries(page)
  await field.focus()
  await expect(field).toHaveValue('+____________')
  await field.pressSequentially('٩0x5320000001234')
  await expect(field).toHaveValue('+905320000001')
})

test('[A11] without the country list a Turkish number shows its country, and one with + stays as it is', async ({
  page,
}) => {
  const field = await withoutCountries(page)
  for (const [typed, value] of [
    ['5320000001', '+905320000001'],
    ['+5352345678', '+5352345678'],
    ['05320000001', '+905320000001'],
  ] as const) {
    await field.focus()
    await field.press('ControlOrMeta+a')
    await field.press('Backspace')
    await field.pressSequentially(typed)
    await field.blur()
    await expect(field).toHaveValue(value)
  }
  await field.fill('+501 612 3456')
  await field.blur()
  await expect(field).toHaveValue('+5016123456')
})

test('[A11] a number typed and left before the field’s code arrives shows its country', async ({
  page,
}) => {
  const release = await holdAnswers(page, /\/assets\/phone-picker-/)
  const field = await withoutCountries(page)
  await field.focus()
  await field.pressSequentially('5320000001')
  await field.blur()
  release()
  await expect(field).toHaveValue('+905320000001')
})

test('[A06] tax offices open on focus and are filtered from two letters on, fifteen at a time', async ({
  page,
}) => {
  await signInAs(page, 'noConsent')
  await open(page, '/adres/kayit', true)
  await page.getByRole('checkbox', { name: 'Kurumsal fatura istiyorum' }).check()
  const office = page.getByRole('combobox', { name: 'Vergi dairesi' })
  await page.getByLabel('Vergi dairesi').focus()
  const list = page.getByRole('listbox', { name: 'Vergi dairesi' })
  await expect(list.getByRole('option')).toHaveCount(15)
  const first = (await list.getByRole('option').first().textContent()) ?? ''
  await office.pressSequentially('a')
  await expect(list.getByRole('option').first()).toHaveText(first)
  await office.pressSequentially('n')
  await expect(list.getByRole('option').first()).toHaveText(/an/i)
  await expect(list.getByRole('option')).toHaveCount(15)
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(list.getByRole('option')).not.toHaveCount(15)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(office).not.toHaveValue('an')
  await expect(list).toBeHidden()
})

test('[A11] a country without a pattern takes up to twelve digits', async ({ page }) => {
  await open(page, '/uye-girisi-sayfasi?tip=telefon', true)
  await page.locator('option[value="DK"]').evaluate((option: HTMLOptionElement) => {
    option.dataset.digitCount = ''
  })
  await number(page).focus()
  await flag(page).click()
  await page.getByRole('combobox', { name: 'Ülke ara' }).fill('danimarka')
  await page.keyboard.press('Enter')
  await expect(number(page)).toHaveValue('+45 __________')
  await number(page).pressSequentially('32123456')
  await number(page).blur()
  await expect(number(page)).toHaveValue('+45 32123456')
  await number(page).focus()
  await number(page).pressSequentially('7890')
  await expect(number(page)).toHaveValue('+45 3212345678')
})
