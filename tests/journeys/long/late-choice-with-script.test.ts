import { expect, holdAnswers, open, openChoices, test } from '../../support/journey'

for (const [name, label, at] of [
  ['EUR', /EUR/, 0],
  ['EUR', /EUR/, 1],
  ['English', /en/i, 1],
] as const)
  test(`[G03] [G04] [P03] a loading option of group ${at + 1} survives the change to ${name}`, async ({
    page,
    demo,
  }) => {
    await open(page, demo('twoGroups').path, true)
    const release = await holdAnswers(page, /\/secenek\//)
    const options = page.getByRole('main').locator('.options').nth(at).getByRole('link')
    const texts = await options.allInnerTexts()
    const other = page
      .getByRole('main')
      .locator('.options')
      .nth(at)
      .locator('a[href*="variant="]:not([aria-current])')
      .last()
    const chosen = texts.indexOf(await other.innerText())
    await other.click()
    await openChoices(page)
    await page.getByRole('banner').getByRole('button', { name }).click()
    await expect(page.getByRole('banner').locator('summary').last()).toHaveText(label)
    release()
    await expect(options.nth(chosen)).toHaveAttribute('aria-current', 'true')
  })
