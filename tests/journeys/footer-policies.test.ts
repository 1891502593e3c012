import { expect, open, test } from '../support/journey'
import { addByPage } from '../support/journey-cart'

const policies = ['Teslimat ve İade', 'Mesafeli Satış Sözleşmesi', 'KVKK Aydınlatma Metni']

test('[U26] the footer of every page, of an order too, leads to the shop’s policies', async ({
  page,
  script,
  demo,
}) => {
  await addByPage(page, demo('addsQuietly').path, script)
  for (const path of ['/', '/sepet', '/order']) {
    await open(page, path, script)
    for (const name of policies)
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
  }
  for (const name of policies) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/[{}]/)
  }
})
