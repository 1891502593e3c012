import { test as base, expect, type Page } from '@playwright/test'
import type { DemoCase, DemoProduct } from './demo'
import { skippedAs } from './facts/ending'
import { otherEndingOf } from './facts/other-endings'
import { demoOf } from './journey-demo'

type Fixtures = {
  /** Skips a journey that ends elsewhere in this shop. */
  endsElsewhere: undefined
  /** A product of the journeys' shop that shows a case; Turkish by default. */
  demo: (name: DemoCase, language?: string) => DemoProduct
  /** Whether this project runs script. */
  script: boolean
}

/** A journey: the same file runs with script and without, on a desktop and on a phone. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  demo: async ({}, use) => use(demoOf),
  endsElsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use, info) => {
      const ending = otherEndingOf(info.file, info.title)
      info.skip(ending !== undefined, ending && skippedAs(ending))
      await use(undefined)
    },
    { auto: true },
  ],
  script: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
})

/**
 * Opens a page and, with script, hydrates it by interacting and waits for React: a journey with script means the
 * hydrated page.
 */
export async function open(page: Page, path: string, script: boolean): Promise<void> {
  await page.goto(path)
  if (script) await hydrate(page)
}

/** Hydrates the open page. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await waitForHydration(page)
}

/** All code but the small file that each document loads by itself (app/entry.first.ts). */
export const hydrating = /\/assets\/(?!entry\.first)[^?]*\.js(?:\?|$)/

/** Waits for React on a page that is already being used. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => '__remixRouter' in window)
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
  // React attaches to the body before it runs the effects that listen; they are its last work before the page is idle.
  await page.waitForFunction(
    () =>
      new Promise((idle) => {
        requestIdleCallback(() => idle(true), { timeout: 4000 })
      }),
  )
}

/**
 * Waits until code that the page is loading has also run: its response alone is not enough. Start it before the code is
 * requested.
 */
export async function codeRuns(page: Page, name: RegExp): Promise<void> {
  const answer = await page.waitForResponse(name)
  await page.evaluate((url) => import(url), answer.url())
}

/** Holds the page's requests to a URL. @returns releases all of them */
export async function holdAnswers(
  page: Page,
  address: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Keeps the first answer back that has left the server until it is released: `answered` tells when it has left. */
export async function delayAnswer(page: Page, address: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let left = () => {}
  const answered = new Promise<void>((resolve) => {
    left = resolve
  })
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch()
      left()
      await released
      // A request that the page has taken back meanwhile has nobody to answer.
      await route.fulfill({ response }).catch(() => undefined)
    },
    { times: 1 },
  )
  return { answered, release }
}

/** The header's cart link. */
export function cartLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /^Sepet|^Cart|^Warenkorb|السلة|سلة/ })
}

/** Waits until the header shows this count: the count itself, not a digit of the total beside it. */
export async function expectInCart(page: Page, count: number): Promise<void> {
  await expect(cartLink(page)).toHaveText(count === 0 ? /^\D+$/ : new RegExp(`^\\D+ ${count} `))
}

/** Opens the header's choice of language and currency. */
export async function openChoices(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').last().click()
}

/** What the answer to the cookie question leaves in the browser of a visitor who agrees to analytics. */
export const analyticsCookies = [
  { name: 'CookieLaw', value: '1', url: 'https://localhost' },
  { name: '__Host-consent', value: 'analytics', url: 'https://localhost', secure: true },
]

export { expect }
