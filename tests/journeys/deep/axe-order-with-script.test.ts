import type { Page } from '@playwright/test'
import { hrefOf } from '../../../app/site-map'
import { chooseLanguage, expectClean } from '../../support/axe'
import { shop } from '../../support/facts/shop-facts'
import { expect, hydrate, open, test } from '../../support/journey'
import { signInAs } from '../../support/journey-member'
import { wordsOf } from '../../support/words'

test.describe.configure({ timeout: 180_000 })

/** Labels of the reference provider's pages (functions/shop/order/payment-page.ts, wallet/card-page.ts). */
const providers = {
  tr: {
    pay: 'Ödemeyi onayla',
    refuse: 'Ödemeyi reddet',
    holder: 'Kart üzerindeki ad',
    number: 'Kart numarası',
    expiry: 'Son kullanma',
    code: 'Güvenlik kodu',
    saveCard: 'Kartı kaydet',
  },
  ar: {
    pay: 'تأكيد الدفع',
    refuse: 'رفض الدفع',
    holder: 'الاسم على البطاقة',
    number: 'رقم البطاقة',
    expiry: 'الانتهاء',
    code: 'رمز الأمان',
    saveCard: 'احفظ البطاقة',
  },
}

/** Chooses a region in each list, down to the last; their names are the same in every language. */
async function chooseRegions(page: Page, text: (key: string) => string) {
  for (const [level, option] of [
    ['city', { label: 'İzmir' }],
    ['town', { label: 'Konak' }],
    ['district', { index: 1 }],
  ] as const) {
    const list = page.getByRole('combobox', { name: text(`regions.${level}`), exact: true })
    await list.focus()
    await list.selectOption(option)
  }
}

async function fillAddress(page: Page, text: (key: string) => string) {
  const field = (key: string) => page.getByLabel(text(`address.${key}`), { exact: true })
  await field('fullname').fill('Ayla Yurt')
  await field('phone').fill('532 000 00 01')
  await chooseRegions(page, text)
  await field('street').fill('Moda Caddesi 5')
}

