import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { formKey } from '../support/buyer'
import { type Page, pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

/* A shop that asks for its security code when something is added to the cart. */

const call = '/srv/service/cart/add-to-cart'
const { path, id } = demoProducts()['plain-tr']

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'full' })
})
afterAll(() => shop.close())
beforeEach(() => shop.platform.setSettings({ codeAt: [call] }))

const sent = () => shop.platform.requests.filter((one) => one.path === call)
const code = () => shop.platform.securityCodes().at(-1) ?? ''
const inCart = async (visitor: Visitor) => (await pageOf(visitor.get('/sepet'))).main.text

async function add(visitor: Visitor, fields: Record<string, string | string[]>): Promise<Page> {
  const form = { back: path, productPath: path, quantity: '1', ...fields, ...formKey() }
  const refused = await visitor.post('/sepet/ekle', form)
  expect(refused.status).toBe(303)
  return pageOf(visitor.follow(refused))
}

/** Sends the form of the page with the code. */
function answer(visitor: Visitor, page: Page, fields: Record<string, string>) {
  const form = page.main.elements('form').find((one) => one.fields('security_code').length > 0)
  if (!form) throw new Error(`${page.url} asks for no code.`)
  const letter = new URLSearchParams(form.form.press().pairs)
  for (const [name, value] of Object.entries(fields)) letter.set(name, value)
  return visitor.post(form.attribute('action') ?? '', letter)
}

it('[L07] [C06] an add is done once its security code is typed, with all that was chosen', async () => {
  const visitor = shop.visitor()
  const codePage = await add(visitor, {
    productId: `${id}`,
    quantity: '2',
    orderNotes: 'Mavi olsun',
  })
  expect(codePage.text).toContain('Güvenlik kodunu yazın')
  expect(codePage.main.field('security_code').attribute('required')).toBeDefined()
  const pictures = codePage.main.elements('img').map((one) => one.attribute('src') ?? '')
  expect(pictures.some((one) => one.startsWith('data:'))).toBe(true)
  expect(await inCart(visitor)).toContain('Sepetiniz boş')

  const refused = await answer(visitor, codePage, { security_code: '1' })
  expect(refused.status).toBe(422)
  const retry = await pageOf(Promise.resolve(refused))
  expect(retry.main.field('security_code').attribute('aria-invalid')).toBe('true')

  const before = sent().length
  const other = await pageOf(answer(visitor, retry, { kod: 'yeni' }))
  expect(sent().length).toBe(before)

  const done = await answer(visitor, other, { security_code: code() })
  expect(done.status).toBe(303)
  const { form } = sent().at(-1) ?? {}
  expect(form).toMatchObject({ productId: `${id}`, quantity: '2', orderNotes: 'Mavi olsun' })
  expect(await inCart(visitor)).not.toContain('Sepetiniz boş')
  const over = await visitor.get(`/sepet/guvenlik-kodu?bekleyen=${id}`)
  expect(over.headers.get('location')).toBe('/sepet')
})

it('[L07] [C10] several products are added with one code', async () => {
  const visitor = shop.visitor()
  const others = shop.platform.state.products
    .filter((one) => one.isActive && one.variants.length === 0 && one.stock > 20)
    .slice(0, 2)
  const ids = others.map((one) => `${one.id}`)
  const codePage = await add(visitor, { intent: 'several', 'productId[]': ids })
  expect((await answer(visitor, codePage, { security_code: code() })).status).toBe(303)
  const cart = await inCart(visitor)
  for (const { title } of others) expect(cart).toContain(title.tr)
})

it('[L07] companions of a product that was added ask for a code of their own', async () => {
  const visitor = shop.visitor()
  const other = shop.platform.state.products.find(
    (one) => one.isActive && one.variants.length === 0 && one.stock > 20 && one.id !== id,
  )
  const first = await add(visitor, { productId: `${id}`, with: `${other?.id}` })
  const done = await answer(visitor, first, { security_code: code() })
  const second = await pageOf(visitor.follow(done))
  expect((await answer(visitor, second, { security_code: code() })).status).toBe(303)
  expect(sent().at(-1)?.form.productId).toBe(`${other?.id}`)
  expect(sent().at(-1)?.form.relatedProductId).toBe(`${id}:0`)
  expect(await inCart(visitor)).toContain(other?.title.tr)
})
