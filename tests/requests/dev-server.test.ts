import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DevServer, openDevServer } from '../support/dev-server'

describe('npm run dev', () => {
  let dev: DevServer
  beforeAll(async () => {
    dev = await openDevServer()
  }, 120_000)
  afterAll(() => dev?.close(), 60_000)

  const page = async (path: string) => (await fetch(dev.url + path)).text()

  /** Reads a page until it contains a text: the watcher notices an edit with some delay. */
  const expectSoon = (path: string, text: string) =>
    expect.poll(() => page(path), { timeout: 45_000, interval: 200 }).toContain(text)

  it('shows an edited component at the next reload', { timeout: 60_000 }, async () => {
    expect(await page('/')).toContain('<p class="logo">')
    dev.edit('app/layout/footer.tsx', '<p className="logo">', '<p className="logo" id="edited">')
    await expectSoon('/', '<p class="logo" id="edited">')
  })

  it('shows an edited text', { timeout: 60_000 }, async () => {
    expect(await page('/')).toContain('İçeriğe geç')
    dev.edit('app/i18n/texts/tr/shop.json', 'İçeriğe geç', 'Hemen içeriğe')
    await expectSoon('/', 'Hemen içeriğe')
  })

  it('shows the response of an edited shop', { timeout: 60_000 }, async () => {
    const name = "settings.text('SITE_NAME')"
    dev.edit('functions/shop/site/globals.ts', name, "'Ada Pazarı'")
    await expectSoon('/', 'Ada Pazarı')
  })
})
