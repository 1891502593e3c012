import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/chromium.mjs'
import type { DemoProduct } from '../support/demo'
import { account } from '../support/member'
import { desktopAgent } from '../support/visitor'

/** How long each interaction blocks the page, from the press to the next frame, in ms; the longest of its events. */
export type Interaction = { name: string; ms: number }

type Held = { worst: number; shifts: number }
type EventEntry = PerformanceEntry & { interactionId: number }
type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Records the durations of events and the layout shifts in the page. */
function watch(): void {
  const held: Held = { worst: 0, shifts: 0 }
  Object.assign(window, { held })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventEntry[])
      if (entry.interactionId > 0) held.worst = Math.max(held.worst, entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[])
      if (!entry.hadRecentInput) held.shifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const heldOf = (page: Page) => page.evaluate(() => (window as unknown as { held: Held }).held)

async function openBrowser(): Promise<{ browser: Browser; page: Page }> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath ? { executablePath } : {}),
  })
  const page = await browser.newPage({
    userAgent: desktopAgent,
    locale: 'tr-TR',
    viewport: { width: 1280, height: 800 },
  })
  await page.addInitScript(watch)
  return { browser, page }
}

async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
  // Hydration itself is not an interaction.
  await wait(1500)
}

async function signIn(page: Page, origin: string): Promise<void> {
  const { email, password } = account('plain')
  await page.goto(`${origin}/uye-girisi-sayfasi`)
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await page.waitForURL(`${origin}/`)
}

/**
 * A press like a hand's: the page is idle, the pointer arrives, rests a moment, goes down and up. Playwright's own
 * `click` is not used, because it inspects the layout within the measured event, and the frame of the pointer's arrival
 * is not counted.
 */
async function press(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  await wait(300)
  const box = await target.boundingBox()
  if (!box) throw new Error('What shall be pressed is not on the page: see measureInteractions.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const
  await page.mouse.move(x, y)
  await wait(200)
  return () => page.mouse.click(x, y, { delay: 60 })
}

/**
 * Opens the menu, picks a variant, taps a favourite, changes the quantity and applies a filter and takes it away, on a processor `slow`
 * times slower, in a shopper's order.
 */
export async function measureInteractions(
  origin: string,
  product: DemoProduct,
  list: string,
  slow: number,
): Promise<Interaction[]> {
  const { browser, page } = await openBrowser()
  try {
    await signIn(page, origin)
    const main = page.getByRole('main')
    const done: Interaction[] = []
    const client = await page.context().newCDPSession(page)
    const measure = async (name: string, act: () => Promise<unknown>) => {
      await page.evaluate(() =>
        Object.assign((window as unknown as { held: Held }).held, { worst: 0 }),
      )
      await act()
      await wait(1200)
      done.push({ name, ms: (await heldOf(page)).worst })
    }
    await openHydrated(page, origin + product.path)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slow })
    const menu = page.getByRole('banner').locator('summary').first()
    await measure('open the menu', await press(page, menu))
    await menu.press('Escape')
    const variant = main.getByRole('group').first().locator('a[href]:not([aria-current])').first()
    await measure('pick a variant', await press(page, variant))
    const heart = main.locator('button[name="fav"]').first()
    await measure('tap a favourite', await press(page, heart))
    const quantity = main.getByRole('spinbutton').first()
    const touch = await press(page, quantity)
    await measure('change the quantity', async () => {
      await touch()
      await page.keyboard.press('ArrowUp')
    })
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await openHydrated(page, origin + list)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slow })
    const filters = main.getByRole('complementary').first()
    const box = filters.getByRole('checkbox').first()
    await measure('tick a filter, which applies it', await press(page, box))
    await wait(2000)
    await measure('untick it', await press(page, box))
    return done
  } finally {
    await browser.close()
  }
}

/** The layout shift of each page while it loads, hydrates and is scrolled to its end (no unit). */
export async function measureShifts(origin: string, paths: string[]): Promise<[string, number][]> {
  const { browser, page } = await openBrowser()
  try {
    const shifts: [string, number][] = []
    for (const path of paths) {
      await openHydrated(page, origin + path)
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await wait(500)
      shifts.push([path, (await heldOf(page)).shifts])
    }
    return shifts
  } finally {
    await browser.close()
  }
}
