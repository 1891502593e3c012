import type { Page } from '@playwright/test'
import { expect } from './journey'

/** What the shop itself keeps; tests of one member run beside each other, so each asks for its own products alone. */
export const storedIds = async (page: Page): Promise<string[]> =>
  ((await (await page.request.get('/favorilerim/esitle')).json()) as { ids: string[] }).ids

/** Signs in as the member that the journeys of hearts share; ends on the home page. */
export async function signInAgain(page: Page): Promise<void> {
  await page.goto('/uye-girisi-sayfasi')
  await page.getByLabel('E-posta').fill('ortak@sercehan.test')
  await page.getByLabel('Şifre', { exact: true }).fill('Serce-2026-Han')
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page).toHaveURL('/')
}
