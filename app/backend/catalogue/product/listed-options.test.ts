import { describe, expect, it } from 'vitest'
import type { Call } from '~/backend/http/call'
import { listedOptions } from './listed-options'
import type { OwnProduct } from './variant'

const price = {
  card: 1000,
  old: null,
  discountPercent: null,
  transfer: null,
  currency: 'TL',
  vatPercent: 20,
  vatIncluded: true,
}
const product = { id: '330', price } as unknown as OwnProduct
const row = (ID: string, TYPE_ID: string, TYPE: string) => ({
  ID,
  TYPE_ID,
  TYPE,
  PRICE: 10,
  STOCK: '3',
  IN_STOCK: 1,
})

/** A shop that answers by the path after `variant/`; 404 else. */
async function optionsOf(answers: Record<string, unknown>, known: string[] = []) {
  const ask = async ({ parts = [] }: Call) => {
    const body = answers[parts.join('/')]
    return { status: body ? 200 : 404, body: body ?? '', setCookies: [] }
  }
  const found = await listedOptions(ask, product, known, 'Seçenek')
  return {
    groups: found?.groups.map(({ title, options }) => [
      title,
      ...options.map(({ label }) => label),
    ]),
    pairs: found?.variants.map(({ id, options }) => [id, ...options]),
  }
}

const colours = { VARIANT1_LIST: [row('501', '7', 'Lacivert'), row('503', '8', 'Kiremit')] }

it('[P03] [Z10] the second group of a product is found by the first', async () => {
  expect(
    await optionsOf({
      'get-variant1-list/330/0': colours,
      'get-variant2-list/330/7': {
        VARIANT2_LIST: [row('501', '18', 'A5'), row('502', '19', 'A4')],
      },
      'get-variant2-list/330/8': { VARIANT2_LIST: [row('503', '18', 'A5')] },
    }),
  ).toEqual({
    groups: [
      ['Seçenek 1', 'Lacivert', 'Kiremit'],
      ['Seçenek 2', 'A5', 'A4'],
    ],
    pairs: [
      ['501', '7', '18'],
      ['502', '7', '19'],
      ['503', '8', '18'],
    ],
  })
})

it.each([
  ['none', undefined],
  ['an empty list', { VARIANT2_LIST: [] }],
  ['the first group’s own', { VARIANT2_LIST: colours.VARIANT1_LIST }],
])('[P03] [Z10] a product has one group where the second answers %s', async (_, second) => {
  expect(
    await optionsOf({ 'get-variant1-list/330/0': colours, 'get-variant2-list/330/7': second }),
  ).toEqual({
    groups: [['Seçenek', 'Lacivert', 'Kiremit']],
    pairs: [
      ['501', '7'],
      ['503', '8'],
    ],
  })
})

describe('[P03] [Z10] of a product with two groups', () => {
  const many = Array.from({ length: 25 }, (_, at) => row(`${500 + at}`, `${7 + at}`, `Renk ${at}`))
  const answer = (second: (option: string) => { status: number; body: unknown }) => {
    const ask = async ({ parts = [] }: Call) => {
      const [name, , option = ''] = parts.map(String)
      const isFirst = name === 'get-variant1-list'
      const found = isFirst ? { status: 200, body: { VARIANT1_LIST: many } } : second(option)
      return { ...found, setCookies: [] }
    }
    return listedOptions(ask, product, [], 'Seçenek')
  }
  const sizes = (option: string) => ({
    status: 200,
    body: { VARIANT2_LIST: [row(`9${option}`, '60', 'A5')] },
  })

  it('options whose pairs fail, or are too many to be read, can be chosen', async () => {
    const found = await answer((option) =>
      option === '8' ? { status: 500, body: '' } : sizes(option),
    )
    const ids = found?.variants.map(({ id }) => id)
    expect(ids?.slice(0, 3)).toEqual(['97', 'option-8', '99'])
    expect(ids?.slice(20)).toEqual([27, 28, 29, 30, 31].map((option) => `option-${option}`))
    expect(found?.variants.every(({ inStock }) => inStock)).toBe(true)
  })

  it('nothing is known where the first pairs fail', async () => {
    await expect(answer(() => ({ status: 500, body: '' }))).rejects.toMatchObject({ status: 500 })
  })
})

it('[P03] an option that is sold out with the known one has the pairs that it is in stock in', async () => {
  const soldOut = { ...row('502', '7', 'Lacivert'), STOCK: '0', IN_STOCK: 0 }
  expect(
    await optionsOf(
      {
        'get-variant1-list/330/19': { VARIANT1_LIST: [soldOut, row('504', '8', 'Kiremit')] },
        'get-variant2-list/330/8': { VARIANT2_LIST: [row('504', '19', 'A4')] },
        'get-variant2-list/330/7': {
          VARIANT2_LIST: [row('501', '18', 'A5'), { ...soldOut, TYPE_ID: '19', TYPE: 'A4' }],
        },
      },
      ['8', '19'],
    ),
  ).toEqual({
    groups: [
      ['Seçenek', 'Lacivert', 'Kiremit'],
      ['Seçenek', 'A4', 'A5'],
    ],
    pairs: expect.arrayContaining([
      ['501', '7', '18'],
      ['502', '7', '19'],
      ['504', '8', '19'],
    ]),
  })
})
