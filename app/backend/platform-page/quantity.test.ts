import { afterAll, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'
import { cartWire } from './cart/cart-wire'
import { readCartSource } from './cart/read-cart'

afterAll(() => setShopOrigins())

const script = 'var LINK_TYPE = "product"; var LINK_TABLE_ID = 310;'
const price = '<strong class="product-price">90,00 TL</strong>'

/** The smallest count and the step of the product of a page with this field. */
async function ruleOf(field: string) {
  const html = writePage({ script, body: `<h1>Tulum Peyniri</h1>${price}${field}` })
  const page = await shopOfPages({ '/peynir': html }).calls.page('peynir')
  if (page.kind !== 'product') throw new Error(page.kind)
  return [page.product.quantity.min, page.product.quantity.step]
}

it.each([
  ['<input type="number" min="0.5" step="0.5" value="1">', 0.5, 0.5],
  ['<input type="number" min="0,5" step="0,5">', 0.5, 0.5],
  ['<input type="number" step="0.5" value="1">', 0.5, 0.5],
  ['<input type="number" min="0" step="0.25">', 0.25, 0.25],
  ['<input type="number" min="0.5">', 0.5, 0.5],
  ['<input type="number" min="0.5" step="any">', 0.5, 0.5],
  ['<input type="number" min="1.1">', 1.1, 0.1],
  ['<input type="number" min="1" step="0.5">', 1, 0.5],
  ['<input type="number" min="0.5" step="1">', 0.5, 1],
  ['<input type="text" name="quantity" value="0,5">', 0.5, 0.5],
  ['<input name="Adet" inputmode="decimal" value="1" data-min="0,5" data-step="0,5">', 0.5, 0.5],
  ['<input type="tel" id="product-qty" value="1,5" data-increment="0.5">', 0.5, 0.5],
])('[P07] %s sells from %s by %s', async (field, min, step) => {
  expect(await ruleOf(field)).toEqual([min, step])
})

it.each([
  ['no field', ''],
  ['a field that says nothing', '<input type="text" name="quantity" value="1">'],
  ['steps of none', '<input type="number" min="0" step="0">'],
  ['a text field of something else', '<input type="text" name="note" value="0,5">'],
  ['a hidden field', '<input type="hidden" name="quantity" value="0,5">'],
])('[P07] %s sells whole pieces', async (_, field) => {
  expect(await ruleOf(field)).toEqual([1, 1])
})

it.each([
  ['value="0,5"', 0.5, 0.5],
  ['value="1" min="0.5" step="0.5"', 0.5, 0.5],
  ['value="2"', 1, 1],
])('[P07] a line of the cart whose field says %s goes from %s by %s', async (field, min, step) => {
  const line = `<div class="cart-item" data-id="310"><a class="title" href="/peynir">Tulum Peyniri</a>
    <b class="price">90,00 TL</b><input type="text" ${field}></div>`
  expect(cartWire(await readCartSource(line))).toMatchObject({
    PRODUCTS: [{ MIN_ORDER_COUNT: min, STOCK_INCREMENT: step }],
  })
})
