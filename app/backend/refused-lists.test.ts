import { describe, expect, it } from 'vitest'
import { readDepartments, readMessages } from '~/backend/account/message-wire'
import { readPublicAddresses } from '~/backend/addresses/public-address'
import { readCountries, readRegions } from '~/backend/addresses/regions'
import { agreements } from '~/backend/checkout/order-shapes'
import { readFavourites } from '~/backend/engagement/read-favourites'
import { readStores } from '~/backend/site/stores'

const refusals = [
  { status: 0, statusText: 'Yetkiniz yok' },
  { status: '0' },
  { status: false },
  { status: -1 },
  { success: false },
]

describe.each(refusals)('a refusal is no empty list: %j', (refusal) => {
  it('[A03] of regions', () => {
    expect(readRegions({ ...refusal, data: [] }, 'data', 'tr')).toBeNull()
    expect(readRegions({ ...refusal, cities: null }, 'cities', 'tr')).toBeNull()
    expect(readCountries({ ...refusal, countries: [] })).toBeNull()
  })

  it('[M01] [A01] of messages and addresses', () => {
    expect(() => readMessages({ ...refusal, data: [] })).toThrow()
    expect(readPublicAddresses({ ...refusal, data: [] })).toBeNull()
  })

  it('[B12] of stores', () => {
    expect(readStores({ ...refusal, data: [] })).toBeNull()
  })
})

it('[A03] [B12] an empty list that the shop gives is one, with or without a word of success', () => {
  expect(readRegions({ status: 1, data: [] }, 'data', 'tr')).toEqual([])
  expect(readStores({ success: true, data: null })).toEqual([])
  expect(readStores({ data: [] })).toEqual([])
})

it('[A01] [B12] [M02] a list of which no row can be read is none', () => {
  const strange = [{ isim: 'Ev' }]
  expect(readStores({ data: strange })).toBeNull()
  expect(readPublicAddresses({ data: strange })).toBeNull()
  expect(() => readDepartments({ data: strange })).toThrow()
  expect(agreements.safeParse({ AGREEMENTS: strange }).success).toBe(false)
  expect(agreements.parse({ AGREEMENTS: null })).toEqual({ AGREEMENTS: [] })
})

it.each(['bozuk', undefined, [{ isim: 'Defter' }]])(
  '[F04] favourites that cannot be read are not none: %j',
  (PRODUCTS) => {
    expect(() => readFavourites({ CATEGORIES: [{ PRODUCTS }] }, 'TL')).toThrow()
    expect(readFavourites({ CATEGORIES: [{ PRODUCTS: null }] }, 'TL').products).toEqual([])
    expect(readFavourites({ CATEGORIES: [] }, 'TL').products).toEqual([])
  },
)
