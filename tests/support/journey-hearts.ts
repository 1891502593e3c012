import type { Page } from '@playwright/test'
import { account, shop } from './facts/shop-facts'
import { expect, test } from './journey'

/**
 * The favourites saved in the shop; earlier tests of the member may have left hearts, so each test checks its own
 * products only.
 */
export const storedIds = async (page: Page): Promise<string[]> =>
  ((await (await page.request.get('/favorilerim/esitle')).json()) as { ids: string[] }).ids

/** Signs in as a member whose hearts no other journey changes; ends on the home page. */
export async function returnAsMember(page: Page): Promise<void> {
  await page.goto('/uye-girisi-sayfasi')
  await page.getByLabel('E-posta').fill(shop.heartsMail(test.info().parallelIndex))
  await page.getByLabel('Şifre', { exact: true }).fill(account('plain').password)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page).toHaveURL('/')
}
