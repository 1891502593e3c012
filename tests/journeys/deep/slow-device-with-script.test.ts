import { shop } from '../../support/facts/shop-facts'
import { expect, hydrate, test } from '../../support/journey'
import { layoutShifts, watchShifts } from '../../support/shifts'

/** A slow device renders a page in pieces while it loads. */
for (const rate of [4, 8, 16])
  test(`the layout does not shift on a device ${rate} times slower`, async ({
    page,
    context,
    demo,
  }) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    await page.addInitScript(watchShifts, 0.002)
    for (const path of [
      '/',
      demo('twoGroups').path,
      `/arama?q=${encodeURIComponent(shop.words.usual)}`,
      '/sepet',
      '/order',
      '/ar',
    ]) {
      await page.goto(path)
      await hydrate(page)
      expect(await layoutShifts(page), path).toEqual([])
    }
  })
