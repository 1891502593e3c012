import type { Page } from '@playwright/test'
import { expect } from './journey'

/** The notice about the missing connection. */
export const offlineNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /bağlantı/i, visible: true })

/** Marks the document that is open now, for `expectStayed`. */
export const tagDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { stayed: true }).stayed)

/** Takes the page offline; whatever it does, its document must stay. */
export async function goOffline(page: Page): Promise<void> {
  await tagDocument(page)
  await page.context().setOffline(true)
}

/** Expects that the marked document is still open. */
export const expectStayed = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)

/** Expects that another document has been opened. */
export const expectLeft = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false)
