import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/chromium.mjs'
import { phoneAgent } from '../support/visitor'
import { openCompressed } from './compressed'

/** A phone's line: ms to the server and back, and bytes a second each way. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_100_000,
  uploadThroughput: 400_000,
}

/** What answers a touch: an element with this text, in the document that is touched or the next. */
type Answer = { selector: string; text: string }

/** ms from the first touch to the answer, and whether that came without another document. */
type Answered = { ms: number; isInPlace: boolean }
export type FirstTouch = Answered & { name: string }

declare global {
  interface Window {
    answered?: Answered
  }
}

/** Times the first touch of a page in the page: Playwright's own work on a slowed phone takes longer than some answers. */
function timeTouch({ selector, text }: Answer): void {
  const options = { subtree: true, childList: true, characterData: true, attributes: true }
  addEventListener(
    'pointerdown',
    () => {
      sessionStorage.touched ??= performance.timeOrigin + performance.now()
    },
    true,
  )
  new MutationObserver(() => {
    const touched = Number(sessionStorage.touched ?? 0)
    if (!touched || window.answered) return
    const found = [...document.querySelectorAll(selector)]
    if (found.every(({ textContent }) => !new RegExp(text, 'i').test(textContent ?? ''))) return
    window.answered = {
      ms: Math.round(performance.timeOrigin + performance.now() - touched),
      isInPlace: performance.timeOrigin < touched,
    }
  }).observe(document, options)
}

type Touched = {
  product: string
  list: string
  /** How much slower than this machine the phone is. */
  slow: number
  /** How long each page is looked at before, in ms. */
  restMs: number
}

type Touch = { name: string; path: string; press: string; answer: Answer }

const touchesOf = ({ product, list }: Touched): Touch[] => [
  {
    name: 'add to the cart',
    path: product,
    press: '#purchase button[value="add"]',
    answer: { selector: '.cart-link a', text: '\\b1\\b' },
  },
  {
    name: 'open the sign-in of a heart',
    path: list,
    press: 'main button[name="fav"]',
    // The window with its heading, or the notice with its link where the browser has sent the form.
    answer: { selector: 'h1, h2, .notice', text: 'giriş' },
  },
  {
    name: 'suggestions of the search',
    path: list,
    press: '.search-form input',
    answer: { selector: '.search-form', text: 'çok arananlar' },
  },
]

/** Opens a page as a first visitor on a slowed phone that has not been touched yet. */
async function openSlowed(
  browser: Browser,
  address: string,
  { answer, slow }: { answer: Answer; slow: number },
): Promise<Page> {
  const page = await browser.newPage({
    userAgent: phoneAgent,
    locale: 'tr-TR',
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await page.addInitScript(timeTouch, answer)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slowLine)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slow })
  await page.goto(address, { waitUntil: 'load' })
  return page
}

async function measureTouch(page: Page, press: string, restMs: number): Promise<Answered> {
  const box = await page.locator(press).first().boundingBox()
  if (!box) throw new Error(`${press} is not on the first screen of ${page.url()}.`)
  await new Promise((resolve) => setTimeout(resolve, restMs))
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const answered = await page.waitForFunction(() => window.answered, null, { polling: 200 })
  return (await answered.jsonValue()) ?? { ms: Number.NaN, isInPlace: false }
}

/**
 * From the first touch of a page to its answer, in ms by the browser's clock: for a first visitor, with nothing in the
 * browser's cache, and files compressed as they are where the shop is deployed.
 */
export async function measureFirstTouches(origin: string, touched: Touched): Promise<FirstTouch[]> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath ? { executablePath } : {}),
  })
  const shop = await openCompressed(origin)
  try {
    const done: FirstTouch[] = []
    for (const { name, path, press, answer } of touchesOf(touched)) {
      const page = await openSlowed(browser, shop.url + path, { answer, slow: touched.slow })
      done.push({ name, ...(await measureTouch(page, press, touched.restMs)) })
      await page.close()
    }
    return done
  } finally {
    shop.close()
    await browser.close()
  }
}
