import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './journey'

/** The scroll position of the page, in whole pixels. */
export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Whether the document that was opened here is still the one on screen. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'stayed' in window)

/** Opens a page and tags its document, to detect whether it was replaced. */
export async function openHere(page: Page, path: string): Promise<void> {
  await open(page, path, true)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
}

/** Waits until a new page is at its top. */
export async function expectTop(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect.poll(() => scrollPosition(page)).toBe(0)
}

/** Scrolls to an element. @returns the scroll position afterwards */
export async function scrollToElement(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  return scrollPosition(page)
}

/** The scroll position at the next event of a type: a pointer may first have to scroll to its target. */
export const scrollPositionAtNext = (page: Page, type: 'change' | 'click') =>
  page.evaluate(
    (type) =>
      new Promise<number>((resolve) => {
        const answer = () => resolve(Math.round(scrollY))
        document.addEventListener(type, answer, { capture: true, once: true })
      }),
    type,
  )
