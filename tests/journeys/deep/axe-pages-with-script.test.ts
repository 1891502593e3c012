import type { Page } from '@playwright/test'
import { hrefOf, type PageName } from '../../../app/site-map'
import { chooseLanguage, expectClean } from '../../support/axe'
import { expect, expectInCart, open, test } from '../../support/journey'
import { signInAs } from '../../support/journey-member'

test.describe.configure({ timeout: 120_000 })

/** One color scheme per language: both are tested, and no page twice. */
const scheme = { tr: ['light'], ar: ['dark'] } as const

const guestPages: [PageName, Record<string, string>?][] = [
  ['home'],
  ['categories'],
  ['search', { q: 'a' }],
  ['search', { q: 'deftr' }],
  ['search', { q: 'qxqxqx' }],
  ['search', { q: 'a', price: '1-2' }],
  ['stores'],
  ['storeChoice'],
  ['cart'],
  ['order'],
  ['compare'],
  ['compare', { urunler: '1' }],
  ['compare', { urunler: '1-6-16-24' }],
  ['consent'],
]

const ownPages: [PageName, Record<string, string>?][] = [
  ['signIn'],
  ['signIn', { tip: 'telefon' }],
  ['signIn', { tip: 'bayi' }],
  ['register'],
  ['forgotPassword'],
  ['newsletter'],
  ['oneTimeCode'],
]

const memberPages: PageName[] = [
  'account',
  'personalData',
  'preferences',
  'changePassword',
  'verifyPhone',
  'favourites',
]

/** Sends the first form of the page without its required fields, as a browser without validation would. */
async function sendEmpty(page: Page): Promise<void> {
  const form = page.getByRole('main').locator('form[method="post"]').first()
  for (const field of await form.getByRole('textbox').all())
    if (await field.isEditable()) await field.fill('')
  await form.evaluate((element) => element.setAttribute('novalidate', ''))
  await form.getByRole('button').last().click()
  await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible()
}

for (const language of ['tr', 'ar'] as const) {
  const look = (page: Page, name: string) => expectClean(page, name, [...scheme[language]])
  const at = (name: PageName, query?: Record<string, string>) => hrefOf(name, language, query)
  const lookAtEach = async (page: Page, pages: [PageName, Record<string, string>?][]) => {
    for (const [name, query] of pages) {
      await page.goto(at(name, query))
      await look(page, `${name} ${JSON.stringify(query ?? {})}`)
    }
  }

  test(`axe finds nothing on a guest's pages in ${language}`, async ({ page }) => {
    await chooseLanguage(page, language)
    await lookAtEach(page, guestPages)
    if (language === 'ar') await lookAtEach(page, [['search', { q: 'دفتر' }]])
    await page.goto(`${language === 'tr' ? '' : '/ar'}/boyle-bir-sayfa-yok`)
    await look(page, 'not found')
    await page.goto(at('categories'))
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('main').locator('article').first()).toBeVisible()
    await look(page, 'category')
    await page.goto(`${page.url()}?discounted=1&stock=1`)
    await look(page, 'category, filtered')
  })

  test(`axe finds nothing on the sign-in pages and their errors in ${language}`, async ({
    page,
  }) => {
    await chooseLanguage(page, language)
    await lookAtEach(page, ownPages)
    for (const name of ['signIn', 'register', 'forgotPassword'] as const) {
      await page.goto(at(name))
      await sendEmpty(page)
      await look(page, `${name}, sent empty`)
    }
  })

  test(`axe finds nothing on a member's pages in ${language}`, async ({ page, demo }) => {
    await signInAs(page, 'vendor')
    await chooseLanguage(page, language)
    await lookAtEach(
      page,
      memberPages.map((name) => [name]),
    )
    for (const name of ['personalData', 'changePassword'] as const) {
      await page.goto(at(name))
      await sendEmpty(page)
      await look(page, `${name}, sent empty`)
    }
    await page.goto(`/yorum-yaz${demo('plain', language).path}`)
    await sendEmpty(page)
    await look(page, 'review, sent empty')
  })
}

test('axe finds nothing on a cart with lines, nor on its notices', async ({ page, demo }) => {
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await open(page, demo('showsNotice').path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sepete git' })).toBeVisible()
  await expectClean(page, 'a notice')
  await page.goto('/sepet')
  await expectClean(page, 'cart')
})
