import { expect, it } from 'vitest'
import type { CartLine } from '~/backend/cart/cart-model'
import { asOwnProduct } from '~/backend/catalogue/product/sold-as'
import { BackendError } from '~/backend/http/backend-error'
import { registerServerTexts } from '~/i18n/server-texts'
import type { RequestContext } from '~/session/request-context'
import { freshSession } from '~/session/session'
import { isInCart, isLineOf } from './line-of-request'

const line = {
  productId: '310',
  variantId: '9021',
  count: 3,
  orderNote: 'Hediye\npaketi',
  subscribeFrequency: '4',
  personal: [
    { key: 'name', label: 'İsim', value: 'Ayla' },
    { key: 'font', label: 'Yazı', value: '' },
  ],
  hasPersonalization: true,
} as unknown as CartLine

const item = { productId: '310', variantId: '9021', quantity: '1' }
const written = (data: Record<string, string>) => ({ 310: JSON.stringify({ form_id: '1', data }) })
const extras = {
  subscribeFrequency: '4',
  orderNotes: 'Hediye\r\npaketi',
  personalization: written({ font: ' ', name: 'Ayla ' }),
}

it('[C16] matches the line that a form added, whatever its count', () => {
  expect(isLineOf(line, item, extras)).toBe(true)
  expect(isLineOf({ ...line, variantId: '0' }, item, extras)).toBe(true)
})

it('[C16] [C04] does not match another variant, frequency, note or engraving', () => {
  const others: Partial<CartLine>[] = [
    { productId: '311' },
    { variantId: '9022' },
    { subscribeFrequency: '' },
    { subscribeFrequency: '8' },
    { orderNote: '' },
    { orderNote: 'Mavi' },
    { personal: [] },
    { personal: [{ key: 'name', label: 'İsim', value: 'Deniz' }] },
    { personal: [...line.personal, { key: 'year', label: 'Yıl', value: '1' }] },
  ]
  for (const other of others) expect(isLineOf({ ...line, ...other }, item, extras)).toBe(false)
  expect(isLineOf(line, item, {})).toBe(false)
})

it('[C16] ignores engravings that the backend does not report or that cannot be read', () => {
  const silent = { ...line, personal: [], hasPersonalization: false }
  expect(isLineOf(silent, item, extras)).toBe(true)
  expect(isLineOf(line, item, { ...extras, personalization: { 310: '{' } })).toBe(true)
  expect(isLineOf(line, item, { ...extras, personalization: { 310: '[1]' } })).toBe(true)
})

it('[C16] [P06] matches the line of a variant that the shop sells as a product of its own', () => {
  const own = { ...item, productId: '300', variantId: asOwnProduct('310') }
  const plain = { ...line, variantId: '0', personal: [], hasPersonalization: false }
  expect(isLineOf(plain, own, extras)).toBe(true)
  expect(isLineOf({ ...plain, productId: '300' }, own, extras)).toBe(false)
})

/** A request of a visitor with a cart. */
const contextOf = (load: () => Promise<{ lines: CartLine[] }>) =>
  ({
    language: 'tr',
    session: { ...freshSession(), backendCookies: { PHPSESSID: 'a' } },
    backend: { cart: { load }, site: () => Promise.resolve(null) },
    setCart: () => {},
    reuseFormKey: () => {},
  }) as unknown as RequestContext

it('[C16] is in the cart when a line of it is, whatever stands beside', async () => {
  const full = contextOf(async () => ({ lines: [{ ...line, productId: '7' }, line] }))
  expect(await isInCart(full, [item], extras)).toBe(true)
  expect(await isInCart(full, [{ ...item, productId: '8' }], extras)).toBe(false)
})

it('[C16] [T05] counts as in the cart when that cannot be read, so that it is not added twice', async () => {
  registerServerTexts()
  const context = contextOf(() => Promise.reject(new BackendError('timeout', 'CART', 'too late')))
  expect(await isInCart(context, [item], extras)).toBe(true)
  expect(context.failure).toBe('timeout CART')
})
