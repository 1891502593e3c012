import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
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
