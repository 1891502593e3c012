import { expect, open, test } from '../../support/journey'
import { expectStayed, goOffline, offlineNotice } from '../../support/journey-offline'

for (const [product, name] of [
  ['noted', 'Değerlendirme yaz'],
  ['noted', 'Mağaza stoku'],
  ['noted', 'Fiyatı düşünce haber ver'],
  ['noted', /taksit|Ödeme yolları/],
  ['soldOut', 'Gelince haber ver'],
] as const)
  for (const when of ['opened for the first time', 'opened before'] as const)
    test(`[U10] [C15] the dialog of ${name}, ${when}, reports the missing connection in place`, async ({
      page,
      demo,
    }) => {
      await open(page, demo(product).path, true)
      const link = page.getByRole('main').getByRole('link', { name }).first()
      const email = page.getByRole('contentinfo').getByRole('textbox')
      await email.fill('ada@ornek.test')
      if (when === 'opened before') {
        await link.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await goOffline(page)
      await link.click()
      await expect(offlineNotice(page)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(email).toHaveValue('ada@ornek.test')
      await expectStayed(page)
      await page.context().setOffline(false)
      await link.click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
