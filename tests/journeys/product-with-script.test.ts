import { expect, open, test } from '../support/journey'

test('[U05] the deal counts down each second, and says when it is over', async ({ page, demo }) => {
  await page.clock.install()
  await open(page, demo('deal').path, true)
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/\d\d:\d\d:\d\d$/)
  const before = await timer.textContent()
  await page.clock.runFor(1000)
  await expect(timer).not.toHaveText(before ?? '')
  await page.clock.runFor(3000)
  await page.clock.setSystemTime(new Date(Date.now() + 40 * 86_400_000))
  await page.clock.runFor(1100)
  await expect(timer).toHaveText('Fırsat bitti')
})
