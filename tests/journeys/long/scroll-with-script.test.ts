import type { Page } from '@playwright/test'
import { shop } from '../../support/facts/shop-facts'
import { expect, holdAnswers, hydrate, test } from '../../support/journey'
import { chooseOther, siblingSelect } from '../../support/other-sibling'
import {
  expectTop,
  isSameDocument,
  openHere,
  scrollPosition,
  scrollPositionAtNext,
  scrollToElement,
} from '../../support/scroll-position'

const list = shop.list.path

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('[U18] a product opened from far down a list starts at its top, and Back restores the scroll position', async ({
  page,
}) => {
  await openHere(page, list)
  const link = cards(page)
    .nth(shop.pageSize > 14 ? 14 : 10)
    .getByRole('link')
    .first()
  const before = await scrollToElement(page, link)
  expect(before).toBeGreaterThan(600)
  const path = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expectTop(page)
  await page.evaluate(() => scrollTo(0, 500))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect.poll(() => scrollPosition(page)).toBe(before)
  await page.goForward()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect.poll(() => scrollPosition(page)).toBe(500)
  expect(await isSameDocument(page)).toBe(true)
})

test('[B03] filtering, removing a filter, sorting and adding several products keep the scroll position', async ({
  page,
  isMobile,
}) => {
  await openHere(page, list)
  const main = page.getByRole('main')
  const sort = main.getByRole('combobox', { name: 'Sıralama' })
  const options = await sort
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  await scrollToElement(page, sort)
  await page.evaluate(() => scrollBy(0, 60))
  const before = await scrollPosition(page)
  // Chosen before the code of the list has loaded: the choice waits for it.
  const release = await holdAnswers(page, /update-in-place/)
  await sort.selectOption(options.at(-1) ?? '')
  release()
  // The URL changes before the next page is rendered.
  await expect(page).toHaveURL(/sort=/)
  await expect.poll(() => scrollPosition(page)).toBe(before)
  await main.getByRole('link', { name: 'Çoklu seç' }).click()
  await expect(page).toHaveURL(/sp=1/)
  await expect(main.getByRole('article').getByRole('checkbox').first()).toBeVisible()
  expect(await scrollPosition(page)).toBe(before)
  const filters = main.getByRole('complementary', { name: 'Filtreler' })
  const box = filters.getByRole('checkbox', { name: 'Stokta olanlar' })
  if (isMobile) await filters.getByText('Filtrele', { exact: true }).click()
  const atChange = scrollPositionAtNext(page, 'change')
  await box.check()
  await expect(page).toHaveURL(/stock=1/)
  await expect(box).toBeChecked()
  const atBox = await atChange
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - atBox)).toBeLessThan(60)
  expect(await isSameDocument(page)).toBe(true)
})

test('[P06] another sibling and another variant keep the scroll position', async ({
  page,
  demo,
}) => {
  await openHere(page, demo('sibling').path)
  const select = siblingSelect(page)
  const before = await scrollToElement(page, select)
  await chooseOther(select)
  await expect(page).not.toHaveURL(new RegExp(`${demo('sibling').path}$`))
  expect(await scrollPosition(page)).toBe(before)
  expect(await isSameDocument(page)).toBe(true)

  await openHere(page, demo('oneGroup').path)
  const option = page
    .locator('.product-purchase > .options')
    .locator('a[href]:not([aria-current])')
    .first()
  const there = await scrollToElement(page, option)
  await option.click()
  await expect(page).toHaveURL(/variant=/)
  expect(await scrollPosition(page)).toBe(there)
})

test('[U10] opening and closing a dialog does not scroll the page', async ({ page, demo }) => {
  await openHere(page, demo('opensCart').path)
  const add = page.getByRole('button', { name: 'Sepete ekle' })
  await page.evaluate(() => scrollTo(0, 300))
  const before = await scrollToElement(page, add)
  await add.click()
  const drawer = page.getByRole('dialog', { name: 'Sepetim' })
  await expect(drawer).toBeVisible()
  expect(await scrollPosition(page)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  expect(await scrollPosition(page)).toBe(before)
})

test('[U18] a link with a hash scrolls to its target', async ({ page, demo }) => {
  await openHere(page, list)
  const { path } = demo('oneGroup')
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = `${href}#content`
    link.textContent = 'hash'
    document.querySelector('main')?.appendChild(link)
  }, path)
  await page.getByRole('link', { name: 'hash', exact: true }).click()
  await expect(page).toHaveURL(/#content$/)
  const belowHeader = async () => {
    const header = await page.getByRole('banner').boundingBox()
    const content = await page.locator('#content').boundingBox()
    return (content?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)
  }
  await expect.poll(async () => Math.abs(await belowHeader())).toBeLessThan(4)
  expect(await scrollPosition(page)).toBeGreaterThan(0)
})

test('[U18] Back after a reload shows the page of its URL at its scroll position', async ({
  page,
}) => {
  await openHere(page, list)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const link = cards(page)
    .nth(shop.pageSize > 14 ? 14 : 10)
    .getByRole('link')
    .first()
  const before = await scrollToElement(page, link)
  await link.click()
  await expectTop(page)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await hydrate(page)
  await expect.poll(() => scrollPosition(page)).toBe(before)
})

test('[U18] an invalid hash leaves the new page at its top', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openHere(page, list)
  const link = cards(page)
    .nth(shop.pageSize > 14 ? 14 : 10)
    .getByRole('link')
    .first()
  await scrollToElement(page, link)
  await link.evaluate((anchor: HTMLAnchorElement) => {
    anchor.href += '#%E0%A4%A'
  })
  await link.click()
  await expect(page).toHaveURL(/#%E0%A4%A$/)
  await expectTop(page)
  expect(errors).toEqual([])
  expect(await isSameDocument(page)).toBe(true)
})
