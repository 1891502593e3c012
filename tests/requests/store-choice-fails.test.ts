import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Fault, healthy, status } from '../support/broken-backend'
import { formKey } from '../support/buyer'
import { type DemoProduct, demoProduct } from '../support/demo'
import { readPage } from '../support/page/page'
import { sendStore } from '../support/store-form'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let product: DemoProduct
let companion: string
let addsAre = healthy

const cartAdd = /\/cart\/add-to-cart/
const onlyAdds: Fault = (request, pass) =>
  cartAdd.test(request.url) ? addsAre(request, pass) : pass()

beforeAll(async () => {
  shop = await openWorkers({ backend: (request, pass) => onlyAdds(request, () => pass(request)) })
  product = await demoProduct(shop.db, 'needsStore')
  const other = await demoProduct(shop.db, 'addsQuietly')
  companion = String(other.id)
  await shop.db.batch([
    shop.db
      .prepare('UPDATE product SET personalization_id = 1, has_order_note = 1 WHERE id = ?1')
      .bind(product.id),
    // The page shows three.
    shop.db
      .prepare('DELETE FROM related_product WHERE product_id = ?1 AND type = 4')
      .bind(product.id),
    shop.db
      .prepare('INSERT INTO related_product VALUES (?1, 4, 1000, ?2)')
      .bind(product.id, other.id),
  ])
})
beforeEach(async () => {
  addsAre = healthy
  await shop.db.batch([
    shop.db.prepare('DELETE FROM cart_line'),
    shop.db.prepare('UPDATE product SET stock = 20 WHERE id = ?1').bind(product.id),
  ])
})
afterAll(() => shop.close())

/** A visitor whose add, with all typed values, is pending on the store page. */
async function atStores() {
  const visitor = shop.visitor()
  const requested = await visitor.post('/sepet/ekle', {
    productId: String(product.id),
    quantity: '3',
    back: product.path,
    productPath: product.path,
    orderNotes: 'Zili çalmayın',
    personalizationId: '1',
    'personalization[name]': 'Ayla',
    'personalization[note]': 'İyi ki doğdun',
    with: companion,
    ...formKey(),
  })
  const address = requested.headers.get('location') ?? ''
  expect(address).toContain('bekleyen=')
  return { visitor, address, page: await (await visitor.follow(requested)).text() }
}

function expectTyped(html: string): void {
  const form = readPage(html)
    .elements('form')
    .find((one) => one.attribute('id') === 'purchase')
  expect(form?.field('quantity').value).toBe('3')
  expect(form?.field('orderNotes').value).toBe('Zili çalmayın')
  const typed = form?.elements('input').map(({ value }) => value)
  for (const text of ['Ayla', 'İyi ki doğdun']) expect(typed).toContain(text)
  const box = form?.fields('with').find((one) => one.attribute('value') === String(companion))
  expect(box?.isChecked).toBe(true)
}

const inCart = async () =>
  (await shop.db.prepare('SELECT product_id FROM cart_line').all()).results.length

it('[C07] [X03] an add that is refused after choosing a store keeps what was typed', async () => {
  const { visitor, address, page } = await atStores()
  await shop.db.prepare('UPDATE product SET stock = 1 WHERE id = ?1').bind(product.id).run()
  const refused = await sendStore(visitor, page, '2')
  expect(refused.headers.get('location')).toBe(product.path)
  const html = await (await visitor.follow(refused)).text()
  expect(html).toContain('class="notice notice-bad"')
  expectTyped(html)
  expect(await inCart()).toBe(0)
  // The shop has answered it: it is no longer pending.
  expect(await (await visitor.get(address)).text()).not.toContain('sepete eklenecek')
})

it('[C07] [C15] an add without a response keeps what was typed, and stays pending', async () => {
  const { visitor, address, page } = await atStores()
  addsAre = status(500)
  const unsure = await sendStore(visitor, page, '2')
  expect(unsure.headers.get('location')).toBe(product.path)
  const html = await (await visitor.follow(unsure)).text()
  expect(html).toContain('Ürün sepetinize eklenemedi')
  expectTyped(html)
  addsAre = healthy
  const second = await (await visitor.get(address)).text()
  expect(readPage(second).textsOf('bdi')).toContain(product.title)
  await sendStore(visitor, second, '2')
  expect(await inCart()).toBe(2)
})

it('[C07] an add for which the shop asks for another store stays pending', async () => {
  const { visitor, address, page } = await atStores()
  addsAre = async () => Response.json({ status: -2, statusText: 'Başka bir mağaza seçin' })
  const requested = await sendStore(visitor, page, '2')
  expect(requested.headers.get('location')).toBe(address)
  const html = await (await visitor.follow(requested)).text()
  expect(html).toContain('Başka bir mağaza seçin')
  expect(readPage(html).textsOf('bdi')).toContain(product.title)
})
