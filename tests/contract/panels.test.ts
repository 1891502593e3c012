import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPage } from '../../app/backend/site/page'
import { readPanel } from '../../app/backend/site/panel'
import { readTab } from '../../app/backend/site/tab'
import { demoProduct } from '../support/demo'
import { openWorkers, type Shop } from '../support/two-workers'
import { Caller } from './caller'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const folder = '/srv/service/content-v5/sub-folder'
const rest = '?language=tr&currency=TL'

describe('sub-folder pages', () => {
  it('[Z12] answer every panel as data and as a fragment', async () => {
    const call = new Caller(shop)
    for (const [address, key] of [
      ['30/1054/popup-cart', 'PRODUCTS'],
      ['30/1054/header-cart', 'PRICE_GENERAL'],
      ['30/1054/cart', 'PRICE_CART'],
      ['5/1006/popup-login', 'SETTING'],
      ['5/1006/otp', 'GET_PHONE'],
      ['5/1006/change-password', 'GET_TYPE'],
      ['5/1006/update-password', 'GET_USERNAME'],
      ['5/1006/notifications', 'NOTIFICATIONS'],
      ['5/1006/social-profile', 'GET_PLATFORM'],
      ['85/1110/set-store', 'STORES'],
      ['2/1003/compare', 'PRODUCTS'],
    ] as const) {
      const { DATA } = await call.json(`${folder}/${address}/${rest}`)
      expect(Object.keys(DATA), address).toContain(key)
      const fragment = await call.send(`${folder}/${address}${rest}`, {
        headers: { accept: 'text/html' },
      })
      expect(fragment.headers.get('content-type'), address).toContain('text/html')
    }
  })

  it('[Z12] [Z63] show the cart of the session, the given parameters, and a product', async () => {
    const call = new Caller(shop)
    const { id, title } = await demoProduct(shop.db, 'addsQuietly')
    await call.json('/srv/service/cart/add-to-cart?language=tr', {
      productId: String(id),
      quantity: '2',
    })
    const cart = (await call.json(`${folder}/30/1054/popup-cart${rest}&product=${id}`)).DATA
    expect(cart.PRODUCTS).toHaveLength(1)
    expect(cart.GET_PRODUCT).toBe(String(id))
    const otp = (await call.json(`${folder}/5/1006/otp${rest}&phone=905320000001&ttl=120`)).DATA
    expect(otp).toEqual({ GET_PHONE: '905320000001', GET_TTL: '120' })
    const seen = readPanel(await call.json(`${folder}/3/1004/quick-view/${id}/x${rest}`), 'TL')
    expect(seen?.kind === 'products' && seen.products[0]?.title).toBe(title)
  })

  it('[Z12] answer no other panel', async () => {
    const response = await new Caller(shop).send(`${folder}/9/9/yok${rest}`)
    expect(response.status).toBe(404)
  })

  it('[Z12] [T39] have their fragments sanitised, and are empty without data to show', () => {
    const html = '<h2>Teklif</h2><form><input name="x"></form><img src="/a.webp" onerror="x()">'
    const read = readPanel(`${html}<script>alert(1)</script>`, 'TL')
    expect(read).toMatchObject({ kind: 'html' })
    expect(JSON.stringify(read)).not.toMatch(/script|onerror|form/)
    for (const body of ['', {}, { DATA: [] }, { DATA: {} }, null])
      expect(readPanel(body, 'TL')).toBeNull()
  })
})

describe('tab content by url', () => {
  it('[Z70] is loaded from the URL that the product names, as the named property or as HTML', async () => {
    const call = new Caller(shop)
    const { path } = await demoProduct(shop.db, 'plain')
    const link = path.slice(1)
    const body = await call.json(`/srv/service/site/get-page?link=${link}&language=tr&currency=TL`)
    const page = readPage(body, 'TL')
    const [tab] = page.kind === 'product' ? page.around.tabs : []
    if (!tab) throw new Error('The product names no tab.')
    const message = readTab(await call.json(`${tab.address}?language=tr`), tab.property)
    expect(message).toContain('iade edebilirsiniz')
    const text = await call.send(`${tab.address}?language=en`, { headers: { accept: 'text/html' } })
    expect(readTab(await text.text(), tab.property)).toContain('within 14 days')
  })
})
