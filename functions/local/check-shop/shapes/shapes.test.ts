import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { readMessages, readOpenMessage } from '../../../../app/backend/account/message-wire'
import { readPublicAddresses } from '../../../../app/backend/addresses/public-address'
import { readCountries } from '../../../../app/backend/addresses/regions'
import { readRegisterForm } from '../../../../app/backend/auth/register-form'
import { readSignIn } from '../../../../app/backend/auth/sign-in'
import { readCart } from '../../../../app/backend/cart/cart'
import { readChange } from '../../../../app/backend/cart/cart-answer'
import { readList } from '../../../../app/backend/catalogue/list'
import { readStarCounts } from '../../../../app/backend/engagement/reviews'
import { isRefused } from '../../../../app/backend/http/envelope'
import { readPageRequirement } from '../../../../app/backend/site/page-requirement'
import { refusalOf } from '../judge'
import {
  captcha,
  cart,
  cartAction,
  departments,
  login,
  memberForm,
  messages,
  openMessage,
  pageRequirement,
  registerForm,
  storeStock,
} from './actions'
import { countries, loadedPage, stars } from './catalogue'
import { addressList, publicAddresses } from './orders'
import { globals } from './settings'

/** Whether the storefront's own reader takes an answer. */
function isRead(read: () => unknown): boolean {
  try {
    return ![null, false].includes(read() as null)
  } catch {
    return false
  }
}
const fits = (shape: z.ZodType, body: unknown) => shape.safeParse(body).success

const line = { CART_ID: 0, ID: 1, TITLE: 'Defter', COUNT: 1 }
const field = { key: 'email', field: 'E-posta', type: 'INPUT' }
const message = { id: 1, subject: 'Kargo' }
const logo = { URL: '/logo.svg', WIDTH: 140, HEIGHT: 36 }

