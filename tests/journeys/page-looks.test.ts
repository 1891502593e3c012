import { expect, open, test } from '../support/journey'

test('[P14] a sold-out product’s other alarm stands apart from the button', async ({
  page,
  script,
  demo,
}) => {
  await open(page, `/haber-ver${demo('twoGroups').path}?tur=price`, script)
  const main = page.getByRole('main')
  const button = await main.getByRole('button', { name: 'Bana haber ver' }).boundingBox()
  const other = await main.getByRole('link', { name: 'Gelince haber ver' }).boundingBox()
  const gap = (other?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)
  expect(gap).toBeGreaterThanOrEqual(15)
})

test('[U03] a phone’s buttons of consent are equally wide, and what is needed is ticked for all to see', async ({
  page,
  script,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/cerez-tercihleri', script)
  const main = page.getByRole('main')
  const widths = await main
    .locator('.consent-actions .button')
    .evaluateAll((all) => all.map((one) => one.clientWidth))
  expect(widths).toHaveLength(3)
  expect(new Set(widths).size).toBe(1)
  const locked = main.getByRole('checkbox', { name: /^Gerekli/ })
  const ink = await page.evaluate(() => getComputedStyle(document.body).color)
  await expect(locked).toBeDisabled()
  await expect(locked).toHaveCSS('background-color', ink)
})

test('[U03] headings of consent and of a missing page are as large as others', async ({
  page,
  script,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const sizes: string[] = []
  for (const path of ['/sepet', '/cerez-tercihleri', '/boyle-bir-sayfa-yok']) {
    await open(page, path, script)
    const heading = page.getByRole('heading', { level: 1 })
    sizes.push(await heading.evaluate((one) => getComputedStyle(one).fontSize))
  }
  expect(new Set(sizes).size).toBe(1)
})

test('[P08] the tiers stand as chips beside each other, the one of the typed count marked', async ({
  page,
  script,
  demo,
}) => {
  await open(page, demo('tiered').path, script)
  const chips = page.getByRole('table', { name: 'Çok alana indirim' }).getByRole('row')
  const [first, second] = [chips.nth(0), chips.nth(1)]
  const [one, other] = [await first.boundingBox(), await second.boundingBox()]
  expect(other?.y).toBe(one?.y)
  expect(other?.x).toBeGreaterThanOrEqual((one?.x ?? 0) + (one?.width ?? 0) + 4)
  const shape = (property: string) =>
    second.evaluate((at, name) => getComputedStyle(at).getPropertyValue(name), property)
  expect(Number.parseFloat(await shape('border-radius'))).toBeGreaterThanOrEqual(4)
  expect(await shape('border-style')).toBe('solid')
  if (!script) return
  const plain = await shape('border-color')
  for (const [chip, rest] of [
    [first, second],
    [second, first],
  ] as const) {
    const from = (await chip.getByRole('rowheader').innerText()).match(/\d+/)?.[0] ?? ''
    await page.getByRole('spinbutton', { name: 'Adet' }).fill(from)
    await expect(chip).not.toHaveCSS('border-color', plain)
    await expect(rest).toHaveCSS('border-color', plain)
  }
})
