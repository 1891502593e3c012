import { expect, it } from 'vitest'
import type { Locale } from '~/i18n/use-locale'
import { groupsOf } from './suggestion-list'

const locale = { t: (key: string) => key, money: String, number: String } as unknown as Locale

it('[B06] a product names its condition and its price, whichever it has', () => {
  const card = { id: '1', title: 'Saat', path: '/saat', image: '', currency: 'TL' }
  const products = [
    { ...card, price: 100, condition: 'İkinci el' },
    { ...card, price: null, condition: 'İkinci el' },
    { ...card, price: 100 },
    { ...card, price: null },
  ]
  const none = { categories: [], brands: [], combines: [], meant: null }
  const asides = groupsOf({ ...none, products }, locale)[0]?.options.map(({ aside }) => aside)
  expect(asides).toEqual(['İkinci el · 100', 'İkinci el', '100', ''])
})

it('[B06] shows combinations last, with their pictures, and no group that is empty', () => {
  const set = { title: 'Okul seti', path: '/okul-seti', image: '/img/set.webp' }
  const link = { title: 'Defter', path: '/defter' }
  const found = { products: [], categories: [link], brands: [], combines: [set], meant: null }
  expect(groupsOf(found, locale)).toEqual([
    { title: 'search.categories', options: [link] },
    { title: 'search.sets', options: [set] },
  ])
})

it('[B18] offers the word within categories first, and all results last', () => {
  const card = { id: '1', title: 'Saat', path: '/saat', image: '', currency: 'TL', price: null }
  const within = [{ title: 'saat', path: '/arama?q=saat&category=7', category: 'Ev' }]
  const link = { title: 'Saatler', path: '/saatler' }
  const none = { brands: [], combines: [], meant: null }
  const found = { ...none, products: [card], categories: [link], within }
  const groups = (total: number | null) =>
    groupsOf({ ...found, all: { path: '/arama?q=saat', total } }, locale).map(({ options }) =>
      options.map(({ title }) => title),
    )
  expect(groups(124)).toEqual([
    ['saat', 'Saatler'],
    ['Saat', 'search.allResults'],
  ])
  expect(groups(null)[1]).toEqual(['Saat', 'search.allFound'])
})