describe('an answer that the storefront reads is readable', () => {
  const statuses = [1, '1', true, 'success', 'TRUE', 0, '0', false, 'error', -2, '-2']

  it.each(statuses)('with the status %j', (status) => {
    expect(isRead(() => readChange({ status }))).toBe(true)
    expect(fits(cartAction, { status })).toBe(true)
    expect(fits(messages, { status, data: [] })).toBe(true)
    expect(fits(storeStock, { status, data: [] })).toBe(true)
  })

  it.each<[string, z.ZodType, unknown, () => unknown]>([
    ['success for a status', cartAction, { success: true }, () => readChange({ success: true })],
    ['one in a list', cartAction, [{ status: 1 }], () => readChange([{ status: 1 }])],
  ])('%s', (_, shape, body, read) => {
    expect(isRead(read)).toBe(true)
    expect(fits(shape, body)).toBe(true)
  })

  const bearer = { bearer: 'x', exp_at: 1_900_000_000 }

  it.each<[string, unknown]>([
    ['by words', { status: 'success', data: [bearer] }],
    ['by one record', { status: 1, data: bearer }],
    ['by success', { success: 1, data: [bearer] }],
    ['by a bearer alone', { data: [bearer] }],
    ['by the session', { status: 'true' }],
    ['by the session, with an address', { status: 2, data: [{ url: '/hesap' }] }],
  ])('a sign-in %s', (_, body) => {
    expect(readSignIn(body)).toMatchObject({ ok: true })
    expect(fits(login, body)).toBe(true)
  })

  it('a refused sign-in is none', () => {
    for (const status of [0, '0', false, 'error', -1])
      expect(fits(login, { status, message: 'x' })).toBe(false)
  })

  it('lists without a status, or by themselves', () => {
    const rules = { data: [{ rules: { address: { show: 1 } } }] }
    expect(isRead(() => readPageRequirement(rules))).toBe(true)
    expect(fits(pageRequirement, rules)).toBe(true)
    const choices = [{ block: [{ ...field, options: ['İzmir', { value: 1, title: 'Bursa' }] }] }]
    expect(isRead(() => readRegisterForm({ data: choices }))).toBe(true)
    expect(fits(registerForm, { data: choices })).toBe(true)
    expect(fits(memberForm, { data: choices })).toBe(true)
    expect(fits(addressList, [{ ID: 1, TITLE: 'Ev' }])).toBe(true)
    expect(fits(addressList, null)).toBe(true)
  })

  it('a form of social networks alone', () => {
    const body = { data: [{ block: [], social: { displayGoogle: 1 } }] }
    expect(isRead(() => readRegisterForm(body))).toBe(true)
    expect(fits(registerForm, body)).toBe(true)
  })

  it('addresses in any of three spellings', () => {
    for (const row of [{ id: 1, post_code: 'x' }, { ID: 1 }, { id: 1, postCode: '35' }]) {
      expect(isRead(() => readPublicAddresses({ data: [row] }))).toBe(true)
      expect(fits(publicAddresses, { data: [row] })).toBe(true)
    }
    expect(fits(publicAddresses, [{ id: 1 }])).toBe(true)
  })

  it('messages and departments in either spelling', () => {
    const upper = { MESSAGES: [{ ID: 1, SUBJECT: 'Kargo' }] }
    expect(isRead(() => readMessages(upper))).toBe(true)
    expect(fits(messages, upper)).toBe(true)
    expect(fits(messages, { data: [message] })).toBe(true)
    expect(fits(departments, { DEPARTMENTS: [{ ID: 1, NAME: 'Kargo' }] })).toBe(true)
    expect(fits(departments, { data: [{ id: 1, name: 'Kargo' }] })).toBe(true)
    const one = { MESSAGE: { ID: 1 }, DETAIL: [{ MESSAGE: 'Nerede?' }] }
    expect(isRead(() => readOpenMessage(one))).toBe(true)
    expect(fits(openMessage, one)).toBe(true)
  })

  it.each(['/kod.png', { path: '/kod.png' }, [{ path: '/kod.png' }], ['/kod.png']])(
    'a security question %j',
    (data) => expect(fits(captcha, { data })).toBe(true),
  )

  it.each([[['1', 5]], [[{ ID: 1, TEXT: 'Artan fiyat' }]], [{ 1: 'Artan fiyat' }]])(
    'a list with the sorts %j',
    (SORT) => {
      const body = { PRODUCTS: [], SETTING: { SORT } }
      expect(isRead(() => readList(body, 'TL'))).toBe(true)
      expect(fits(loadedPage, body)).toBe(true)
    },
  )

  it('a picture whose file has a space in its name', () => {
    const product = { ID: 1, TITLE: 'Defter', URL: 'defter', IMAGE: 'Data/cizgili defter.jpg' }
    const [card] = readList({ PRODUCTS: [product] }, 'TL').products
    expect(card?.pictures).toHaveLength(1)
    const big = { ...product, IMAGE: { BIG: product.IMAGE } }
    expect(fits(loadedPage, { PRODUCTS: [product, big] })).toBe(true)
    expect(fits(globals, { LOGO: { ...logo, URL: '//cdn.test/logo.svg' } })).toBe(true)
  })
})

describe('an answer that the storefront cannot read is not readable', () => {
  it.each<[string, z.ZodType, unknown, () => unknown]>([
    ['a word', cartAction, { status: 'tamam' }, () => readChange({ status: 'tamam' })],
    ['none', cartAction, { message: '' }, () => readChange({ message: '' })],
  ])('by its status: %s', (_, shape, body, read) => {
    expect(isRead(read)).toBe(false)
    expect(fits(shape, body)).toBe(false)
  })

  it.each([null, '', 'x'])('a cart with the price %j', (PRICE_SELL) => {
    const body = { PRODUCTS: [{ ...line, PRICE_SELL }] }
    expect(isRead(() => readCart(body, 'TL'))).toBe(false)
    expect(fits(cart, body)).toBe(false)
  })

  it.each([null, '', 'x'])('stars of which there are %j', (count) => {
    expect(readStarCounts({ data: { 5: count } })).toBeNull()
    expect(fits(stars, { data: { 5: count } })).toBe(false)
  })

  it('countries without names', () => {
    const body = { countries: [{ code: 'TR', title: '' }] }
    expect(readCountries(body)?.countries).toEqual([])
    expect(fits(countries, body)).toBe(false)
  })

  it('a line of a message that is a number', () => {
    expect(fits(openMessage, { data: [{ message, detail: [{ message: 7 }] }] })).toBe(false)
  })
})

it.each([0, '0', false, -1, '-1', 'error', 'FALSE'])('the status %j refuses', (status) => {
  for (const body of [{ status, message: 'Yok' }, [{ status, message: 'Yok' }]]) {
    expect(isRefused({ body })).toBe(true)
    expect(refusalOf(body)).toBe('Yok')
  }
  expect(refusalOf({ success: status, message: 'Yok' })).toBe('Yok')
})
