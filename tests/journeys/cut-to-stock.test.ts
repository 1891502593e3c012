import { shop } from '../support/facts/shop-facts'
import { expect, expectInCart, open, test } from '../support/journey'

const { path, tooMany } = shop.fewInStock

test('[C11] [C13] a count above the stock becomes what is left, and its field says so', async ({
  page,
  script,
}) => {
  await open(page, path, script)
  await page.getByRole('button', { name: 'Sepete ekle', exact: true }).first().click()
  await expectInCart(page, 1)
  await open(page, '/sepet', script)
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
  const count = line.getByRole('spinbutton')
  await count.fill(tooMany)
  if (!script) await line.getByRole('button', { name: /^Güncelle: / }).click()
  await expect(count).not.toHaveValue(tooMany)
  const left = await count.inputValue()
  expect(Number(left)).toBeGreaterThan(1)
  await expectInCart(page, Number(left))
  await expect(count).toHaveAccessibleDescription(`En fazla ${left} adet alınabilir.`)
  await expect(page.getByText(/^Stokta yalnızca/)).toHaveCount(0)
  const reason = await line.getByText(`En fazla ${left} adet`).boundingBox()
  const first = await line.getByRole('button', { name: /^Kaldır: / }).boundingBox()
  expect((reason?.y ?? 0) + (reason?.height ?? 0)).toBeLessThanOrEqual((first?.y ?? 0) + 1)

  await count.fill('0')
  if (!script) return
  await expect(count).toHaveAccessibleDescription('En az 1 adet alınabilir.')
})
