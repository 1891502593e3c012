import { expect, open, test } from '../support/journey'

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
    const adds = () =>
      page.evaluate(() => (window.vitrinEvents ?? []).filter(({ name }) => name === 'add_to_cart'))
    await expect.poll(async () => (await adds()).length).toBe(1)
    expect((await adds())[0]).toMatchObject({
      quantity: 1,
      product: { id: String(product.id), name: product.title },
    })
  })
