import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { account } from './facts/shop-facts'

/** Signs in by the form of its page as a member of the demo shop; ends on the home page. */
export async function signInAs(page: Page, kind: Parameters<typeof account>[0]): Promise<void> {
  const { email, password } = account(kind)
  await page.goto('/uye-girisi-sayfasi')
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page).toHaveURL('/')
}
