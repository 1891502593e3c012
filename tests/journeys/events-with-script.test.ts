import type { Page } from '@playwright/test'
import { expect, expectInCart, open, test } from '../support/journey'

/** The adds that the page now open has told of. */
const addsTold = (page: Page) =>
  page.evaluate(() => (window.vitrinEvents ?? []).filter(({ name }) => name === 'add_to_cart'))

for (const way of ['the shop’s answer', 'buying at once'] as const)
  test(`[P16] [C04] [C09] an add that leads on to another page by ${way} is told of`, async ({
    page,
    demo,
  }) => {
    const product = demo(way === 'buying at once' ? 'plain' : 'redirects')
    await open(page, product.path, true)
    // Whoever buys has been over the product before.
    await Promise.all([
      page.waitForResponse(/\/events-[^/]+\.js$/),
      page.getByRole('main').getByRole('heading', { level: 1 }).hover(),
    ])
    const button = way === 'buying at once' ? 'Hemen al' : 'Sepete ekle'
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page).not.toHaveURL(new RegExp(`${product.path}$`))
    await expect.poll(async () => (await addsTold(page)).length).toBe(1)
    expect((await addsTold(page))[0]).toMatchObject({
      quantity: 1,
      product: { id: String(product.id), name: product.title },
    })
  })

test('[P16] an add that is pressed before the page is awake is told of on the next', async ({
  page,
  demo,
}) => {
  // Nothing but what stands in the document itself.
  await page.route(/\.js(\?|$)/, (route) => route.abort())
  const product = demo('addsQuietly')
  await page.goto(product.path)
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await expectInCart(page, 1)
  // The cart's link is read before the document's last script.
  await expect.poll(async () => (await addsTold(page)).length).toBe(1)
  const told = await addsTold(page)
  expect(told[0]).toMatchObject({ quantity: 1, product: { id: String(product.id) } })
  await page.reload()
  expect(await addsTold(page)).toEqual([])
  // Two in stock.
  await page.goto('/poyraz-pirinc-dolma-kalem')
  await page.getByLabel('Adet', { exact: true }).fill('9')
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
  expect(await addsTold(page)).toEqual([])
})

test('[P16] an add whose answer is there before the code that tells of it is told of', async ({
  page,
  demo,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/events-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await open(page, demo('addsQuietly').path, true)
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).click()
  await expectInCart(page, 1)
  expect(await addsTold(page)).toEqual([])
  release()
  await expect.poll(async () => (await addsTold(page)).length).toBe(1)
})
