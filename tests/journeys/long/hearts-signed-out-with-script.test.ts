import type { BrowserContext, Page } from '@playwright/test'
import { account } from '../../support/facts/shop-facts'
import { expect, hydrate, test } from '../../support/journey'
import { returnAsMember, storedIds } from '../../support/journey-hearts'

/** Other journeys leave hearts with the member; these start with none. */
test.beforeEach(async ({ page }) => {
  await returnAsMember(page)
  for (const id of await storedIds(page))
    await page.request.post('/favorilerim/esitle', { form: { fav: `-${id}` } })
})

const ownHeart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Favori', exact: true })

/** Opens a product whose page knows the member, with its heart not set. @returns the product's id */
async function openUnset(page: Page, path: string): Promise<string> {
  const synced = page.waitForResponse(/favorilerim\/esitle/)
  await page.goto(path)
  await hydrate(page)
  await ownHeart(page).hover()
  await synced
  await expect(ownHeart(page)).toHaveAttribute('aria-pressed', 'false')
  return `${await ownHeart(page).getAttribute('value')}`
}

async function signOutElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage()
  await other.goto('/hesabim')
  await other.getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(other).toHaveURL('/')
  await other.close()
}

/** Sets the heart of a product as the session ends. @returns the product's id */
async function setHeartAtEnd(page: Page, context: BrowserContext, path: string): Promise<string> {
  const id = await openUnset(page, path)
  await ownHeart(page).click()
  await expect(ownHeart(page)).toHaveAttribute('aria-pressed', 'true')
  // As when the shop has ended it: the browser's id alone would restore the recent session.
  await context.clearCookies({ name: /session|visitor/ })
  return id
}

/** Signs in with the dialog that a heart has opened. */
async function signInByWindow(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Üye girişi' })
  await dialog.getByLabel('E-posta').fill(account('affiliate').email)
  await dialog.getByLabel('Şifre', { exact: true }).fill(account('plain').password)
  await dialog.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Favorilere eklendi').last()).toBeVisible()
}

test('[F01] [F02] a heart pressed after signing out in another tab asks to sign in, and is saved after that', async ({
  page,
  context,
  demo,
}) => {
  const { path } = demo('redirects')
  const id = await openUnset(page, path)
  await signOutElsewhere(context)
  await ownHeart(page).click()
  await signInByWindow(page)
  await expect(page).toHaveURL(path)
  await expect(ownHeart(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await storedIds(page)).toContain(id)
  await page.request.post('/favorilerim/esitle', { form: { fav: `-${id}` } })
})

test('[F01] [L11] a heart that was saved by signing out in another tab does not ask to sign in', async ({
  page,
  context,
  demo,
}) => {
  const { path } = demo('redirects')
  const id = await openUnset(page, path)
  await ownHeart(page).click()
  await expect(ownHeart(page)).toHaveAttribute('aria-pressed', 'true')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await signOutElsewhere(context)
  await page.bringToFront()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(ownHeart(page)).toHaveAttribute('aria-pressed', 'false')
  // A form is submitted by script within a few frames.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 30; frames += 1)
      await new Promise((done) => requestAnimationFrame(done))
  })
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(sent.filter((url) => url.includes('degistir'))).toEqual([])
  await returnAsMember(page)
  expect(await storedIds(page)).toContain(id)
  await page.request.post('/favorilerim/esitle', { form: { fav: `-${id}` } })
})

test('[F01] [F02] an unsent heart asks to sign in when the session ends, and is saved after that', async ({
  page,
  context,
  demo,
}) => {
  const { path } = demo('twoGroups')
  const id = await setHeartAtEnd(page, context, path)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await signInByWindow(page)
  await expect(ownHeart(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await storedIds(page)).toContain(id)
  await page.request.post('/favorilerim/esitle', { form: { fav: `-${id}` } })
})

test('[F01] [F02] an unsent heart asks to sign in when a client navigation finds the session ended', async ({
  page,
  context,
  demo,
}) => {
  const { path } = demo('redirects')
  const id = await setHeartAtEnd(page, context, path)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('banner').locator('a.logo').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog', { name: 'Üye girişi' })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await signInByWindow(page)
  await expect.poll(() => storedIds(page)).toContain(id)
  await page.request.post('/favorilerim/esitle', { form: { fav: `-${id}` } })
})
