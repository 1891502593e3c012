import { describe, expect, it } from 'vitest'
import type { Store } from '~/backend/site/site-model'
import { lineOf, narrowStores, placeOf } from './store-place'

const store = (id: string, cityCode: string, townCode: string): Store => ({
  id,
  name: `Store ${id}`,
  address: '',
  phone: '',
  countryCode: 'TR',
  cityCode,
  city: { '34': 'İstanbul', '06': 'Ankara' }[cityCode] ?? cityCode,
  townCode,
  town: townCode,
})
const stores = [
  store('1', '34', 'Üsküdar'),
  store('2', '34', 'Çatalca'),
  store('3', '06', 'Çankaya'),
  store('4', '34', 'Çatalca'),
]
const narrowed = (query: string) => {
  const { visible, cities, towns } = narrowStores(stores, placeOf(new URLSearchParams(query)))
  return {
    visible: visible.map(({ id }) => id).join(''),
    cities: cities.map(({ name }) => name),
    towns: towns.map(({ name }) => name),
  }
}
const cities = ['Ankara', 'İstanbul']

describe('stores of a city or town', () => {
  it('[B12] are all without a filter, with the cities to choose from', () => {
    expect(narrowed('')).toEqual({ visible: '1234', cities, towns: [] })
  })

  it('[B12] are those of the city, then of the town, in Turkish order', () => {
    const towns = ['Çatalca', 'Üsküdar']
    expect(narrowed('sehir=34')).toEqual({ visible: '124', cities, towns })
    expect(narrowed('sehir=34&ilce=Çatalca')).toEqual({ visible: '24', cities, towns })
  })

  it('[B12] ignore a town of another city, and a city without stores', () => {
    expect(narrowed('sehir=06&ilce=Çatalca').visible).toBe('3')
    expect(narrowed('sehir=99&ilce=Çatalca').visible).toBe('1234')
  })
})

it('[B12] a store is told by what is known of its place', () => {
  const line = (start: string, town: string, city: string) => lineOf(start, { town, city })
  expect(line('Deniz Sok. 4', 'Konak', 'İzmir')).toBe('Deniz Sok. 4, Konak / İzmir')
  expect(line('Deniz Sok. 4, ', '', 'İzmir')).toBe('Deniz Sok. 4, İzmir')
  expect(line('', '', '')).toBe('')
})
