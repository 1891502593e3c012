import { expect, test } from '../../support/journey'

for (const path of ['/uye-girisi-sayfasi', '/sepet', '/'])
  test(`[U18] a press while ${path} is still waking breaks nothing`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    // The data that the page was drawn with takes a second to be read, as on a busy machine.
    await page.addInitScript(() => {
      const Real = TextEncoderStream
      const late = async (chunk: Uint8Array, controller: TransformStreamDefaultController) => {
        const until = performance.now() + 1000
        while (performance.now() < until) await new Promise(requestAnimationFrame)
        controller.enqueue(chunk)
      }
      function Slow() {
        const { readable, writable } = new Real()
        return {
          writable,
          readable: readable.pipeThrough(new TransformStream({ transform: late })),
        }
      }
      Object.assign(window, { TextEncoderStream: Slow })
    })
    await page.goto(path)
    const heading = page.getByRole('heading').first()
    for (let press = 0; press < 12; press += 1) {
      await heading.click()
      await page.mouse.move(20 + press, 20)
    }
    await expect(async () => {
      const isAwake = await page.evaluate(() =>
        Object.keys(document).some((name) => name.startsWith('__reactContainer')),
      )
      expect(isAwake).toBe(true)
    }).toPass()
    await heading.click()
    expect(faults).toEqual([])
  })
