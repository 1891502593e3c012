import { shop } from '../../support/facts/shop-facts'
import { expect, test } from '../../support/journey'
import {
  expectTop,
  isSameDocument,
  openHere,
  scrollPosition,
  scrollPositionAtNext,
} from '../../support/scroll-position'

test('[B08] "load more" adds products below the visible ones without scrolling', async ({
  page,
}) => {
  await openHere(page, `/arama?q=${shop.words.many}`)
  const main = page.getByRole('main')
  const more = main.getByRole('link', { name: 'Daha fazla göster' })
  const atClick = scrollPositionAtNext(page, 'click')
  await more.click()
  const before = await atClick
  expect(before).toBeGreaterThan(600)
  await expect(main.getByRole('article')).not.toHaveCount(24)
  await expect.poll(() => scrollPosition(page)).toBe(before)
  expect(await isSameDocument(page)).toBe(true)
})

test('[B08] another page of a list starts at its top, and Back restores the scroll position', async ({
  page,
}) => {
  await openHere(page, `/arama?q=${shop.words.many}`)
  const next = page.getByRole('main').getByRole('link', { name: 'Sayfa 2' })
  const atClick = scrollPositionAtNext(page, 'click')
  await next.click()
  const before = await atClick
  await expect(page).toHaveURL(/pg=2/)
  await expectTop(page)
  await page.goBack()
  await expect(page).not.toHaveURL(/pg=2/)
  await expect.poll(() => scrollPosition(page)).toBe(before)
  expect(await isSameDocument(page)).toBe(true)
})

test('[P13] a vote does not scroll the reviews', async ({ page, demo }) => {
  await openHere(page, `/yorumlar${demo('sibling').path}`)
  const vote = page.getByRole('button', { name: /^Faydalı \(/ }).last()
  await page.setViewportSize({ width: 400, height: 500 })
  const atClick = scrollPositionAtNext(page, 'click')
  await vote.click()
  const before = await atClick
  expect(before).toBeGreaterThan(0)
  await expect(page.getByRole('status').filter({ hasText: 'Oyunuz alındı' })).toBeVisible()
  expect(await scrollPosition(page)).toBe(before)
  expect(await isSameDocument(page)).toBe(true)
})
