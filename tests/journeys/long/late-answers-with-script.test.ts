import type { Page } from '@playwright/test'
import { shop } from '../../support/facts/shop-facts'
import { expect, holdAnswers, open, test } from '../../support/journey'
import { chooseOther, siblingSelect } from '../../support/other-sibling'

/** Holds the responses of these URLs until released. */
async function hold(page: Page, address: RegExp) {
  const release = await holdAnswers(page, address)
  return { requested: page.waitForRequest(address), release }
}

/** Releases a response, and waits two frames. */
async function letGo(page: Page, release: () => void, address: RegExp) {
  const answered = page.waitForResponse(address)
  release()
  await (await answered).finished()
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

const options = /\/urun\/\d+\/secenek\//
const siblings = /\/urun\/\d+\/ozellik\//

for (const to of ['plain', 'twoGroups'] as const)
  test(`[P03] a late variant response does not change another page (${to})`, async ({
    page,
    demo,
  }) => {
    await open(page, demo('oneGroup').path, true)
    await open(page, demo('twoGroups').path, true)
    const { requested, release } = await hold(page, options)
    await page.locator('.options a[href]:not([aria-current])').first().click()
    await requested
    const next = to === 'plain' ? '/' : demo('oneGroup').path
    await page.evaluate((path) => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href^="/"]')
      link?.setAttribute('href', path)
      link?.click()
    }, next)
    await expect(page).toHaveURL(next)
    await letGo(page, release, options)
    expect(new URL(page.url()).search).toBe('')
    await page.goBack()
    // With the choice made there.
    await expect(page).toHaveURL(/\?variant=\d+$/)
    expect(new URL(page.url()).pathname).toBe(demo('twoGroups').path)
  })

test('[P03] two options clicked one after the other are both chosen, however late the responses', async ({
  page,
}) => {
  const { path, first, second, variant } = shop.twoOptions
  await open(page, path, true)
  const option = (name: string) => page.locator('.options').getByRole('link', { name, exact: true })
  await page.locator('.options').first().hover()
  const { requested, release } = await hold(page, options)
  await option(first).click()
  await requested
  await option(second).click()
  release()
  await expect(option(second)).toHaveAttribute('aria-current', 'true')
  await expect(option(first)).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(new RegExp(`variant=${variant}$`))
})

test('[P06] a late sibling response does not bring the shopper back', async ({ page, demo }) => {
  await open(page, demo('sibling').path, true)
  const { requested, release } = await hold(page, siblings)
  await chooseOther(siblingSelect(page))
  await requested
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  await letGo(page, release, siblings)
  const stays = page.waitForURL((url) => url.pathname !== '/', { timeout: 1500 })
  await expect(stays).rejects.toThrow()
})

test('[U13] a late tab does not put its URL on the next page', async ({ page, demo }) => {
  await open(page, `/odeme-yollari${demo('plain').path}`, true)
  const part = shop.tab.address
  const { requested, release } = await hold(page, part)
  await page.getByRole('main').getByRole('link', { name: shop.tab.title }).click()
  await requested
  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  await letGo(page, release, part)
  await expect(page).toHaveURL('/')
})
