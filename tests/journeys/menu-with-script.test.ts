import type { Locator, Page } from '@playwright/test'
import { expect, hydrate, test } from '../support/journey'

type Branch = { top: string; second: string; third: string }

/** The second entry of the menu that has three stages, by the page of all categories. */
async function branchOf(page: Page): Promise<Branch> {
  await page.goto('/kategoriler')
  const part = page
    .locator('main section')
    .filter({ has: page.locator('ul ul a') })
    .nth(1)
  const nameOf = (link: Locator) => link.first().innerText()
  return {
    top: await nameOf(part.locator('h2 a')),
    second: await nameOf(part.locator('li:has(ul) > a')),
    third: await nameOf(part.locator('ul ul a')),
  }
}

const wide = { width: 1280, height: 800 }

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Kategoriler', exact: true })
const linkIn = (menu: Locator, name: string) => menu.getByRole('link', { name, exact: true })

async function openMenu(page: Page) {
  await page.goto('/')
  const panes = page.waitForResponse(/\/kategoriler$/)
  await page.getByRole('banner').locator('summary').first().click()
  await panes
}

test('[U01] [U27] the open pane of the menu follows the pointer, with picture and third stage', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  const { top, third } = await branchOf(page)
  await openMenu(page)
  const menu = menuOf(page)
  await expect(linkIn(menu, third)).toBeHidden()
  await linkIn(menu, top).first().hover()
  await expect(linkIn(menu, third)).toBeVisible()
  const picture = menu.locator('img').filter({ visible: true })
  await expect(picture).toHaveCount(1)
  await linkIn(menu, third).click()
  await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('[U01] [U27] a pointer that rested on a category before the panes came opens its pane', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  const { top, third } = await branchOf(page)
  let letPass = () => {}
  const pointed = new Promise<void>((resolve) => {
    letPass = resolve
  })
  await page.goto('/')
  await page.route('**/kategoriler', async (route) => {
    await pointed
    await route.continue()
  })
  await page.getByRole('banner').locator('summary').first().click()
  const menu = menuOf(page)
  await linkIn(menu, top).first().hover()
  letPass()
  await expect(linkIn(menu, third)).toBeVisible()
})

test('[U01] [U27] a pointer that rested on the row of categories before script came opens the menu there', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  const { top, third } = await branchOf(page)
  await page.goto('/')
  const row = page.getByRole('navigation', { name: 'Öne çıkan kategoriler' })
  await row.getByRole('link', { name: top, exact: true }).hover()
  const link = linkIn(menuOf(page), third)
  await expect(link).toBeVisible()
  await expect(row).toBeVisible()
  await page.mouse.move(640, 700)
  await expect(link).toBeHidden()
})

test('[U01] [U27] the panel of the row of categories opens below it, and follows the pointer along it', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  await hydrate(page)
  const row = page.getByRole('navigation', { name: 'Öne çıkan kategoriler' })
  const menu = menuOf(page)
  const names = row.getByRole('link')
  for (const at of [0, 1]) {
    const link = names.nth(at)
    const name = await link.innerText()
    await link.hover()
    await expect(menu.getByRole('heading', { name, exact: true })).toBeVisible()
    const foot = await row.evaluate((one) => one.getBoundingClientRect().bottom)
    const top = await menu.evaluate((one) => one.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(foot - 1)
  }
})

test('[U27] the keyboard walks through the panes in their order', async ({ page }) => {
  await page.setViewportSize(wide)
  const { top, second, third } = await branchOf(page)
  await openMenu(page)
  const menu = menuOf(page)
  await linkIn(menu, top).first().focus()
  await expect(linkIn(menu, third)).toBeVisible()
  for (const name of [top, second, third]) {
    await page.keyboard.press('Tab')
    await expect(linkIn(menu, name).filter({ visible: true }).last()).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('[U27] on a phone the menu leads in and back, one stage at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { top, third } = await branchOf(page)
  await openMenu(page)
  const menu = menuOf(page)
  const opener = menu.getByRole('button', { name: top, exact: true })
  await opener.click()
  await expect(linkIn(menu, third)).toBeVisible()
  await expect(linkIn(menu, 'Tüm kategoriler')).toBeHidden()
  const back = menu.getByRole('button', { name: 'Kategoriler' })
  await expect(back).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(linkIn(menu, third)).toBeHidden()
  await opener.click()
  await back.click()
  await opener.click()
  await linkIn(menu, third).click()
  await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible()
})

test('[U27] without the page of all categories the menu has its two stages', async ({ page }) => {
  await page.route('**/kategoriler', (route) => route.abort())
  await page.goto('/')
  await hydrate(page)
  await page.getByRole('banner').locator('summary').first().click()
  await expect(menuOf(page).getByRole('listitem').getByRole('listitem').first()).toBeVisible()
})

test('[U01] [U27] a press on the menu while a category is open by the pointer shows all of them', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  const { top, third } = await branchOf(page)
  await page.goto('/')
  await hydrate(page)
  const row = page.getByRole('navigation', { name: 'Öne çıkan kategoriler' })
  await row.getByRole('link', { name: top, exact: true }).hover()
  const menu = menuOf(page)
  await expect(linkIn(menu, third)).toBeVisible()
  const opener = page.getByRole('banner').locator('summary').first()
  await opener.press('Enter')
  await expect(linkIn(menu, top).filter({ visible: true }).first()).toBeVisible()
  await expect(linkIn(menu, 'Tüm kategoriler')).toBeVisible()
  await page.mouse.move(640, 700)
  await opener.press('Enter')
  await expect(menu).toBeHidden()
})
