import type { Locator, Page } from '@playwright/test'
import { expect, open } from './journey'

/** A style of operating a page, used for a whole walk. */
export type Hands = {
  page: Page
  script: boolean
  open: (path: string) => Promise<void>
  /** Focuses a field, without typing. */
  enter: (field: Locator) => Promise<void>
  /** Follows a link or presses a button. */
  press: (target: Locator) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
  tick: (box: Locator) => Promise<void>
  choose: (list: Locator, option: string) => Promise<void>
}

/** Checks that no page is wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  // A page may redirect by itself right now, as during a payment.
  await expect(async () => expect(await beyond(page, width), page.url()).toEqual([])).toPass({
    timeout: 5_000,
  })
}

/** The elements beyond a width, on a page that is wider than it. */
function beyond(page: Page, width: number): Promise<string[]> {
  return page.evaluate(
    (max) =>
      document.documentElement.scrollWidth <= max
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((one) => one.getBoundingClientRect().right > max + 1)
            .map((one) => one.outerHTML.slice(0, 120)),
    width,
  )
}

/** Operates a page by touch or mouse, and checks the width of each page. */
export function pointing(page: Page, script: boolean): Hands {
  const act = async (what: () => Promise<unknown>) => {
    await what()
    await expectFits(page)
  }
  return {
    page,
    script,
    open: (path) => act(() => open(page, path, script)),
    enter: (field) => act(() => field.focus()),
    press: (target) => act(() => target.click()),
    write: (field, text) =>
      act(async () => {
        await field.focus()
        await page.keyboard.press('Control+A')
        await page.keyboard.type(text)
      }),
    tick: (box) => act(() => box.check()),
    choose: (list, option) =>
      act(async () => {
        await list.focus()
        await list.selectOption({ label: option })
      }),
  }
}
