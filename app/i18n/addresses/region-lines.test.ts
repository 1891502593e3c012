import { expect, it } from 'vitest'
import { orderAddress } from '~/backend/checkout/order-address'
import { regionLines } from './region-lines'

it('[A02] [O01] an address of an order names its regions as a saved one does', () => {
  const lines = orderAddress.parse({
    ...{ FULLNAME: 'Ayla Yurt', ADDRESS: 'Deniz Sok. 4 D.2', DISTRICT: 'Alsancak Mah.' },
    ...{ TOWN: 'Konak', CITY: 'İzmir', COUNTRY: 'Türkiye', ZIP_CODE: '35220' },
    ...{ MOBILE_PHONE: '905320000000' },
  })
  const below = ['Alsancak Mah., Konak, İzmir', '35220 Türkiye']
  expect(lines).toEqual(['Ayla Yurt', 'Deniz Sok. 4 D.2', ...below, '+905320000000'])
  const regions = { district: 'Alsancak Mah.', town: 'Konak', city: 'İzmir', province: '' }
  expect(regionLines({ ...regions, country: 'Türkiye', postCode: '35220' })).toEqual(below)
})

it('[A02] of an address without regions or code no line is left empty', () => {
  const none = { district: '', town: '', city: '', province: '', country: '', postCode: '' }
  expect(regionLines(none)).toEqual([])
  expect(regionLines({ ...none, city: 'Paris', country: 'Fransa' })).toEqual(['Paris', 'Fransa'])
})
