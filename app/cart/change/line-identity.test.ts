import { expect, it } from 'vitest'
import type { CartLine } from '~/backend/cart/cart-model'
import { identityIn, identityOf, keysOf, namesOf } from './line-identity'

const line = {
  index: '0',
  productId: '310',
  variantId: '9021',
  orderNote: '',
  subscribed: false,
  subscribeFrequency: '',
  personal: [{ key: 'name', label: 'İsim', value: 'Ayla' }],
} as unknown as CartLine

it('[C11] is the same whatever the line’s position and count', () => {
  const moved = { ...line, index: '4', count: 7, left: 1, title: 'Başka' }
  expect(identityOf(moved)).toBe(identityOf(line))
  expect(identityOf(line)).toMatch(/^310-9021-[\da-z]{3,7}$/)
})

it('[C11] differs for everything that separates two lines of one product', () => {
  const others: Partial<CartLine>[] = [
    { productId: '311' },
    { variantId: '9022' },
    { orderNote: 'Hediye' },
    { subscribed: true },
    { subscribeFrequency: '4' },
    { personal: [{ key: 'name', label: 'İsim', value: 'Ayşe' }] },
    { personal: [{ key: 'line', label: 'İsim', value: 'Ayla' }] },
    { personal: [] },
  ]
  const all = [line, ...others.map((other) => ({ ...line, ...other }))].map(identityOf)
  expect(new Set(all).size).toBe(all.length)
  const relabelled = { ...line, personal: [{ key: 'name', label: 'Name', value: 'Ayla' }] }
  expect(identityOf(relabelled)).toBe(identityOf(line))
})

it('differs for a thousand engravings of one product', () => {
  const engraved = (value: string) =>
    identityOf({ ...line, personal: [{ key: 'name', label: '', value }] })
  const all = Array.from({ length: 1000 }, (_, at) => engraved(`Ayla ${at}`))
  expect(new Set(all).size).toBe(1000)
  // Pages rendered before a deployment must still identify their lines.
  expect(engraved('Ayla')).toBe('310-9021-yil8qi')
})

it('[C11] gives each line a stable key of its own', () => {
  const [one, two] = [line, { ...line, orderNote: 'Hediye' }]
  const named = (lineId: string, index: string) => ({ ...line, lineId, index })
  expect(keysOf([named('7-1', '0'), named('9-1', '1')])).toEqual(['7-1', '9-1'])
  expect(keysOf([named('9-1', '0')])).toEqual(['9-1'])
  const [, key] = keysOf([one, { ...two, index: '1' }])
  expect(keysOf([{ ...two, index: '0' }])).toEqual([key])
  const equal = keysOf([one, one, two, one])
  expect(new Set(equal).size).toBe(4)
  expect(keysOf([one, one])).toEqual(equal.slice(0, 2))
})

it('[C11] [T62] gives a line the same name wherever it moves, but not to the other of two equal ones', () => {
  const other = { ...line, orderNote: 'Hediye' }
  const [first, second, third] = namesOf([line, other, line])
  expect(namesOf([other, line])).toEqual([second, identityOf(line)])
  expect(namesOf([line, line])).toEqual([first, third])
  expect(namesOf([line, line, line])).not.toContain(first)
  expect([first, second, third].map((name) => identityIn(name ?? ''))).toEqual(
    [line, other, line].map(identityOf),
  )
})
