import type { Page } from '@playwright/test'
import {
  expect,
  expectInCart,
  holdAnswers,
  hydrating,
  test,
  waitForHydration,
} from '../support/journey'
import { signInAs } from '../support/journey-member'

function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  return failures
}

test('[L11] [U22] signing out by a press before the account is hydrated fails nowhere', async ({
  page,
}) => {
  await signInAs(page, 'plain')
  const failures = failuresOf(page)
  await page.goto('/hesabim')
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(page).toHaveURL('/')
  expect(failures).toEqual([])
})

test('[P13] [U22] a vote by a press before the reviews are hydrated fails nowhere', async ({
  page,
  demo,
}) => {
  const failures = failuresOf(page)
  await page.goto(`/yorumlar${demo('sibling').path}`)
  await page
    .getByRole('button', { name: /^Faydalı \(/ })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'Oyunuz alındı' })).toBeVisible()
  expect(failures).toEqual([])
})

for (const press of ['mouse', 'keyboard'] as const)
  test(`[U22] a quantity stepped before the page is hydrated counts, and so does the next step: ${press}`, async ({
    page,
    demo,
  }) => {
    const release = await holdAnswers(page, hydrating)
    await page.goto(demo('addsQuietly').path)
    const more = page.locator('#purchase').getByRole('button', { name: 'Artır', exact: true })
    const step = () => (press === 'mouse' ? more.click() : more.press('Enter'))
    const quantity = page.getByRole('spinbutton', { name: 'Adet' })
    await step()
    await expect(quantity).toHaveValue('2')
    release()
    await waitForHydration(page)
    await expect(page.getByRole('button', { name: 'Azalt', exact: true })).toBeEnabled()
    await step()
    await expect(quantity).toHaveValue('3')
    await page
      .locator('#purchase')
      .getByRole('button', { name: 'Sepete ekle', exact: true })
      .click()
    await expectInCart(page, 3)
  })

test('[U22] a notice closed before the page is hydrated closes', async ({ page, demo }) => {
  await page.request.post('/sepet/ekle', {
    form: { productId: `${demo('showsNotice').id}` },
    maxRedirects: 0,
  })
  await page.goto('/')
  const notice = page.locator('.notice')
  await notice.getByRole('button', { name: 'Kapat' }).click()
  await expect(notice).toHaveCount(0)
})

test('[U08] [U22] a picture pressed before the page is hydrated is enlarged, however late that is', async ({
  page,
  demo,
}) => {
  await page.clock.install()
  const release = await holdAnswers(page, hydrating)
  const { path } = demo('plain')
  await page.goto(path)
  await page.getByRole('link', { name: '1. görseli büyük aç' }).click()
  await page.clock.runFor(1000)
  release()
  await expect(page.getByRole('dialog', { name: 'Ürün görseli, büyük' })).toBeVisible()
  await expect(page).toHaveURL(path)
})
