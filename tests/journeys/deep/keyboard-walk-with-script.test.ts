import type { Locator, Page } from '@playwright/test'
import { shop } from '../../support/facts/shop-facts'
import { cartLink, expect, expectInCart, test, waitForHydration } from '../../support/journey'

test.describe.configure({ timeout: 120_000 })

/** What is wrong with the focused element: nothing if it is visible, uncovered and has a focus ring. */
function faultOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null
    if (!at || at === document.body) return 'lost to the page'
    // The focus of a new page starts at its top, which is not a control.
    if (at.id === 'content') return ''
    const name = `<${at.tagName} ${at.className}> ${at.textContent?.trim().slice(0, 40)}`
    const { left, right, top, bottom, width, height } = at.getBoundingClientRect()
    if (!width || !height) return `${name} has no size`
    const { innerWidth, innerHeight } = window
    if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight)
      return `${name} is out of sight`
    const label = (at as HTMLInputElement).labels?.[0]
    const hearts = [at, label, at.firstElementChild, at.parentElement].map(
      (one) => [one, ''] as const,
    )
    const isOutlined = [...hearts, [at, '::after'] as const].some(([one, pseudo]) => {
      if (!one) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    if (at.matches(':focus-visible') && !isOutlined) return `${name} shows no mark`
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const over = document.elementFromPoint(x, y)
    const isFree = over && (at.contains(over) || over.contains(at) || label?.contains(over))
    return isFree ? '' : `${name} lies under ${over?.outerHTML.slice(0, 80)}`
  })
}

/** Presses Tab until the element has focus; on the way the focus is never lost or hidden. */
async function tabTo(page: Page, aim: Locator, key = 'Tab', max = 120): Promise<void> {
  const isThere = () =>
    aim.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))
  for (let presses = 0; presses < max; presses += 1) {
    await page.keyboard.press(key)
    // Scrolling may still be in progress.
    await expect.poll(() => faultOfFocus(page)).toBe('')
    if (await isThere()) return
  }
  throw new Error(`${max} presses of ${key} do not lead to ${aim}`)
}

test('[U01] [B03] [P03] [U08] [F01] [K01] [B06] the catalogue can be used with the keyboard alone', async ({
  page,
  demo,
  isMobile,
}) => {
  const banner = page.getByRole('banner')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')

  await test.step('home, the menu, a category', async () => {
    await page.goto('/')
    const menu = banner.locator('summary').first()
    await tabTo(page, menu)
    await page.keyboard.press('Enter')
    const first = banner.getByRole('link', { name: shop.list.title, exact: true }).first()
    await tabTo(page, first)
    await waitForHydration(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, first)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(shop.list.path)
    await expect(page.getByRole('heading', { level: 1, name: shop.list.title })).toBeVisible()
  })

  await test.step('a filter, and its chip', async () => {
    if (isMobile) {
      await tabTo(page, main.getByRole('complementary').locator('summary'))
      await page.keyboard.press('Enter')
    }
    const box = main.getByRole('checkbox', { name: 'Stokta olanlar' })
    await tabTo(page, box)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/stock=1/)
    const chip = main.getByRole('list', { name: 'Seçili filtreler' }).getByRole('link').first()
    await expect(chip).toBeVisible()
    await expect(box).toBeFocused()
    await tabTo(page, chip, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(shop.list.path)
    await expect.poll(() => faultOfFocus(page)).toBe('')
  })

  await test.step('a product of the list', async () => {
    await tabTo(page, main.getByRole('article').getByRole('link').first())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Sepete ekle', exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    expect(await faultOfFocus(page)).toBe('')
  })

  await test.step('a picture, and back', async () => {
    await page.goto(demo('twoGroups').path)
    const picture = main.getByRole('link', { name: '1. görseli büyük aç' })
    await tabTo(page, picture)
    await waitForHydration(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('img')).toBeVisible()
    const buttons = dialog.locator('button:enabled')
    await tabTo(page, buttons.last(), 'Tab', await buttons.count())
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(picture).toBeFocused()
  })

  await test.step('a variant', async () => {
    const option = main.getByRole('group').locator('a[href]:not([aria-current])').first()
    const name = await option.innerText()
    await tabTo(page, option)
    await page.keyboard.press('Enter')
    const same = main.getByRole('group').getByRole('link', { name, exact: true })
    await expect(same).toHaveAttribute('aria-current', 'true')
    await expect(same).toBeFocused()
  })

  await test.step('favourite as a guest, and comparison', async () => {
    const heart = main.getByRole('button', { name: 'Favori', exact: true })
    await tabTo(page, heart, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Tab')
    expect(await faultOfFocus(page)).toBe('')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(heart).toBeFocused()
    const compare = main.getByRole('button', { name: 'Karşılaştır', exact: true })
    await tabTo(page, compare)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ürün karşılaştırma listesine eklendi')).toBeVisible()
    await expect(compare).toBeFocused()
    await tabTo(page, main.getByRole('link', { name: 'Karşılaştırma listesi' }))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect.poll(() => faultOfFocus(page)).toBe('')
  })

  await test.step('suggestions of the search, then the cart', async () => {
    const { title } = demo('opensCart')
    const field = banner.getByLabel('Ürün ara')
    await tabTo(page, field, 'Shift+Tab')
    await expect(field).toHaveRole('combobox')
    await page.keyboard.type(title)
    await expect(banner.getByRole('option', { name: title }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(banner.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(banner.getByRole('option').first()).toBeHidden()
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/arama\?q=/)
    await tabTo(page, main.getByRole('article').getByRole('link', { name: title }).first())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const add = page.getByRole('button', { name: 'Sepete ekle', exact: true })
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expectInCart(page, 1)
    await page.keyboard.press('Tab')
    expect(await faultOfFocus(page)).toBe('')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(add).toBeFocused()
    await tabTo(page, cartLink(page), 'Shift+Tab')
    await page.keyboard.press('Enter')
    if (isMobile) await expect(dialog).toBeVisible()
    else await expect(page).toHaveURL('/sepet')
  })
})
