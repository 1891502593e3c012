import type { Page } from '@playwright/test'
import { expect, expectInCart, holdAnswers, hydrating, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'

const changes = /\/sepet\/satir/

/** Opens a cart of one product as a document that nobody has touched yet. */
async function openUntouched(page: Page, path: string): Promise<void> {
  await addByPage(page, path, true)
  await page.goto('about:blank')
  await page.goto('/sepet')
}

/** Lets the cart's changes fail. */
const fail = (page: Page, how: 'lost' | 'failed') =>
  page.route(changes, (route) =>
    how === 'lost' ? route.abort() : route.fulfill({ status: 500, body: 'error' }),
  )

for (const how of ['lost', 'failed'] as const)
  test(`[C15] [C25] a cart’s first step, pressed before the page is hydrated, whose request is ${how} goes back and says why`, async ({
    page,
    demo,
  }) => {
    const { path, title } = demo('addsQuietly')
    await openUntouched(page, path)
    await fail(page, how)
    const count = page.getByRole('spinbutton', { name: `${title}: adet` })
    await page.getByRole('button', { name: `Artır: ${title}` }).click()
    await expect(count).toHaveAccessibleDescription(/tekrar deneyin/)
    await expect(count).toHaveValue('1')
    await expect(page.getByRole('main').getByText('tekrar deneyin')).toBeVisible()
    await page.unroute(changes)
    await page.getByRole('button', { name: `Artır: ${title}` }).click()
    await expectInCart(page, 2)
  })

test('[C15] [C11] a count that was typed before the page is hydrated stays where its request is lost', async ({
  page,
  demo,
}) => {
  const { path, title } = demo('addsQuietly')
  await openUntouched(page, path)
  await fail(page, 'lost')
  const release = await holdAnswers(page, hydrating)
  const count = page.getByRole('spinbutton', { name: `${title}: adet` })
  await count.press('Control+a')
  await count.pressSequentially('3')
  await count.press('Tab')
  release()
  await expect(count).toHaveAccessibleDescription(/tekrar deneyin/)
  await expect(count).toHaveValue('3')
})

/** A busy machine may hydrate the page later than a press waits for it (app/rendering/first-script/presses.ts). */
const waitLonger = (page: Page) =>
  page.addInitScript(() => {
    const own = setTimeout
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...rest: unknown[]) =>
        own(run, ms === 400 ? 20_000 : ms, ...rest),
    })
  })

test('[C15] [C25] a line whose first press to remove it fails returns, and a notice says why', async ({
  page,
  demo,
}) => {
  const { path, title } = demo('addsQuietly')
  await waitLonger(page)
  await openUntouched(page, path)
  await fail(page, 'failed')
  await page
    .getByRole('main')
    .getByRole('button', { name: `Kaldır: ${title}` })
    .click()
  await expect(page.getByText('tekrar deneyin').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
})
