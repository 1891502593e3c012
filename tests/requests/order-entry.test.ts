import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { account } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
/** The page that the shop continues at, and whether it has login-nomembership at all. */
let nextPage = ''
let isOld = false
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const { pathname } = new URL(request.url)
      const isOpen = pathname.includes('login-nomembership')
      if (isOld && isOpen) return new Response('', { status: 404 })
      const answer = await pass(request)
      if (!isOpen && !/order-login|signin-shopping|register\/quick/.test(pathname)) return answer
      const body = (await answer.clone().json()) as object
      const { headers } = new Response(null, answer)
      for (const name of ['content-length', 'content-encoding']) headers.delete(name)
      const page = isOpen
        ? { page: { url: nextPage, redirect: '' } }
        : { url: nextPage, page: undefined }
      return Response.json({ ...body, ...page }, { headers })
    },
  })
})
afterAll(() => shop.close())

const guest = { email: 'konuk@ornek.test' }
const member = () => {
  const { email, password } = account('plain')
  return { adim: 'uye', email: email, password }
}

async function leads(fields: Record<string, string>) {
  const visitor = shop.visitor()
  const { id } = await demoProduct(shop.db, 'addsQuietly')
  await fillCart(visitor, [{ productId: String(id) }])
  return (await visitor.post('/order', fields)).headers.get('location')
}

/** The shop's response, and the resulting page. */
const pages: [string, string][] = [
  ['/sepet', '/sepet'],
  ['order/odeme', '/order/odeme'],
  ['/order', '/order/adres'],
  ['', '/order/adres'],
  ['/', '/order/adres'],
  ['https://elsewhere.test/order', '/order/adres'],
  ['//elsewhere.test', '/order/adres'],
]

describe('[L14] a sign-in during the checkout continues where the shop says', () => {
  it.each(pages)('%j leads to %s', async (page, to) => {
    nextPage = page
    for (const old of [false, true]) {
      isOld = old
      expect(await leads(guest)).toBe(to)
    }
    expect(await leads(member())).toBe(to)
  })

  it('[R01] a quick registration without a page continues to the checkout', async () => {
    nextPage = ''
    const sent = await shop.visitor().post('/uye-kayit', {
      tur: 'hizli',
      name: 'Ada',
      surname: 'Yurt',
      email: 'hizli.yurt@ornek.test',
      mobile_phone: '5329990044',
      password: 'yepyeni bir parola 7',
      kvkk: '1',
    })
    expect(sent.headers.get('location')).toBe('/order')
  })
})
