import { expect, it } from 'vitest'
import { readProduct } from './product'

const variant = (ID: number, TYPE_ID1: number, more = {}) => ({
  ID,
  TYPE_ID1,
  TYPE_ID2: 0,
  ...more,
})
const colour = (TYPE_ID: number, TYPE: string) => ({ TYPE_ID, TYPE, ID: TYPE_ID })

/** The product's pictures as `small: variants`. */
function displayedIn(more: object): string[] {
  const product = readProduct(
    {
      ID: 5,
      TITLE: 'Defter',
      URL: 'defter',
      PRICE_SELL: 10,
      VARIANT_FEATURE1_LIST: [colour(1, 'Lacivert'), colour(2, 'Kiremit'), colour(3, 'Krem')],
      VARIANTS: [variant(11, 1), variant(12, 2), variant(13, 3)],
      ...more,
    },
    [],
    'TL',
  )
  return (product?.pictures ?? []).map(({ small, shows }) => `${small}: ${shows ?? 'any'}`)
}

it('[P23] a picture shows the variants that its list or its option names, as texts or numbers', () => {
  expect(
    displayedIn({
      IMAGE_LIST: [
        { SMALL: '/a', VARIANT_IDS: ['11', 12], VARIANT_TYPE_ID: '0' },
        { SMALL: '/b', VARIANT_IDS: null, VARIANT_TYPE_ID: 3 },
        { SMALL: '/c', VARIANT_TYPE_ID: '2' },
        { SMALL: '/d', VARIANT_IDS: [], VARIANT_TYPE_ID: '0' },
      ],
    }),
  ).toEqual(['/a: 11,12', '/b: 13', '/c: 12', '/d: any'])
})

it('[P23] a picture of all variants, of unknown ones or without a readable list is any one’s', () => {
  const lists = [['11', '12', '13'], ['99'], 'x', [{}], 7, undefined]
  const IMAGE_LIST = lists.map((VARIANT_IDS, at) => ({ SMALL: `/${at}`, VARIANT_IDS }))
  expect(displayedIn({ IMAGE_LIST })).toEqual(lists.map((_, at) => `/${at}: any`))
  expect(displayedIn({ IMAGE: '/one' })).toEqual(['/one: any'])
})

it('[P23] a variant of which the list has no picture has its own, shared or not', () => {
  const VARIANTS = [
    variant(11, 1, { IMAGE: { SMALL: '/v1' } }),
    variant(12, 2, { IMAGE: '/v1' }),
    variant(13, 3, { IMAGE: { SMALL: '', MEDIUM: null } }),
  ]
  expect(displayedIn({ VARIANTS, IMAGE_LIST: [{ SMALL: '/a' }] })).toEqual([
    '/a: any',
    '/v1: 11,12',
  ])
  const both = [
    { SMALL: '/v1', VARIANT_IDS: [11] },
    { SMALL: '/b', VARIANT_IDS: [13] },
  ]
  expect(displayedIn({ VARIANTS, IMAGE_LIST: both })).toEqual(['/v1: 11,12', '/b: 13'])
  const listed = [{ SMALL: '/a', VARIANT_IDS: [11] }, { SMALL: '/v1' }]
  expect(displayedIn({ VARIANTS, IMAGE_LIST: listed })).toEqual(['/a: 11,13', '/v1: 12'])
})

it('[P23] where every picture shows a variant, the first stands for those that none shows', () => {
  const IMAGE_LIST = [
    { SMALL: '/a', VARIANT_TYPE_ID: 1 },
    { SMALL: '/b', VARIANT_TYPE_ID: 2 },
  ]
  expect(displayedIn({ IMAGE_LIST })).toEqual(['/a: 11,13', '/b: 12'])
})
