import { describe, expect, it } from 'vitest'
import { wireLine as line } from '../../../tests/support/wire-line'
import { readCart } from './cart'
import { readChange } from './cart-answer'

describe('the currency of a line', () => {
  const usd = line({ PRICE_SELL: 99.5, VAT: 0, TARGET_CURRENCY: 'USD' })
  const named = (...PRODUCTS: object[]) => {
    const { currency, lines } = readCart({ PRODUCTS }, 'TL')
    return [currency, ...lines.map((one) => one.currency)]
  }

  it('[C11] [G04] is that of the cart where all lines have it', () => {
    expect(named(usd, usd)).toEqual(['USD', 'USD', 'USD'])
    expect(named(line({}), line({}))).toEqual(['TL', 'TL', 'TL'])
  })

  it('[C11] [G04] is its own beside lines in the currency of the page', () => {
    expect(named(usd, line({}))).toEqual(['TL', 'USD', 'TL'])
    const { currency, lines } = readCart({ PRODUCTS: [usd], TARGET_CURRENCY: 'TL' }, 'TL')
    expect([currency, lines[0]?.currency]).toEqual(['TL', 'USD'])
  })

  it('[C08] [G04] is that of an answer’s total where all its lines have it, and is stored with each', () => {
    const summaryOf = (...cartProducts: object[]) =>
      readChange({ status: 1, totalQuantity: 2, totalPrice: '199,00', cartProducts }).summary
    expect(summaryOf(usd, usd)).toMatchObject({
      currency: 'USD',
      lines: [{ TARGET_CURRENCY: 'USD' }, { TARGET_CURRENCY: 'USD' }],
    })
    expect(summaryOf(usd, line({ PRICE_SELL: 1 }))?.currency).toBeUndefined()
  })
})
