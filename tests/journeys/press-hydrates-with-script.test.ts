import type { Page } from '@playwright/test'
import { shop } from '../support/facts/shop-facts'
import { expect, holdAnswers, hydrating, test } from '../support/journey'
import { signInAs } from '../support/journey-member'

/** Lets React start on the page and holds its work until something else hydrates it, as on a slow phone. */
async function holdWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    const isHydrated = () => document.documentElement.classList.contains('hydrated')
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const send = () => postMessage.call(this, message)
      if (isHydrated()) send()
      else held.push(send)
    }
    const observer = new MutationObserver(() => {
      if (isHydrated()) for (const send of held.splice(0)) send()
    })
    observer.observe(document, { attributes: true, childList: true, subtree: true })
  })
}

test('[U22] a link whose page hydrates only as the browser would follow it opens its window', async ({
  page,
  demo,
}) => {
  await page.clock.install()
  await holdWork(page)
  const { path } = demo('plain')
  await page.goto(path)
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('_reactListening')),
  )
  const link = page.getByRole('banner').getByRole('link', { name: 'Hesabım' })
  await link.evaluate((one: HTMLElement) => one.click())
  await page.clock.runFor(500)
  await page.clock.resume()
  await expect(page.getByRole('dialog', { name: /giriş/i })).toBeVisible()
  await expect(page).toHaveURL(({ pathname }) => decodeURI(pathname) === decodeURI(path))
})

test('[U22] [F02] a link that is pressed right after a heart is followed, and the heart stays', async ({
  page,
}) => {
  await signInAs(page, 'plain')
  await page.clock.install()
  const release = await holdAnswers(page, hydrating)
  await page.goto(shop.list.path)
  const card = page.getByRole('main').getByRole('article').first()
  const title = (await card.getByRole('heading').innerText()).trim()
  const saved = page.waitForResponse(/favorilerim\/degistir/)
  await card.getByRole('button', { name: /favori/i }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favorilerim/ })
    .click()
  await page.clock.runFor(500)
  release()
  await page.clock.resume()
  await saved
  await expect(page).toHaveURL(/\/favorilerim$/)
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible()
})

for (const [at, comes] of ['at the last moment', 'too late'].entries())
  test(`[U22] [F02] a link pressed after a heart is followed, and the heart stays, where the code comes ${comes}`, async ({
    page,
  }) => {
    await signInAs(page, 'plain')
    if (at === 0) await holdWork(page)
    else await holdAnswers(page, hydrating)
    await page.goto(shop.list.path)
    await page.mouse.move(5, 5)
    await page.mouse.move(9, 9)
    if (at === 0)
      await page.waitForFunction(() =>
        Object.keys(document).some((key) => key.startsWith('_reactListening')),
      )
    const card = page
      .getByRole('main')
      .getByRole('article')
      .nth(at + 1)
    const heart = card.getByRole('button', { name: /favori/i })
    const isSaved = await heart.getAttribute('aria-pressed')
    const link = card.getByRole('heading').getByRole('link')
    const title = (await link.innerText()).trim()
    const saved = page.waitForResponse(/favorilerim\/degistir/)
    // A click would hydrate the page at once.
    await heart.evaluate((one: HTMLButtonElement) => one.form?.requestSubmit(one))
    await link.evaluate((one: HTMLElement) => one.click())
    await saved
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.unroute(hydrating)
    await page.goto(shop.list.path)
    await expect(heart).toHaveAttribute('aria-pressed', isSaved === 'true' ? 'false' : 'true')
  })
