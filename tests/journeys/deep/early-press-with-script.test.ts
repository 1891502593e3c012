import { expect, test } from '../../support/journey'

const listens = 'React listens'

for (const path of ['/uye-girisi-sayfasi', '/sepet', '/'])
  test(`[U18] a press while ${path} is hydrating breaks nothing`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    // A busy machine: from where React listens to where it begins to draw, nothing else comes about for a second. What
    // is pressed meanwhile is the first that React learns of, before it has rendered anything.
    await page.addInitScript((message) => {
      const listen = document.addEventListener.bind(document)
      document.addEventListener = (name: string, ...rest: [EventListener, boolean?]) => {
        listen(name, ...rest)
        // Only React listens to it, and it adds all of its listeners at once.
        if (name !== 'volumechange') return
        console.debug(message)
        const until = performance.now() + 1000
        while (performance.now() < until);
      }
    }, listens)
    const began = page.waitForEvent('console', (line) => line.text() === listens)
    await page.goto(path)
    // The home page's first heading is read out, not displayed.
    const displayed = page.locator(':not(.visually-hidden)')
    const heading = page.getByRole('heading').and(displayed).first()
    const box = await heading.boundingBox()
    if (!box) throw new Error('The page has no heading.')
    await page.mouse.move(box.x + 2, box.y + 2)
    await began
    await page.mouse.down()
    await page.mouse.up()
    await expect(async () => {
      const isHydrated = await page.evaluate(() =>
        Object.keys(document).some((name) => name.startsWith('__reactContainer')),
      )
      expect(isHydrated).toBe(true)
    }).toPass()
    await heading.click()
    expect(faults).toEqual([])
  })
