import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorkers, type Shop } from '../support/two-workers'

/** A shop without the licensed search and without a cookie text in its settings. */
let shop: Shop
const requested: { method: string; path: string; form: URLSearchParams }[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const path = new URL(request.url).pathname
      const form = new URLSearchParams(await request.clone().text())
      requested.push({ method: request.method, path, form })
      const answer = await pass(request)
      if (!path.includes('get-globals')) return answer
      const { COOKIE_LAW_TEXT: _text, ...rest } = (await answer.json()) as Record<string, unknown>
      return Response.json({ ...rest, LICENCE_SEARCH_ALL: '0' })
    },
  })
})
afterAll(() => shop.close())

describe('a shop with fewer features', () => {
  it('[B06] [Z56] uses the suggestions that need no licence', async () => {
    const answer = await shop.visitor().get('/arama/oneriler?q=defter')
    const { products, brands } = (await answer.json()) as { products: object[]; brands: object[] }
    expect([products.length > 0, brands]).toEqual([true, []])
    const [search, ...more] = requested.filter(({ path }) => path.includes('/product/search'))
    expect([search?.method, search?.path.replace(/\/$/, ''), more]).toEqual([
      'POST',
      '/srv/service/product/search',
      [],
    ])
    expect(search?.form.get('searchWord')).toBe('defter')
  })

  it('[U03] [Z77] shows the cookie text of its separate call', async () => {
    requested.length = 0
    const html = await (await shop.visitor().get('/')).text()
    expect(requested.some(({ path }) => path.endsWith('/site/get-cookie-law'))).toBe(true)
    expect(html).toContain('Çerezler')
    expect(html).toContain('Kabul et')
  })
})
