import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '../support/journey'

async function openZoom(page: Page, path: string) {
  await open(page, path, true)
  const link = page.getByRole('link', { name: '1. görseli büyük aç' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ürün görseli, büyük' })
  const image = dialog.getByRole('img')
  await expect(image).toBeVisible()
  return { link, dialog, image, at: dialog.getByRole('status') }
}

const viewOf = (image: Locator) =>
  image.evaluate((each) => {
    const { a: scale, e: x } = new DOMMatrix(getComputedStyle(each).transform)
    return { scale, x }
  })

/** One finger from one share of the width to another. */
async function stroke(page: Page, from: number, to: number) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: width * share, y: height * 0.45 }],
    })
  await touch('touchStart', from)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part)
  await touch('touchEnd')
}

test('[U08] the largest file is opened by the keyboard over a scrim, and the focus returns to its picture', async ({
  page,
  demo,
}) => {
  const { link, dialog, image, at } = await openZoom(page, demo('plain').path)
  const large = new URL((await link.getAttribute('href')) ?? '', page.url()).href
  await expect(image).toHaveJSProperty('src', large)
  await expect
    .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBeGreaterThan(1000)
  const scrim = (element: Element, part?: string) => getComputedStyle(element, part).backgroundColor
  expect(await dialog.evaluate(scrim)).toBe('rgba(0, 0, 0, 0)')
  expect(await dialog.evaluate(scrim, '::backdrop')).toMatch(/0\.\d+\)$/)
  await page.keyboard.press('ArrowRight')
  await expect(at).toHaveText(/^2 \/ /)
  await page.keyboard.press('ArrowLeft')
  await expect(at).toHaveText(/^1 \/ /)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('[U08] a swipe leads to the next picture; a double tap doubles it, and a finger moves it to its edge', async ({
  page,
  demo,
}) => {
  const { image, at } = await openZoom(page, demo('plain').path)
  await stroke(page, 0.8, 0.2)
  await expect(at).toHaveText(/^2 \/ /)
  await stroke(page, 0.2, 0.8)
  await expect(at).toHaveText(/^1 \/ /)
  await image.dblclick()
  await expect.poll(() => viewOf(image)).toMatchObject({ scale: 2 })
  for (const _ of [1, 2, 3]) await stroke(page, 0.9, 0.1)
  await expect(at).toHaveText(/^1 \/ /)
  const { x } = await viewOf(image)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const max = Math.max(0, (2 * Math.min(width, height) - width) / 2)
  expect(Math.abs(x)).toBeCloseTo(max, 0)
  await image.dblclick()
  await expect.poll(() => viewOf(image)).toEqual({ scale: 1, x: 0 })
})
