import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let changed: { settings?: object; product?: object } = {}

async function withChanges(request: Request, answer: Response): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/site/get-globals'))
    return Response.json({ ...((await answer.json()) as object), ...changed.settings })
  if (!pathname.endsWith('/site/get-page') || !answer.ok) return answer
  const page = (await answer.json()) as { PRODUCT?: object }
  return Response.json({
    ...page,
    PRODUCT: page.PRODUCT && { ...page.PRODUCT, ...changed.product },
  })
}

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    backend: async (request, pass) => withChanges(request, await pass(request)),
  })
})
afterAll(() => shop.close())

/** Its document waits for what comes late. */
const robot = { headers: { 'user-agent': 'Googlebot/2.1' } }

describe('what a shop has switched off', () => {
  it('[P13] questions about a product', async () => {
    changed = { product: { IS_QUESTION_ANSWER_ACTIVE: 0 } }
    const { path } = await demoProduct(shop.db, 'plain')
    const { main } = await pageOf(shop.visitor().get(path, robot))
    expect(main.queryAllByRole('link', 'Soru sorun')).toHaveLength(0)
    expect(main.queryAllByRole('heading', 'Sorular')).toHaveLength(0)
    expect((await shop.visitor().get(`/sorular${path}`)).status).toBe(404)
  })

  it('[P01] the button that adds a product', async () => {
    changed = { product: { IS_ADD_TO_CART_VISIBLE: 0 } }
    const { path } = await demoProduct(shop.db, 'plain')
    const { main } = await pageOf(shop.visitor().get(path))
    expect(main.queryAllByRole('button', 'Sepete ekle')).toHaveLength(0)
    expect(main.text).toContain('satışta değil')
  })

  it('[L01] signing in by a code or a phone number', async () => {
    changed = { settings: { HAS_OTP_LOGIN: 0, LICENCE_REGISTRATION_WITH_PHONE: '0' } }
    const page = await pageOf(shop.visitor().get('/uye-girisi-sayfasi?tip=telefon'))
    expect(page.field('username').attribute('type')).toBe('email')
    expect(page.main.queryAllByRole('link', 'Telefon')).toHaveLength(0)
    expect(page.links('/').filter((href) => href.includes('tek-kullanimlik-kod'))).toEqual([])
    const code = await shop.visitor().get('/tek-kullanimlik-kod')
    expect(code.status).toBe(302)
    expect(code.headers.get('location')).toBe('/uye-girisi-sayfasi')
  })

  it('[L01] a new password by a phone number', async () => {
    changed = { settings: { LICENCE_REGISTRATION_WITH_PHONE: '0' } }
    for (const path of ['/uye-sifre-hatirlat', '/uye-sifre-hatirlat?tip=telefon']) {
      const page = await pageOf(shop.visitor().get(path))
      expect(page.field('name').attribute('type')).toBe('email')
      expect(page.links('/').filter((href) => href.includes('tip=telefon'))).toEqual([])
    }
  })

  it('[L01] nothing of that where the shop says nothing', async () => {
    changed = { settings: { HAS_OTP_LOGIN: undefined } }
    const page = await pageOf(shop.visitor().get('/uye-girisi-sayfasi'))
    expect(page.links('/').some((href) => href.includes('tek-kullanimlik-kod'))).toBe(true)
    expect(page.links('/').some((href) => href.includes('tip=telefon'))).toBe(true)
    const forgot = await pageOf(shop.visitor().get('/uye-sifre-hatirlat'))
    expect(forgot.links('/').some((href) => href.includes('tip=telefon'))).toBe(true)
  })
})
