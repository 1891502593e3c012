import { expect, test } from '../support/journey'
import { openCartOf } from '../support/journey-cart'

for (const count of [1, 3])
  test(`[C11] the focus goes to the line that is taken back into a cart of ${count}`, async ({
    page,
    demo,
  }) => {
    const products = [demo('addsQuietly'), demo('opensCart'), demo('showsNotice')].slice(0, count)
    const { title } = demo('addsQuietly')
    await openCartOf(page, products, true)
    await page.getByRole('button', { name: `Kaldır: ${title}` }).click()
    const undo = page.getByRole('button', { name: 'Geri al' })
    await undo.focus()
    await page.keyboard.press('Enter')
    await expect(undo).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeFocused()
  })
