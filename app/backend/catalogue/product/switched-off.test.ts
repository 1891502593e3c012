import { afterEach, expect, it, vi } from 'vitest'
import { readCards } from '~/backend/catalogue/product-card'
import { readProduct } from './product'
import { readAround } from './product-around'

const wire = { ID: 5, TITLE: 'Kupa', URL: 'kupa', PRICE_SELL: '100', VAT: 20, STOCK: '3' }
const PERSONALIZATION = [{ KEY: 'name', TITLE: 'Ad', MAX: 20, REQUIRED: 1 }]
const productOf = (more: object) => readProduct({ ...wire, ...more }, [], 'TL')
const aroundOf = (more: object) => readAround({ ...wire, PERSONALIZATION, ...more }, 'TL')

afterEach(() => vi.useRealTimers())

it('[U05] a deal is counted down from its start on', () => {
  const DEAL_END_DATE = '02.03.2026 12:00:00'
  const endOf = (DEAL_START_DATE: unknown) =>
    productOf({ DEAL: 1, DEAL_START_DATE, DEAL_END_DATE })?.dealEndsAt
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00+03:00') })
  expect(endOf('01.03.2026 12:00:01')).toBeNull()
  for (const begun of ['01.03.2026 12:00:00', '', undefined])
    expect(endOf(begun)).toBe('2026-03-02T09:00:00.000Z')
})

it.each(['IS_ACTIVE', 'IS_ADD_TO_CART_VISIBLE'])('[P01] %s: 0 is not for sale', (name) => {
  for (const off of [0, '0', false]) {
    expect(productOf({ [name]: off })?.showOnly).toBe(true)
    expect(readCards([{ ...wire, [name]: off }], 'TL')[0]?.showOnly).toBe(true)
    expect(aroundOf({ COMPLEMENTS: [{ ...wire, [name]: off }] }).complements).toEqual([])
  }
  for (const on of [1, true, null, undefined, ''])
    expect(productOf({ [name]: on })?.showOnly).toBe(false)
})

it('[P11] a text is wanted unless the shop has switched that off', () => {
  expect(aroundOf({ IS_PERSONALIZATION_ACTIVE: '0' }).personal).toBeNull()
  for (const on of [1, null, undefined])
    expect(aroundOf({ IS_PERSONALIZATION_ACTIVE: on }).personal?.fields).toHaveLength(1)
})

it('[P13] questions are taken unless the shop has switched them off', () => {
  expect(aroundOf({ IS_QUESTION_ANSWER_ACTIVE: 0 }).hasQuestions).toBe(false)
  expect(aroundOf({}).hasQuestions).toBe(true)
})
