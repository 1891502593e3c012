import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricedCart, transferDiscount, transferShares } from '../../cart/cart'
import type { CartRow, CartSettings } from '../../cart/queries'
import { type Amounts, amountsOf, CARD, surchargeOf, TRANSFER } from './amounts'
import { chosenInstalment, instalmentsWire, instalmentWords } from './instalments'

const row = (price: number, count: number, money_order = 0) =>
  ({
    id: 1,
    price,
    money_order,
    old_price: 0,
    count,
    tiers: '[]',
    frequency: '',
    subscribe_percent: 0,
    free_cargo: 0,
    stock: 99,
    step: 1,
    min_count: 1,
  }) as CartRow

const settings = {
  rate: 1,
  currency: 'TL',
  cargo_price: 4990,
  cargo_free_from: 75000,
  campaigns: '[]',
} as unknown as CartSettings
const cartOf = (rows: CartRow[], more: Partial<CartSettings> = {}) =>
  pricedCart('s', 'tr', { ...settings, ...more }, rows)
const payment = (id: number, fee = 0) => ({ id, title: '', about: '', fee })
const cargo = { id: 1, title: '', about: '', extra: 1500 }
const none = { cargo: null, payment: null, percent: 0 }

const sum = ({ goods, discount, surcharge, cargo: carried, service }: Amounts) =>
  goods - discount + surcharge + carried + service

describe('the amounts of an order', () => {
  const cart = cartOf([row(10000, 3)])

  it('[O02] are its goods and their delivery while nothing is chosen', () => {
    expect(amountsOf({ cart, ...none })).toEqual({
      gift_amount: 0,
      goods: 30000,
      campaign_discount: 0,
      discount: 0,
      coupon_discount: 0,
      surcharge: 0,
      cargo: cart.price.cargo,
      service: 0,
      total: 30000 + cart.price.cargo,
    })
  })

  it('[O02] include the extra cost of faster delivery and the fee for cash on delivery', () => {
    const amounts = amountsOf({
      cart,
      cargo,
      payment: payment(5, 2000),
      percent: 8,
    })
    expect(amounts).toMatchObject({
      discount: 0,
      coupon_discount: 0,
      surcharge: 0,
      cargo: cart.price.cargo + 1500,
      service: 2000,
    })
    expect(amounts.total).toBe(sum(amounts))
  })

  it('[P15] take each piece’s own percent off by transfer, and by no other method', () => {
    const two = cartOf([row(19990, 1, -3), row(3333, 2)])
    // 3 % off 199,90 is 193,90; 33,33 has no transfer price.
    expect(transferDiscount(two)).toBe(600)
    const byTransfer = amountsOf({
      cart: two,
      ...none,
      payment: payment(TRANSFER),
      percent: 8,
    })
    expect(byTransfer).toMatchObject({ discount: 600, surcharge: 0 })
    expect(byTransfer.total).toBe(sum(byTransfer))
    const byCard = { cart: two, ...none, payment: payment(CARD) }
    expect(amountsOf(byCard).discount).toBe(0)
  })

  it('[P15] take it off by line, of what a campaign leaves of the line', () => {
    const campaign = { id: 1, group: '', percent: 50, amount: 0, min_goods: 0, categories: [7] }
    const rows = [
      { ...row(30000, 1, -3), category_id: 7 },
      { ...row(30000, 1), category_id: 8 },
      { ...row(1000, 1, -3), category_id: 8, is_gift_card: 1 },
    ]
    const campaigns = JSON.stringify([{ ...campaign, is_chosen: 1 }])
    const two = cartOf(rows, { campaigns })
    expect(transferShares(two)).toEqual([450, 0, 0])
    expect(transferDiscount(two)).toBe(450)
    const coupon = JSON.stringify({
      code: 'ON',
      percent: 10,
      amount: 0,
      min_goods: 0,
      is_usable: 1,
    })
    expect(transferDiscount(cartOf(rows, { campaigns, coupon }))).toBe(405)
    expect(transferShares(cartOf([row(0, 1, -3)]))).toEqual([0])
  })

  it('[P15] add the percent of the instalments to the goods, for cards only', () => {
    expect(surchargeOf(cart, 4.5)).toBe(1350)
    const byCard = amountsOf({ cart, ...none, payment: payment(CARD), percent: 4.5 })
    expect(byCard).toMatchObject({ surcharge: 1350 })
    expect(byCard.total).toBe(sum(byCard))
  })

  it('[P15] round half a hundredth up, however the percent is written', () => {
    // 9 × 1.45 is slightly below 13.05 as a float; 10,00 at 13.05 % is 1,305.
    expect(surchargeOf(cartOf([row(1000, 1)]), 9 * 1.45)).toBe(131)
  })

  it('[O02] include fees in the currency of the cart', () => {
    const dollars = cartOf([row(10000, 1)], { rate: 40 })
    expect(
      amountsOf({ cart: dollars, cargo, payment: payment(5, 2000), percent: 0 }),
    ).toMatchObject({ cargo: dollars.price.cargo + 38, service: 50 })
  })

  it('[O02] add up to the total', () => {
    const price = fc.integer({ min: 1, max: 5_000_000 })
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(price, fc.integer({ min: 1, max: 200 }), fc.integer({ min: -20, max: 5 })),
          {
            minLength: 1,
            maxLength: 5,
          },
        ),
        fc.constantFrom(TRANSFER, CARD, 5),
        fc.constantFrom(0, 3.5, 12),
        (lines, method, percent) => {
          const bought = cartOf(lines.map(([each, count, off]) => row(each, count, off)))
          const amounts = amountsOf({
            cart: bought,
            cargo,
            payment: payment(method, 100),
            percent,
          })
          expect(amounts.total).toBe(sum(amounts))
          expect(Number.isInteger(amounts.total)).toBe(true)
        },
      ),
    )
  })
})