for (const language of ['tr', 'ar'] as const) {
  const text = wordsOf(language)
  const theirs = providers[language]
  const press = (page: Page, key: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${text(key)}( ·|$)`) })
      .first()
      .click()
  const refused = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible()

  test(`[A01] [A02] [X01] the address pages satisfy WCAG, empty, refused and saved, in ${language}`, async ({
    page,
  }) => {
    await signInAs(page, language === 'tr' ? 'noConsent' : 'affiliate')
    await chooseLanguage(page, language)
    await page.goto('/adres')
    await expectClean(page, 'addresses')
    await open(page, '/adres/kayit', true)
    await expectClean(page, 'address')
    await page.getByRole('checkbox', { name: text('address.corporate') }).check()
    await press(page, 'address.save')
    await refused(page)
    await expectClean(page, 'address, refused')
    await hydrate(page)
    await page.getByLabel(text('address.name'), { exact: true }).fill('Ev')
    await fillAddress(page, text)
    await expectClean(page, 'address, filled')
    await page.getByRole('checkbox', { name: text('address.corporate') }).uncheck()
    await press(page, 'address.save')
    await expect(page.getByText(text('address.saved'))).toBeVisible()
    await expectClean(page, 'addresses, one saved')
    await press(page, 'address.remove')
    await expectClean(page, 'addresses, asked whether to remove')
  })

  test(`[O02] every checkout step satisfies WCAG in ${language}`, async ({ page, demo }) => {
    const goOn = () => press(page, 'order.continue')
    await chooseLanguage(page, language)
    await open(page, demo('addsQuietly', language).path, true)
    await page.getByRole('button', { name: text('product.buyNow') }).click()
    await expect(page).toHaveURL(/\/sepet$/)
    await page.goto('/order')
    await expectClean(page, 'who')
    await goOn()
    await refused(page)
    await expectClean(page, 'who, refused')
    await page
      .getByRole('textbox', { name: text('order.email'), exact: true })
      .fill('ayla@ornek.test')
    await goOn()
    await expect(page).toHaveURL(/\/order\/adres$/)
    await expectClean(page, 'where, no address')
    await page.getByRole('link', { name: text('address.add') }).click()
    await hydrate(page)
    await fillAddress(page, text)
    await press(page, 'address.save')
    await expect(page).toHaveURL(/\/order\/adres$/)
    await expectClean(page, 'where')
    await goOn()
    await expect(page).toHaveURL(/\/order\/odeme$/)
    await expectClean(page, 'ways')
    await goOn()
    await refused(page)
    await expectClean(page, 'ways, refused')
    const radios = page.getByRole('main').getByRole('radio')
    await radios.first().check()
    await page.getByRole('radio', { name: /kart|بطاقة/ }).check()
    await goOn()
    await expect(page).toHaveURL(/\/order\/onay$/)
    await expectClean(page, 'confirm')
    await hydrate(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: text('order.distanceSales') })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectClean(page, 'a document in a window')
    await page.keyboard.press('Escape')
    await press(page, 'order.place')
    await refused(page)
    await expectClean(page, 'confirm, refused')
    await page.getByRole('main').getByRole('checkbox').check()
    await press(page, 'order.place')
    await page.getByRole('button', { name: theirs.refuse }).click()
    await expectClean(page, 'confirm, payment refused')
    await page.getByRole('main').getByRole('checkbox').check()
    await press(page, 'order.place')
    await page.getByRole('button', { name: theirs.pay }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('order.thanks'))
    await expectClean(page, 'thanks')
  })

  test(`[A08] [L08] [L10] phone numbers, one-time codes and profiles satisfy WCAG in ${language}`, async ({
    page,
  }, { project }) => {
    await chooseLanguage(page, language)
    await open(page, '/tek-kullanimlik-kod', true)
    const number = page.getByLabel(text('auth.phone'), { exact: true })
    await number.focus()
    await page.getByRole('button', { name: text('phone.chosen').split('{{')[0] ?? '' }).click()
    await expectClean(page, 'list of countries')
    await page.getByRole('combobox', { name: text('phone.search') }).fill('qxq')
    await expectClean(page, 'no country')
    await page.keyboard.press('Escape')
    await number.pressSequentially('53')
    await press(page, 'code.send')
    await refused(page)
    await hydrate(page)
    await number.focus()
    await expectClean(page, 'code, refused')
    const own = ['desktop-js', 'phone-js'].indexOf(project.name)
    await number.pressSequentially(`53770055${language === 'tr' ? 1 : 2}${own}`)
    await press(page, 'code.send')
    const code = page.getByLabel(text('code.code'), { exact: true })
    await code.fill('000000')
    await expectClean(page, 'code, asked for')
    await press(page, 'code.confirm')
    await refused(page)
    await expectClean(page, 'code, wrong')
    await page.goto('/sosyal-giris?platform=facebook')
    await page.getByRole('button', { name: new RegExp(shop.social.stranger) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('social.complete'))
    await expectClean(page, 'profile')
    await press(page, 'social.submit')
    await refused(page)
    await hydrate(page)
    await page.getByRole('main').getByRole('textbox').last().focus()
    await expectClean(page, 'profile, refused')
  })

  test(`[M01] [M02] [O01] [W01] the pages after a form was sent satisfy WCAG in ${language}`, async ({
    page,
  }, { project }) => {
    await signInAs(page, 'plain')
    await chooseLanguage(page, language)
    await page.goto('/siparis-iadesi?siparis=2600102877')
    await press(page, 'orders.sendReturn')
    await refused(page)
    await expectClean(page, 'return, refused')
    await page.goto('/uye-mesaji?mesaj=1')
    await press(page, 'messages.send')
    await refused(page)
    await expectClean(page, 'reply, refused')
    await page.goto(hrefOf('contact', language))
    await press(page, 'messages.send')
    await refused(page)
    await expectClean(page, 'message, refused')
    await page.getByLabel(text('messages.department')).selectOption({ index: 1 })
    await page.getByLabel(text('messages.subject')).fill('Konu')
    await page.getByLabel(text('messages.text')).fill(`${language} ${project.name}`)
    await press(page, 'messages.send')
    await expect(page.getByText(text('messages.sent'))).toBeVisible()
    await expectClean(page, 'message, sent')
    await page.goto('/kartlarim/ekle')
    await page.getByLabel(theirs.holder).fill('Ayla Yurt')
    await page.getByLabel(theirs.number).fill('5555 5555 5555 4444')
    await page.getByLabel(theirs.expiry).fill('12/39')
    await page.getByLabel(theirs.code).fill('123')
    await page.getByRole('button', { name: theirs.saveCard }).click()
    await expect(page.getByText(text('wallet.saved'))).toBeVisible()
    await expectClean(page, 'wallet, a card kept')
    await page.goto('/siparis-takip')
    await press(page, 'orders.find')
    await refused(page)
    await expectClean(page, 'tracking, refused')
  })
}
