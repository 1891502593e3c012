import type { Page } from '@playwright/test'
import { hydrate } from './journey'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}
/** Smaller shifts are a fraction of a pixel, as caused by text in another font. */
export const minShift = 0.0005

type Held = { moved: string[] }

/** Runs before every page: records layout shifts and their elements. */
export function watchShifts(min: number): void {
  const held: Held = { moved: [] }
  Object.assign(window, { held })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput || value < min) continue
      const what = sources.map(({ node }) =>
        node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? ''),
      )
      held.moved.push(`${value.toFixed(4)} ${what.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The layout shifts of the open page. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { held: Held }).held.moved)

/** Scrolls a page to its end, a screen at a time, until it has loaded. @returns the layout shifts meanwhile */
export async function layoutShiftsWhileScrolling(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  await hydrate(page)
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
  })
  // Waits for lazy pictures and late parts.
  await page.waitForFunction(() => {
    const isPassed = (image: HTMLImageElement) => {
      const { left, right } = image.getBoundingClientRect()
      return image.checkVisibility() && right > 0 && left < innerWidth
    }
    return (
      [...document.images].filter(isPassed).every((image) => image.complete) &&
      document.querySelector('[data-late-part], [aria-busy="true"]') === null
    )
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))))
  return layoutShifts(page)
}