describe('the instalments of an order', () => {
  const instalments = [
    { card_id: 1, title: 'Bonus', number: 3, percent: 0 },
    { card_id: 1, title: 'Bonus', number: 6, percent: 6 },
    { card_id: 2, title: 'World', number: 3, percent: 2 },
  ]

  it('[P15] are those of the chosen card, for payment by card only', () => {
    expect(chosenInstalment(instalments, CARD, { card_id: 1, instalments: 6 })).toBe(instalments[1])
    expect(chosenInstalment(instalments, CARD, { card_id: 2, instalments: 6 })).toBeNull()
    expect(chosenInstalment(instalments, CARD, { card_id: 1, instalments: 1 })).toBeNull()
    expect(chosenInstalment(instalments, TRANSFER, { card_id: 1, instalments: 6 })).toBeNull()
  })

  it('[P15] are named by number, percent, and card family where known', () => {
    const money = (cents: number) => `${cents} kuruş`
    expect(instalmentWords({ title: 'Bonus', number: 3 }, 1000, money)).toBe(
      '2 × 333 kuruş + 334 kuruş (Bonus)',
    )
    expect(instalmentWords({ title: '', number: 6 }, 106000, money)).toBe(
      '5 × 17667 kuruş + 17665 kuruş',
    )
    expect(instalmentWords({ title: '', number: 6 }, 106200, money)).toBe('6 × 17700 kuruş')
    // A few kuruş cannot be said as a sum of roundings.
    expect(instalmentWords({ title: '', number: 12 }, 7, money)).toBe('12 × 1 kuruş')
  })

  it('[P15] are grouped by card, each with single payment and total', () => {
    const cart = cartOf([row(10000, 10)])
    const wire = (amounts: Partial<Amounts>, at: number | null) =>
      instalmentsWire({
        cart,
        amounts: { ...amountsOf({ cart, ...none }), ...amounts },
        instalments,
        instalment: at === null ? null : (instalments[at] ?? null),
      })
    expect(wire({ total: 106000, surcharge: 6000 }, 1)).toEqual({
      INSTALLMENT_LIST: [
        {
          ID: '1',
          CARD_NAME: 'Bonus',
          INSTALLMENT_LIST: [
            { INSTALLMENT_NUMBER: 3, PRICE_INSTALLMENT: 333.33, PRICE_TOTAL: 1000 },
            { INSTALLMENT_NUMBER: 6, PRICE_INSTALLMENT: 176.67, PRICE_TOTAL: 1060 },
          ],
        },
        {
          ID: '2',
          CARD_NAME: 'World',
          INSTALLMENT_LIST: [{ INSTALLMENT_NUMBER: 3, PRICE_INSTALLMENT: 340, PRICE_TOTAL: 1020 }],
        },
      ],
      PRICE_TOTAL: 1000,
      SELECTED_CARD: '1',
      SELECTED_NUMBER: 6,
      CURRENCY: 'TL',
    })
    // A transfer has a discount; a card pays the full price.
    expect(wire({ total: 97000, discount: 3000 }, null)).toMatchObject({
      PRICE_TOTAL: 1000,
      SELECTED_CARD: '0',
      SELECTED_NUMBER: 1,
    })
  })
})
