import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/chromium.mjs'
import { phoneAgent } from '../support/visitor'
import type { Interaction } from './interactions'

/** A phone's line: ms to the server and back, and bytes a second each way. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_100_000,
  uploadThroughput: 400_000,
}

/** Opens a page as a first visitor on a slowed phone that has not been touched yet. */
async function openSlowed(browser: Browser, url: string, slow: number): Promise<Page> {
  const page = await browser.newPage({
    userAgent: phoneAgent,
    locale: 'tr-TR',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slowLine)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slow })
  await page.goto(url, { waitUntil: 'load' })
  return page
}

/** Waits for a page that answers: for `text` in the element, in this document or the next. */
const waitForText = (page: Page, selector: string, text: RegExp) =>
  page.locator(selector).filter({ hasText: text }).first().waitFor({ state: 'attached' })

type Touch = { name: string; path: string; press: string; answer: [selector: string, text: RegExp] }

/** The pages that are touched, how much slower than this machine the phone is, and how long each page is looked at before, in ms. */
type Touched = { product: string; list: string; slow: number; restMs: number }

/** From the first touch of a page to its answer, in ms: for a first visitor, with nothing in the browser's cache. */
export async function measureFirstTouches(
  origin: string,
  { product, list, slow, restMs }: Touched,
): Promise<Interaction[]> {
  const executablePath = findChromium()
  const touches: Touch[] = [
    {
      name: 'add to the cart',
      path: product,
      press: '#purchase button[value="add"]',
      answer: ['.cart-link a', /\b1\b/],
    },
    {
      name: 'open the sign-in of a heart',
      path: list,
      press: 'main button[name="fav"]',
      answer: ['h1, h2', /giriş/i],
    },
  ]
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const done: Interaction[] = []
    for (const { name, path, press, answer } of touches) {
      const page = await openSlowed(browser, origin + path, slow)
      await new Promise((resolve) => setTimeout(resolve, restMs))
      const began = performance.now()
      await page.locator(press).first().tap()
      await waitForText(page, ...answer)
      done.push({ name, ms: Math.round(performance.now() - began) })
      await page.close()
    }
    return done
  } finally {
    await browser.close()
  }
}
