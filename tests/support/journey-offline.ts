import type { Page } from '@playwright/test'
import { expect } from './journey'

/** The word that there is no connection. */
export const offlineNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /bağlantı/i, visible: true })

/** Marks the document that is open now, for `expectStayed`. */
export const tagDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { stayed: true }).stayed)

/** From here on the page has no connection; whatever it does, its document shall stay. */
export async function goOffline(page: Page): Promise<void> {
  await tagDocument(page)
  await page.context().setOffline(true)
}

/** The document that was marked is still the one that is open. */
export const expectStayed = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)

/** Another document has been opened since. */
export const expectLeft = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false)
