import { describe, expect, it } from 'vitest'
import { readCart } from './cart'
import { readAdds, readChange } from './cart-answer'

const line = { CART_ID: '0', ID: '1', TITLE: 'Defter', URL: 'defter', VAT: 20, COUNT: 1 }
const lineOf = (more: object) => readCart({ PRODUCTS: [{ ...line, ...more }] }, 'TL').lines[0]

describe('a line of the cart', () => {
  it('[P09] names the subscription interval', () => {
    const every = (weeks: string) => ({ ID: weeks, NAME: `${weeks} haftada bir` })
    const SUBSCRIBE_FREQUENCY_LIST = [every('2'), every('4')]
    const nameOf = (SUBSCRIBE: 0 | 1, SUBSCRIBE_FREQUENCY: string) =>
      lineOf({ SUBSCRIBE, SUBSCRIBE_FREQUENCY, SUBSCRIBE_FREQUENCY_LIST })?.frequencyName
    expect(nameOf(1, '4')).toBe('4 haftada bir')
    expect([nameOf(1, '8'), nameOf(0, '4')]).toEqual(['', ''])
  })

  it('[P11] says whether the backend sends personalization', () => {
    expect(lineOf({})?.hasPersonalization).toBe(false)
    expect(lineOf({ PERSONALIZATION: [] })?.hasPersonalization).toBe(true)
  })
})

it('[P15] a cart has a transfer price only when it differs from the total', () => {
  const byTransfer = (more: object) =>
    readCart({ PRODUCTS: [line], PRICE_GENERAL: 100, ...more }, 'TL').priceByTransfer
  expect(byTransfer({ PRICE_MONEY_ORDER: 97 })).toBe(9700)
  for (const none of [{}, { PRICE_MONEY_ORDER: 0 }, { PRICE_MONEY_ORDER: 100 }])
    expect(byTransfer(none)).toBeNull()
})

describe('the items of an answer', () => {
  const answered = { status: 1, totalQuantity: 3, totalPrice: '30,00' }

  it('[C12] are the readable products', () => {
    const cartProducts = [
      { ...line, VARIANT_ID: '70', COUNT: '2' },
      { ...line, ID: '2', TITLE: 'Kalem', URL: 'https://evil.test' },
      { TITLE: 'of no id' },
    ]
    const items = [
      { productId: '1', variantId: '70', title: 'Defter', path: '/defter', count: 2 },
      { productId: '2', variantId: '0', title: 'Kalem', path: null, count: 1 },
    ]
    expect(readAdds({ ...answered, cartProducts })[0]?.summary?.items).toEqual(items)
    expect(readChange({ ...answered, cartProducts }).summary?.items).toEqual(items)
    expect(readChange({ ...answered, totalQuantity: 0 }).summary?.items).toEqual([])
  })

  it('[C12] cost together what the answer says, without delivery where it tells them apart', () => {
    const totalOf = (more: object) => readChange({ ...answered, ...more }).summary?.total
    expect(totalOf({ priceCart: '27,00' })).toBe('27,00')
    for (const none of [{}, { priceCart: '' }, { priceCart: null }])
      expect(totalOf(none)).toBe('30,00')
  })

  it('[C12] are undefined when the answer does not list them', () => {
    for (const strange of [undefined, null, [], 'x'])
      expect(readChange({ ...answered, cartProducts: strange }).summary).toEqual({
        count: 3,
        total: '30,00',
        items: undefined,
      })
  })
})
