import { hrefOf, type PageName, productPages } from '../../../app/site-map'
import type { DemoCase } from '../../support/demo'
import { expect, expectInCart, open, test } from '../../support/journey'
import { signInAs } from '../../support/journey-member'
import { layoutShiftsWhileScrolling, minShift, watchShifts } from '../../support/shifts'

test.describe.configure({ timeout: 120_000 })

const fixed: [PageName, Record<string, string>?][] = [
  ['home'],
  ['categories'],
  ['search', { q: 'a' }],
  ['search', { q: 'deftr' }],
  ['search', { q: 'qxqxqx' }],
  ['stores'],
  ['storeChoice'],
  ['cart'],
  ['compare', { urunler: '1-6-16-24' }],
  ['consent'],
  ['signIn'],
  ['register'],
  ['newsletter'],
]

const cases: DemoCase[] = [
  'plain',
  'twoGroups',
  'sibling',
  'personal',
  'soldOut',
  'deal',
  'tiered',
  'subscribed',
  'accompanied',
]

for (const language of ['tr', 'ar'] as const)
  test(`the layout of a page in ${language} does not shift while it loads, hydrates and is scrolled`, async ({
    page,
    demo,
  }) => {
    await page.addInitScript(watchShifts, minShift)
    const paths = [
      ...fixed.map(([name, query]) => hrefOf(name, language, query)),
      ...cases.map((name) => demo(name, language).path),
      ...Object.values(productPages)
        .filter((about) => about !== productPages.writeReview)
        .map((about) => about + demo('sibling', language).path),
      `${language === 'tr' ? '' : '/ar'}/yok-boyle`,
    ]
    for (const path of paths) {
      await page.goto(path)
      expect(await layoutShiftsWhileScrolling(page), path).toEqual([])
    }
    await page.goto(hrefOf('categories', language))
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('main').locator('article').first()).toBeVisible()
    expect(await layoutShiftsWhileScrolling(page), 'category').toEqual([])
  })

test("the layout of a member's pages and of a cart with lines does not shift", async ({
  page,
  demo,
}) => {
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('button', { name: 'Sepete ekle' }).click()
  await expectInCart(page, 1)
  await signInAs(page, 'vendor')
  await page.addInitScript(watchShifts, minShift)
  const names = ['cart', 'order', 'account', 'favourites', 'personalData', 'preferences'] as const
  for (const path of [
    ...names.map((name) => hrefOf(name, 'tr')),
    productPages.writeReview + demo('plain').path,
  ]) {
    await page.goto(path)
    expect(await layoutShiftsWhileScrolling(page), path).toEqual([])
  }
})
