import { boughtProducts, buyEveryOption } from '../../support/every-option'
import { chooseEverySibling } from '../../support/every-sibling'
import { expect, test } from '../../support/journey'

test.describe.configure({ timeout: 3_600_000 })

/** The products in this many parts, so that parts can be tested in parallel. */
const parts = 8

for (let part = 1; part <= parts; part += 1)
  test(`[P03] [P05] every option of every product is the one shown and bought, part ${part}`, async ({
    browser,
  }) => {
    const own = boughtProducts().filter((_, at) => at % parts === part - 1)
    for (const product of own) {
      if (product.variants.every(({ stock }) => stock <= 0)) continue
      const context = await browser.newContext()
      await test.step(product.path, async () => buyEveryOption(await context.newPage(), product))
      await context.close()
    }
  })

test('[P06] every sibling that can be chosen is the one shown', async ({ page }) => {
  const products = boughtProducts()
  let chosen = 0
  for (const product of products)
    await test.step(product.path, async () => {
      chosen += await chooseEverySibling(page, product, products)
    })
  expect(chosen).toBeGreaterThan(0)
})
