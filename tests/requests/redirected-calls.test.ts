import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

/* A shop may lead calls that it lacks, and unknown pages, to its home page by any name (decision 064). */

const { path, title } = demoProducts()['addsQuietly-tr']

describe.each(['/404', '/anasayfa', '/index.php', '/tr', '/anasayfa-kampanya'])(
  'a shop that redirects what it does not know to %s',
  (redirectTarget) => {
    let shop: PlatformShop
    beforeAll(async () => {
      const settings = { missingCallAnswer: 'redirect', redirectTarget } as const
      shop = await openPlatformShop({ mode: 'section7', settings })
    })
    afterAll(() => shop.close())

    it('[B01] [B02] [P01] has its home page, its categories and products from the first request on', async () => {
      const pages = await Promise.all(['/', '/bahce', path].map((at) => shop.visitor().get(at)))
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await pages[2]?.text()).toContain(title)
    })

    it.runIf(redirectTarget !== '/anasayfa-kampanya')(
      '[B01] an unknown link is not there',
      async () => {
        expect((await shop.visitor().get('/boyle-bir-sayfa-yok')).status).toBe(404)
      },
    )
  },
)
