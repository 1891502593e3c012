import { describe, expect, it } from 'vitest'
import { readSearch, readSuggestions } from './suggestions'

const product = { id: 310, title: 'Kuzey Noktalı Defter', url: 'kuzey-noktali-defter' }

describe('suggestions', () => {
  it('[B06] reads products, categories and brands; a brand without a page keeps its id', () => {
    const found = readSuggestions({
      products: [{ ...product, image: '/img/310-k.webp', price: '125.50', currency: 'TL' }],
      categories: [
        { title: 'Defter', url: 'defter', image: '' },
        { title: 'Nirgends', url: '' },
      ],
      brands: [
        { id: '4', title: 'Kuzey', url: 'kuzey' },
        { id: '5', title: 'Poyraz', url: '' },
      ],
      combines: [
        { title: 'Okul seti', url: 'okul-seti', image: 'img/set.webp' },
        { title: 'Hiçbir yer', url: '' },
      ],
    })
    expect(found).toEqual({
      products: [
        {
          id: '310',
          title: 'Kuzey Noktalı Defter',
          path: '/kuzey-noktali-defter',
          image: '/img/310-k.webp',
          price: 12550,
          currency: 'TL',
        },
      ],
      categories: [{ title: 'Defter', path: '/defter' }],
      brands: [
        { id: '4', title: 'Kuzey', path: '/kuzey' },
        { id: '5', title: 'Poyraz', path: null },
      ],
      combines: [{ title: 'Okul seti', path: '/okul-seti', image: '/img/set.webp' }],
      didYouMean: null,
    })
  })

  it('[B06] skips rows that cannot be shown, and reads the suggested spelling', () => {
    const found = readSuggestions({
      products: [product, { id: '1', title: '', url: 'x' }, { id: '2', title: 'X', url: '' }, 'no'],
      didYouMean: 'defter',
    })
    expect(found?.products.map(({ id, price }) => [id, price])).toEqual([['310', null]])
    expect(found).toMatchObject({ categories: [], brands: [], didYouMean: 'defter' })
  })

  it('[B06] is null when there is nothing to read', () => {
    for (const body of [null, 'html', {}, { products: 'none' }, []])
      expect(readSuggestions(body)).toBeNull()
  })

  it('[B06] reads the products of a shop without the licence', () => {
    expect(readSearch({ data: [product] })).toMatchObject({
      products: [{ id: '310', path: '/kuzey-noktali-defter' }],
      categories: [],
      brands: [],
      combines: [],
    })
    expect(readSearch({ status: 0, statusText: 'Aranacak bir kelime yazın' })).toBeNull()
    expect(readSearch(null)).toBeNull()
  })
})

it('[B06] prices are in hundredths, rows without a link are skipped', () => {
  const priced = (price: unknown) =>
    readSearch({ data: [{ ...product, price }] })?.products[0]?.price
  expect(['1.249,90', 0, 'x', undefined].map(priced)).toEqual([124990, 0, null, null])
  expect(readSearch({ data: [{ ...product, image: 'javascript:1' }] })?.products[0]?.image).toBe('')
  expect(readSearch({ data: 'x' })).toBeNull()
  expect(readSearch({ data: [product] })?.didYouMean).toBeNull()
  const named = { products: [], brands: [{ title: '' }], categories: [{ title: '', url: 'x' }] }
  expect(readSuggestions(named)).toEqual({
    products: [],
    categories: [],
    brands: [],
    combines: [],
    didYouMean: null,
  })
})
