import { describe, expect, it } from 'vitest'
import {
  cargoShape,
  methodsShape,
  nullShape,
  orderShape,
  plansShape,
  summaryShape,
  toLine,
} from './order-shapes'

const method = { ID: 2, TITLE: 'Kapıda', PRICE: '19,90', DISCOUNT: 5 }

describe('the parts of an order', () => {
  it('[O02] methods have their texts, and amounts in hundredths', () => {
    const read = (row: object) =>
      cargoShape.parse({ CARGO_COMPANY_LIST: [row, 'no row', { TITLE: 'no id' }] })
        .CARGO_COMPANY_LIST
    expect(read({ ...method, DECLERATION: 'Nakit' })).toEqual([
      { id: '2', title: 'Kapıda', about: 'Nakit', price: 1990, discount: 500 },
    ])
    expect(read({ ...method, DECLERATION: '<p>IBAN bildirilir</p>' })[0]?.about).toBe(
      'IBAN bildirilir',
    )
    expect(read({ ...method, DESCRIPTION: 'Kartla', DECLERATION: 'Nakit' })[0]?.about).toBe(
      'Kartla',
    )
    expect(nullShape.parse('x')).toBeNull()
  })

  it.each([
    { status: 0, statusText: 'Oturum yok' },
    { success: false, CARGO_COMPANY_LIST: [], PAYMENT_LIST: [] },
    { status: '0', CARGO_COMPANY_LIST: null, PAYMENT_LIST: null },
    { SELECTED_COMPANY: '1' },
  ])('[O02] a refusal is no empty list of methods: %j', (body) => {
    expect(cargoShape.safeParse(body).success).toBe(false)
    expect(methodsShape.safeParse(body).success).toBe(false)
  })

  it('[O02] an empty list without a refusal is one', () => {
    expect(cargoShape.parse({ CARGO_COMPANY_LIST: null }).CARGO_COMPANY_LIST).toEqual([])
    expect(methodsShape.parse({ status: 1, PAYMENT_LIST: [] }).PAYMENT_LIST).toEqual([])
  })

  it('[O02] lines are read from either call', () => {
    const lineOf = (row: object) => {
      const parsed = summaryShape.parse({ PRODUCTS: [row], AMOUNTS: {} }).PRODUCTS[0]
      if (!parsed) throw new Error('no line')
      return toLine(parsed)
    }
    const now = {
      NAME: 'Defter',
      SUBPRODUCTNAME: 'Lacivert',
      URL: 'defter',
      IMAGE: '/d.webp',
      COUNT: '2',
      COUNT_LEFT: 1,
      COUNT_LEFT_REASON: 'gone',
      QUANTITYTYPE: 'adet',
      TOTALSALEPRICE: '39,90',
      ORDER_NOTES: 'Hediye',
    }
    const expected = {
      title: 'Defter',
      variantLabel: 'Lacivert',
      path: '/defter',
      count: 2,
      left: 1,
      shortage: 'gone',
      unit: 'adet',
      total: 3990,
      choices: { personal: [], frequency: '', note: 'Hediye' },
    }
    expect(lineOf(now)).toMatchObject({
      ...expected,
      picture: { medium: '/d.webp', alt: 'Defter' },
    })
    const made = {
      TITLE: 'Defter',
      VARIANT_NAME: 'Lacivert',
      COUNT: 2,
      UNIT: 'adet',
      PRICE_TOTAL: 39.9,
    }
    expect(lineOf(made)).toMatchObject({
      title: 'Defter',
      variantLabel: 'Lacivert',
      path: null,
      left: null,
      shortage: 'stock',
      unit: 'adet',
      total: 3990,
      picture: null,
    })
    expect(
      lineOf({ ...now, TITLE: 'x', VARIANT_NAME: 'x', UNIT: 'x', PRICE_TOTAL: 1 }),
    ).toMatchObject(expected)
  })

  it('[P15] plans are listed by card, in hundredths', () => {
    const row = { INSTALLMENT_NUMBER: '3', PRICE_INSTALLMENT: '33,33', PRICE_TOTAL: 99.99 }
    const card = { ID: 1, CARD_NAME: 'Bonus', INSTALLMENT_LIST: [row] }
    expect(plansShape.parse({ INSTALLMENT_LIST: [card] }).INSTALLMENT_LIST).toEqual([
      { id: '1', title: 'Bonus', rows: [{ number: 3, each: 3333, total: 9999 }] },
    ])
  })

  it.each([null, undefined, [], '', 0])('[O02] a summary may name no amounts: %j', (AMOUNTS) => {
    const amounts = summaryShape.parse({ PRODUCTS: [], AMOUNTS }).AMOUNTS
    expect(amounts).toMatchObject({ TOTAL: null, PRODUCTS_TOTAL: null, DISCOUNT_TOTAL: 0 })
  })

  it('[O02] an unknown payment state counts as processing', () => {
    const stateOf = (PAYMENT_STATE: unknown) =>
      orderShape.parse({ ORDER: { ORDER_NUMBER: '26110100001', PAYMENT_STATE } }).ORDER
        .PAYMENT_STATE
    expect([stateOf('paid'), stateOf('whatever'), stateOf(undefined)]).toEqual([
      'paid',
      'processing',
      'processing',
    ])
  })
})
