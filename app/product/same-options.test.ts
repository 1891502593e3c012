import { describe, expect, it } from 'vitest'
import type { Product, Variant } from '~/shop/model'
import { variantLike, wordsOf } from './same-options'

const variant = (id: string, options: string[], inStock = true) =>
  ({ id, options, inStock }) as unknown as Variant
const sibling = {
  groups: [
    {
      title: 'Renk',
      options: [
        { id: '1', label: 'Lacivert' },
        { id: '2', label: 'Kiremit' },
      ],
    },
    {
      title: 'Boyut',
      options: [
        { id: '3', label: 'A5' },
        { id: '4', label: 'A4' },
      ],
    },
  ],
  variants: [variant('a', ['1', '3']), variant('b', ['2', '4'], false), variant('c', ['2', '3'])],
} as unknown as Product

describe('the options of a sibling', () => {
  it('[P06] are the ones that were chosen, by their words', () => {
    const words = ['Renk: Kiremit', 'Boyut: A5']
    expect(variantLike(sibling, words)?.id).toBe('c')
    expect(wordsOf(sibling, variantLike(sibling, words))).toEqual(words)
  })

  it('[P06] are as many as can be had of them', () => {
    expect(variantLike(sibling, ['Renk: Kiremit', 'Boyut: A4'])?.id).toBe('c')
    expect(variantLike(sibling, ['Renk: Siyah', 'Boyut: A5'])?.id).toBe('a')
  })

  it('[P06] are nobody’s choice where none is known, or nothing was chosen', () => {
    expect(variantLike(sibling, ['Beden: Kiremit', 'Boyut: A4'])).toBeNull()
    expect(variantLike(sibling, [])).toBeNull()
    expect(wordsOf(sibling, null)).toEqual([])
  })
})
