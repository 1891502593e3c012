import { describe, expect, it } from 'vitest'
import type { Product, Variant } from '~/backend/catalogue/model'
import { optionTexts, variantLike } from './same-options'

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
  it('[P06] are the chosen ones, by their labels', () => {
    const texts = ['Renk: Kiremit', 'Boyut: A5']
    expect(variantLike(sibling, texts)?.id).toBe('c')
    expect(optionTexts(sibling, variantLike(sibling, texts))).toEqual(texts)
  })

  it('[P06] are as many as are available', () => {
    expect(variantLike(sibling, ['Renk: Kiremit', 'Boyut: A4'])?.id).toBe('c')
    expect(variantLike(sibling, ['Renk: Siyah', 'Boyut: A5'])?.id).toBe('a')
  })

  it('[P06] are none when unknown, or when nothing was chosen', () => {
    expect(variantLike(sibling, ['Beden: Kiremit', 'Boyut: A4'])).toBeNull()
    expect(variantLike(sibling, [])).toBeNull()
    expect(optionTexts(sibling, null)).toEqual([])
  })
})
