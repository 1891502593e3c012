import { describe, expect, it } from 'vitest'
import type { SiblingOption } from './queries'
import { attributesOf, choicesOf, productWith } from './rules'

const option = (product_id: number, group_id: number, option_id: number): SiblingOption => ({
  product_id,
  group_id,
  group_title: `G${group_id}`,
  view: 'button',
  option_id,
  title: `O${option_id}`,
  pictures: product_id === 9 ? '[]' : JSON.stringify([`p${product_id}`]),
})
/** Two colours, two sizes; the fourth pair does not exist. */
const rows = [
  ...[option(5, 1, 11), option(5, 2, 21)],
  ...[option(6, 1, 12), option(6, 2, 21)],
  ...[option(7, 1, 11), option(7, 2, 22)],
]

describe('[P06] siblings', () => {
  it('are found by all their options, the lowest id first', () => {
    const products = choicesOf([...rows, option(4, 1, 12), option(4, 2, 21)])
    const find = (...pairs: [number, number][]) => productWith(products, new Map(pairs))
    expect(find([1, 11], [2, 22])).toBe(7)
    expect(find([1, 12], [2, 21])).toBe(4)
    expect(find([1, 12], [2, 22])).toBeNull()
    expect(find([1, 11])).toBeNull()
    expect(find([1, 11], [2, 21], [3, 31])).toBeNull()
  })

  it('are grouped by attribute, each option with its product while the others stay', () => {
    expect(attributesOf(rows, 5, false)).toEqual([
      {
        GROUP_ID: '1',
        NAME: 'G1',
        CATALOG_VIEW: 'button',
        OPTIONS: [
          { ID: '11', NAME: 'O11', SELECTED: true, PRODUCT_ID: '5' },
          { ID: '12', NAME: 'O12', SELECTED: false, PRODUCT_ID: '6' },
        ],
      },
      {
        GROUP_ID: '2',
        NAME: 'G2',
        CATALOG_VIEW: 'button',
        OPTIONS: [
          { ID: '21', NAME: 'O21', SELECTED: true, PRODUCT_ID: '5' },
          { ID: '22', NAME: 'O22', SELECTED: false, PRODUCT_ID: '7' },
        ],
      },
    ])
    const colours = attributesOf(rows, 7, false)[0]?.OPTIONS
    expect(colours?.map(({ PRODUCT_ID }) => PRODUCT_ID)).toEqual(['7', null])
  })

  it('have the picture of an option’s product, else of another product with the option', () => {
    const images = attributesOf(rows, 7, true).flatMap(({ OPTIONS }) =>
      OPTIONS.map(({ IMAGE }) => IMAGE),
    )
    expect(images).toHaveLength(4)
    expect(images.map((image) => /p\d/.exec(image ?? '')?.[0])).toEqual(['p7', 'p6', 'p5', 'p7'])
    const bare = [option(5, 1, 11), option(9, 1, 12)]
    expect(attributesOf(bare, 5, true)[0]?.OPTIONS[1]?.IMAGE).toBe('')
  })

  it('are empty for a single product or an unknown one', () => {
    expect(attributesOf([option(5, 1, 11)], 5, false)).toEqual([])
    expect(attributesOf(rows, 99, false)).toEqual([])
  })
})
