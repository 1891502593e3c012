import type { Page } from '@playwright/test'
import type { DemoProduct } from '../support/demo'
import { cartLink, expect, expectInCart, test } from '../support/journey'
import { addByPage, openCartOf } from '../support/journey-cart'

const changes = /\/sepet\/satir/

/** Opens a cart with one line. */
async function openLine(page: Page, product: DemoProduct) {
  await openCartOf(page, [product], true)
  const count = page.getByRole('spinbutton', { name: `${product.title}: adet` })
  return { title: product.title, count }
}

/** It sends what was typed. */
const updateButton = (page: Page) => page.getByRole('button', { name: 'Sepeti güncelle' })

/** The line says it, and no notice with it, which would cover a phone's search field. */
async function expectOneMessage(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'tekrar deneyin' }).last()).toBeVisible()
  expect(await page.getByText('tekrar deneyin').count()).toBe(1)
}

/** Presses a line's button whose request fails. */
async function stepInVain(page: Page, title: string, how: 'lost' | 'failed'): Promise<void> {
  await page.route(changes, (route) =>
    how === 'lost' ? route.abort() : route.fulfill({ status: 500, body: 'error' }),
  )
  await page.getByRole('button', { name: `Artır: ${title}` }).click()
  await expectOneMessage(page)
  await page.unroute(changes)
}

for (const how of ['lost', 'failed'] as const)
  test(`[C15] [C25] a step whose request is ${how} goes back, says why, and is not ordered`, async ({
    page,
    demo,
  }) => {
    const { title, count } = await openLine(page, demo('addsQuietly'))
    await stepInVain(page, title, how)
    await expect(count).toHaveValue('1')
    await expect(count).toHaveAccessibleDescription(/tekrar deneyin/)
    await expect(updateButton(page)).toBeHidden()
    await page.getByRole('button', { name: 'Siparişi tamamla' }).click()
    await expect(page).toHaveURL(/\/order$/)
    await expectInCart(page, 1)
  })

test('[C15] [C25] a step after one that failed is taken, and the reason goes', async ({
  page,
  demo,
}) => {
  const { title, count } = await openLine(page, demo('addsQuietly'))
  await stepInVain(page, title, 'lost')
  await expect(count).toHaveValue('1')
  await page.getByRole('button', { name: `Artır: ${title}` }).click()
  await expectInCart(page, 2)
  await expect(count).toHaveValue('2')
  await expect(count).not.toHaveAttribute('aria-invalid')
})

test('[C15] [C11] a typed count whose request is lost stays, and its field says that it is not in the cart', async ({
  page,
  demo,
}) => {
  const { count } = await openLine(page, demo('addsQuietly'))
  await page.route(changes, (route) => route.abort())
  await count.fill('3')
  await expect(count).toHaveAttribute('aria-invalid', 'true')
  await expectOneMessage(page)
  await expect(count).toHaveAccessibleDescription(/tekrar deneyin/)
  await expect(count).toHaveValue('3')
  await expect(updateButton(page)).toBeVisible()
  await expectInCart(page, 1)
})

test('[C15] [C25] why a step was not taken goes once the connection is back, and one pressed offline is taken then', async ({
  page,
  context,
  demo,
}) => {
  const { title, count } = await openLine(page, demo('addsQuietly'))
  await stepInVain(page, title, 'lost')
  await expect(count).toHaveAccessibleDescription(/tekrar deneyin/)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(count).not.toHaveAttribute('aria-invalid')
  await expect(count).toHaveValue('1')
  await context.setOffline(true)
  await page.getByRole('button', { name: `Artır: ${title}` }).click()
  await context.setOffline(false)
  await expectInCart(page, 2)
})

/** Adds a product and opens the drawer. */
async function openDrawerWith(page: Page, path: string) {
  await page.setViewportSize({ width: 600, height: 800 })
  await addByPage(page, path, true)
  await cartLink(page).click()
  return page.getByRole('dialog', { name: 'Sepetim' })
}

test('[C15] [C22] a step in the drawer whose request is lost goes back and says why', async ({
  page,
  demo,
}) => {
  const { title, path } = demo('addsQuietly')
  const drawer = await openDrawerWith(page, path)
  const count = drawer.getByRole('spinbutton', { name: `${title}: adet` })
  await page.route(changes, (route) => route.abort())
  await drawer.getByRole('button', { name: `Artır: ${title}` }).click()
  await expect(count).toHaveAccessibleDescription(/tekrar deneyin/)
  await expectOneMessage(page)
  await expect(count).toHaveValue('1')
  await expectInCart(page, 1)
})

test('[C15] [C22] a step whose request is lost after the drawer has closed is told by a notice', async ({
  page,
  demo,
}) => {
  const { title, path } = demo('addsQuietly')
  const drawer = await openDrawerWith(page, path)
  let lose = () => {}
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  await page.route(changes, (route) => lost.then(() => route.abort()))
  const sent = page.waitForRequest(changes)
  await drawer.getByRole('button', { name: `Artır: ${title}` }).click()
  await sent
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  lose()
  await expect(page.locator('.notice').getByText('tekrar deneyin')).toBeVisible()
})
