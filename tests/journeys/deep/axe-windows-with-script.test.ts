import type { Page } from '@playwright/test'
import { chooseLanguage, expectClean } from '../../support/axe'
import { cartLink, expect, open, test } from '../../support/journey'
import { signInAs } from '../../support/journey-member'

test.describe.configure({ timeout: 120_000 })

const scheme = { tr: ['light'], ar: ['dark'] } as const

/** Waits for the newest dialog and its content. */
async function inDialog(page: Page): Promise<void> {
  const window = page.locator('dialog[open]').last()
  await expect(window.locator('button:not([disabled]), a[href]').nth(1)).toBeVisible()
}

for (const language of ['tr', 'ar'] as const) {
  const look = (page: Page, name: string) => expectClean(page, name, [...scheme[language]])
  const home = language === 'tr' ? '/' : '/ar'

  test(`axe finds nothing on what opens from the header in ${language}`, async ({
    page,
    demo,
    isMobile,
  }) => {
    await chooseLanguage(page, language)
    await open(page, demo('addsQuietly', language).path, true)
    await page.locator('main button[value="add"]').first().click()
    await expect(cartLink(page)).toHaveText(/1/)
    await open(page, home, true)
    const banner = page.getByRole('banner')
    for (const at of ['first', 'last'] as const) {
      await banner.locator('summary')[at]().click()
      await look(page, `${at} disclosure`)
      await page.keyboard.press('Escape')
    }
    const field = banner.locator('input[name="q"]')
    await field.click()
    await expect(field).toHaveRole('combobox')
    await field.pressSequentially(language === 'tr' ? 'defter' : 'دفتر')
    await expect(banner.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await look(page, 'suggestions')
    await page.keyboard.press('Escape')
    await page.getByRole('main').click({ position: { x: 2, y: 2 } })
    if (isMobile) {
      await cartLink(page).click()
      await inDialog(page)
    } else {
      await cartLink(page).hover()
      await expect(
        banner.getByRole('link', { name: demo('addsQuietly', language).title }),
      ).toBeVisible()
    }
    await look(page, 'cart above the page')
    await open(page, '/sepet', true)
    await page.locator('[popovertarget="clear-cart"]').first().click()
    await look(page, 'cart, asked')
    await open(page, language === 'tr' ? '/arama?q=a' : '/ar/search?q=دفتر', true)
    const filters = page.getByRole('main').getByRole('complementary').locator('summary').first()
    if (isMobile) await filters.click()
    await look(page, 'filters')
  })

  test(`axe finds nothing on the dialogs of a product in ${language}`, async ({ page, demo }) => {
    await chooseLanguage(page, language)
    const main = page.getByRole('main')
    const steps = [
      ['plain', 'a[href^="/odeme-yollari"]', 'ways to pay'],
      ['soldOut', 'a[href^="/haber-ver"]', 'alarm'],
      ['plain', 'button[name="fav"]', 'sign-in'],
      ['needsStore', 'button[value="add"]', 'stores'],
      ['plain', 'button[value="add"]', 'cart'],
      ['plain', 'a[data-reload-document]', 'picture'],
    ] as const
    for (const [name, selector, window] of steps) {
      await open(page, demo(name, language).path, true)
      await main.locator(selector).first().click()
      await inDialog(page)
      await look(page, window)
    }
    await open(page, demo('twoGroups', language).path, true)
    await main.locator('button[name="add"]').first().click()
    await expect(page.getByRole('status').first()).toBeVisible()
    await look(page, 'a notice of the comparison')
    await main.locator('a[data-compare]').click()
    await inDialog(page)
    await look(page, 'comparison of one')
  })

  test(`axe finds nothing on a member's dialogs and lists in ${language}`, async ({
    page,
    demo,
  }) => {
    await signInAs(page, 'vendor')
    await chooseLanguage(page, language)
    await open(page, demo('sibling', language).path, true)
    await page.getByRole('main').locator('a[href^="/yorum-yaz"]').first().click()
    await inDialog(page)
    await look(page, 'review')
    await page.request.post('/favorilerim/esitle', {
      form: { fav: String(demo('plain').id) },
      headers: { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' },
    })
    await open(page, '/favorilerim', true)
    await expect(page.getByRole('main').locator('article').first()).toBeVisible()
    await look(page, 'favourites')
    await page.locator('[popovertarget="clear-list"]').first().click()
    await look(page, 'favourites, asked')
    await page.keyboard.press('Escape')
    const share = page.getByRole('main').locator('button[name="share"]')
    if ((await share.getAttribute('value')) === '1') await share.click()
    const link = page.getByRole('main').locator('a[dir="ltr"][href*="liste="]')
    await page.goto((await link.getAttribute('href')) ?? '/')
    await expect(page.getByRole('main').locator('article').first()).toBeVisible()
    await look(page, 'a list shown to others')
  })
}
