import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { answering, failingShop } from '../support/broken-backend'
import { cartForm, sentLines } from '../support/cart-lines'
import { demoProduct } from '../support/demo'
import { headerCart } from '../support/header-cart'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openPlatformShop } from '../support/platform-shop'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

const failing = failingShop()
let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const add = (visitor: Visitor, productId: number, quantity = '1') => {
  const rest = { quantity, back: '/', key: crypto.randomUUID() }
  return visitor.post('/sepet/ekle', { productId: String(productId), ...rest })
}

const cartOf = (visitor: Visitor) => pageOf(visitor.get('/sepet'))

/** Presses a button of the first line of the cart. */
async function press(visitor: Visitor, intent: string) {
  const [line] = await sentLines(visitor)
  return visitor.post('/sepet/satir', { ...line!, intent: `${intent}:${line!.index}` })
}

/** The value of a saved line's button. */
const buttonOf = async (visitor: Visitor, intent: string) =>
  (await cartOf(visitor)).fields('intent').find(({ value }) => value.startsWith(`${intent}:`))
    ?.value

const change = async (visitor: Visitor, intent: string) =>
  visitor.post('/sepet/satir', { intent: (await buttonOf(visitor, intent)) ?? '' })

it('[C23] saves a line, which then costs nothing, and puts it back', async () => {
  const visitor = shop.visitor()
  const product = await demoProduct(shop.db, 'addsQuietly')
  await add(visitor, product.id, '2')
  const { sum } = headerCart(await cartOf(visitor))
  const response = await press(visitor, 'save')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/sepet'])
  const saved = await cartOf(visitor)
  expect(saved.text).toContain(`“${product.title}” sonra almanız için ayrıldı.`)
  expect(saved.getByRole('region', 'Sonra alacaklarınız').text).toContain(product.title)
  expect([await sentLines(visitor), headerCart(saved).count]).toEqual([[], ''])
  const rows = await shop.db.prepare('SELECT count FROM saved_line').all<{ count: number }>()
  expect(rows.results).toEqual([{ count: 2 }])
  await change(visitor, 'toCart')
  const back = await cartOf(visitor)
  expect([headerCart(back).count, headerCart(back).sum]).toEqual(['2', sum])
  expect(
    back
      .queryAllByRole('region')
      .map(({ text }) => text)
      .join(),
  ).not.toContain('Sonra al')
})

/** Presses the button of the notice that the cart shows. */
async function pressUndo(visitor: Visitor) {
  const button = (await cartOf(visitor)).getByRole('button', 'Geri al')
  const { action, pairs } = button.form.press(button.element)
  return visitor.post(new URL(action).pathname, Object.fromEntries(pairs))
}

it('[C23] a saved line that was removed is taken back among the saved ones, with its count', async () => {
  const visitor = shop.visitor()
  const product = await demoProduct(shop.db, 'addsQuietly')
  await add(visitor, product.id, '2')
  await press(visitor, 'save')
  await add(visitor, product.id, '1')
  await change(visitor, 'forget')
  const response = await pressUndo(visitor)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/sepet'])
  const page = await cartOf(visitor)
  expect(page.text).toContain(`“${product.title}” yeniden ayrıldı.`)
  expect(page.getByRole('region', 'Sonra alacaklarınız').text).toContain('2 × ')
  expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['1'])
})

it('[C23] says so of a saved line that cannot be taken back', async () => {
  const visitor = shop.visitor()
  const missing = {
    productId: '99999999',
    quantity: '1',
    productPath: '/',
    key: crypto.randomUUID(),
  }
  await visitor.post('/sepet/satir', { intent: 'restore', ...missing })
  expect((await cartOf(visitor)).text).toContain('Ürün bulunamadı')
})

it('[C23] says so of a saved line that another tab has removed', async () => {
  const visitor = shop.visitor()
  await add(visitor, (await demoProduct(shop.db, 'addsQuietly')).id)
  await press(visitor, 'save')
  const toCart = (await buttonOf(visitor, 'toCart')) ?? ''
  await change(visitor, 'forget')
  await visitor.post('/sepet/satir', { intent: toCart })
  expect((await cartOf(visitor)).text).toContain('Sepetiniz bu arada değişti')
  expect(await sentLines(visitor)).toEqual([])
})

it('[C23] what a guest has saved is there after signing in, and after signing out and in again', async () => {
  const [visitor, later] = [shop.visitor(), shop.visitor()]
  const product = await demoProduct(shop.db, 'addsQuietly')
  await add(visitor, product.id)
  await press(visitor, 'save')
  await signIn(visitor)
  const savedBy = async (by: Visitor) =>
    (await cartOf(by))
      .queryAllByRole('region')
      .filter((part) => part.attribute('data-shelf') === undefined)
      .map(({ text }) => text)
      .join()
  expect(await savedBy(visitor)).toContain(product.title)
  await visitor.post('/cikis', {})
  expect(await savedBy(visitor)).not.toContain(product.title)
  await signIn(later)
  expect(await savedBy(later)).toContain(product.title)
})

it('[C15] [C23] a save that gets no answer loses nothing, and says so', async () => {
  const visitor = failing.visitor()
  const product = await demoProduct(failing.db, 'addsQuietly')
  await add(visitor, product.id)
  failing.fault = answering('save-for-later', 502, '<html>')
  await press(visitor, 'save')
  const page = await cartOf(visitor)
  expect(page.text).toContain('Sepetiniz güncellenemedi')
  expect(await sentLines(visitor)).toHaveLength(1)
})

it('[C11] [C23] counts that were typed are saved with a line, and stay in the cart beside it', async () => {
  const visitor = shop.visitor()
  await add(visitor, (await demoProduct(shop.db, 'addsQuietly')).id)
  await add(visitor, (await demoProduct(shop.db, 'opensCart')).id)
  const save = await cartForm(visitor, { 0: '3' })
  save.append('intent', 'save:0')
  await visitor.post('/sepet/satir', save)
  expect((await cartOf(visitor)).getByRole('region', 'Sonra alacaklarınız').text).toContain('3 × ')
  const back = await cartForm(visitor, { 0: '2' })
  back.append('intent', (await buttonOf(visitor, 'toCart')) ?? '')
  await visitor.post('/sepet/satir', back)
  expect((await sentLines(visitor)).map(({ count }) => count).toSorted()).toEqual(['2', '3'])
})

it('[C23] offers nothing to save where cart/load has no list of it', async () => {
  const platform = await openPlatformShop({ mode: 'section7' })
  const visitor = platform.visitor()
  await add(visitor, demoProducts()['plain-tr'].id)
  const page = await cartOf(visitor)
  expect(
    page
      .queryAllByRole('button')
      .map(({ name }) => name)
      .join(),
  ).toContain('Kaldır: ')
  expect(page.text).not.toContain('Sonra al')
  await platform.close()
})
