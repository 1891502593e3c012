import { beforeAll, expect, it } from 'vitest'
import { answering, failingShop, healthy } from '../support/broken-backend'
import { fillCart, formKey } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'

/* A shop whose sentences are HTML: a shopper reads plain text. */

const shop = failingShop()
let product: Awaited<ReturnType<typeof demoProduct>>
beforeAll(async () => {
  product = await demoProduct(shop.db, 'addsQuietly')
})

const body = JSON.stringify({
  ...{ status: 0, message: '', key: '', data: [] },
  statusText: '<b>Stokta</b> yok<br>En &ccedil;ok <i>2</i> adet',
})

type Form = { call: string; path: () => string; fields: () => Record<string, string> }
const forms: [string, Form][] = [
  [
    '[C06] an add',
    {
      ...{ call: '/add-to-cart', path: () => '/sepet/ekle' },
      fields: () => ({ productId: String(product.id), quantity: '1', back: product.path }),
    },
  ],
  [
    '[C20] a coupon',
    { call: '/set-campaign-code', path: () => '/sepet/kupon', fields: () => ({ coupon: 'NANE' }) },
  ],
  [
    '[P14] an alarm',
    {
      ...{ call: '/add-to-alarm-list', path: () => `/haber-ver${product.path}` },
      fields: () => ({ email: 'ece@ornek.test', tur: 'price' }),
    },
  ],
  [
    '[R05] a newsletter',
    {
      ...{ call: '/subscribeNewsletter', path: () => '/bulten' },
      fields: () => ({ email: 'ece@ornek.test', security_code: '1' }),
    },
  ],
]

it.each(forms)(
  '%s answers by HTML: its sentence is plain text',
  async (_, { call, path, fields }) => {
    const visitor = shop.visitor()
    await signIn(visitor)
    await fillCart(visitor, [{ productId: String(product.id) }])
    shop.fault = answering(call, 200, body)
    const answer = await visitor.post(path(), { ...formKey(), ...fields() })
    shop.fault = healthy
    expect((await pageOf(visitor.follow(answer))).text).toContain('Stokta yok En çok 2 adet')
  },
)
