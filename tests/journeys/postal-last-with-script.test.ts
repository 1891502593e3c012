import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/journey'
import { signInAs } from '../support/journey-member'

const chosen = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator('option:checked')

/** The form of a new address, with its postal code typed. */
async function openWithCode(page: Page, digits: string) {
  await signInAs(page, 'grouped')
  await open(page, '/adres/kayit', true)
  const code = page.getByLabel(/^Posta kodu/)
  await code.fill(digits)
  await expect(chosen(page, 'İlçe')).toHaveText('Kadıköy')
  const choose = async (label: string, option: string) => {
    const list = page.getByLabel(label, { exact: true })
    await list.focus()
    await list.selectOption({ label: option })
  }
  return { code, choose }
}

test('[A07] a neighbourhood that is chosen replaces the code of another one', async ({ page }) => {
  const { code, choose } = await openWithCode(page, '34710')
  await expect(chosen(page, 'Mahalle')).toHaveText(/^Caferağa/)
  await choose('Mahalle', '19 Mayıs Mah.')
  await expect(code).toHaveValue('34736')
  await expect(code).not.toHaveAttribute('aria-invalid')
})

for (const spaced of ['34 710', '٣٤ ٧١٠'])
  test(`[A16] a code with a space in it chooses its regions, as without script: ${spaced}`, async ({
    page,
  }) => {
    const { code } = await openWithCode(page, spaced)
    await expect(chosen(page, 'Mahalle')).toHaveText(/^Caferağa/)
    await code.press('Tab')
    await expect(code).not.toHaveAttribute('aria-invalid')
    await code.fill('99 999')
    await expect(code).toHaveAccessibleDescription(/Bu posta kodu yok/)
  })

test('[A16] a code that is typed after a neighbourhood was chosen chooses its own', async ({
  page,
}) => {
  const { code, choose } = await openWithCode(page, '34710')
  await choose('Mahalle', 'Bostancı Mah.')
  await expect(code).not.toHaveValue('34710')
  await code.fill('34710')
  await expect(chosen(page, 'Mahalle')).toHaveText(/^Caferağa/)
  await expect(code).toHaveValue('34710')
})

test('[A16] another province clears the code, and the code that is typed next chooses its own', async ({
  page,
}) => {
  const { code, choose } = await openWithCode(page, '34710')
  await choose('İl', 'İzmir')
  await expect(code).toHaveValue('')
  await expect(code).not.toHaveAttribute('aria-invalid')
  await code.fill('34710')
  await expect(chosen(page, 'İl')).toHaveText('İstanbul')
  await expect(chosen(page, 'İlçe')).toHaveText('Kadıköy')
  await expect(chosen(page, 'Mahalle')).toHaveText(/^Caferağa/)
  await choose('İl', 'Ankara')
  await expect(code).toHaveValue('')
  await code.fill('06420')
  await expect(chosen(page, 'İl')).toHaveText('Ankara')
  await expect(code).toHaveValue('06420')
})

test('[A16] a code that is unknown leaves what was chosen', async ({ page }) => {
  const { code, choose } = await openWithCode(page, '34710')
  await choose('Mahalle', 'Bostancı Mah.')
  await code.fill('99999')
  await expect(code).toHaveAccessibleDescription(/Bu posta kodu yok/)
  await expect(chosen(page, 'Mahalle')).toHaveText('Bostancı Mah.')
})
