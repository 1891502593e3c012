import { shop } from '../support/facts/shop-facts'
import { codeRuns, expect, open, test } from '../support/journey'
import { expectStayed, goOffline, offlineNotice } from '../support/journey-offline'

for (const when of ['before its code has loaded', 'after its code has loaded'] as const)
  test(`[P06] [C15] an attribute chosen offline returns to the value of the page, ${when}`, async ({
    page,
    demo,
  }) => {
    await open(page, demo('sibling').path, true)
    const select = page.getByRole('combobox', { name: shop.sibling.label })
    const before = await select.inputValue()
    if (when === 'after its code has loaded') {
      const code = codeRuns(page, /attribute-swap/)
      await select.focus()
      await code
    }
    await goOffline(page)
    const other = await select
      .locator('option')
      .evaluateAll(
        (options) =>
          (options as HTMLOptionElement[]).find(({ selected }) => !selected)?.value ?? '',
      )
    await select.selectOption(other)
    await expect(offlineNotice(page)).toBeVisible()
    await expect(select).toHaveValue(before)
    await expectStayed(page)
  })

for (const what of ['tick', 'order'] as const)
  for (const when of ['before its code has loaded', 'after its code has loaded'] as const)
    test(`[B02] [B03] [C15] a ${what} of a list reports the missing connection in place, ${when}`, async ({
      page,
    }) => {
      await open(page, shop.shortList, true)
      const sort = page.getByRole('combobox', { name: 'Sıralama' })
      const panel = page.locator('#filters')
      const closed = panel.locator('details:not([open]) > summary:visible').first()
      if (await closed.isVisible()) await closed.click()
      const box = panel.getByRole('checkbox').first()
      if (when === 'after its code has loaded') {
        const code = codeRuns(page, /update-in-place/)
        if (what === 'tick') await box.focus()
        else await sort.focus()
        await code
      }
      await goOffline(page)
      if (what === 'tick') await box.check()
      else await sort.selectOption({ index: 1 })
      await expect(offlineNotice(page)).toBeVisible()
      await expect(page).toHaveURL(shop.shortList)
      await expectStayed(page)
    })
