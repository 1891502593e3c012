import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Price, Product, Variant } from '~/shop/model'
import { quantityFault, readQuantity } from './quantity'
import { percentOff, tierOf } from './tiers'
import { applyAvailability, chooseVariants } from './variants'

const price: Price = {
  card: 15000,
  old: null,
  discountPercent: null,
  transfer: null,
  vatPercent: 20,
  vatIncluded: true,
  currency: 'TL',
}

function variant(id: string, colour: string, size: string, stock: number): Variant {
  return {
    id,
    options: [colour, size],
    code: id,
    barcode: '',
    price,
    stock,
    inStock: stock > 0,
    moneyOrderPercent: 0,
    weight: 0,
    info: '',
    colour: null,
  }
}

const options = (...ids: string[]) => ids.map((id) => ({ id, label: id, colour: null }))
const product = {
  groups: [
    { title: 'Renk', options: options('navy', 'brick') },
    { title: 'Boy', options: options('a5', 'a4') },
  ],
  variants: [
    variant('1', 'navy', 'a5', 0),
    variant('2', 'navy', 'a4', 3),
    variant('3', 'brick', 'a5', 4),
  ],
} as Product

const passive = (choice: ReturnType<typeof chooseVariants>) =>
  choice.groups.flatMap(({ options: all }) =>
    all.filter(({ available }) => !available).map(({ id }) => id),
  )

describe('variants (spec §4)', () => {
  it('[P03] chooses the first available variant and marks what is left out passive', () => {
    const choice = chooseVariants(product, null)
    expect(choice.variant?.id).toBe('2')
    expect(passive(choice)).toEqual(['a5'])
  })

  it('[P04] takes the variant that the address names, and the first available for an unknown one', () => {
    expect(chooseVariants(product, '3').variant?.id).toBe('3')
    expect(chooseVariants(product, 'nonsense').variant?.id).toBe('2')
  })

  it('[P03] each option leads to a variant that can be had', () => {
    const [colours] = chooseVariants(product, '2').groups
    expect(colours?.options.map(({ href }) => href)).toEqual(['?variant=2', '?variant=3'])
  })

  it('[P03] takes the backend’s word on the other group, and chooses the first available', () => {
    const fresh = [variant('1', 'navy', 'a5', 7), variant('2', 'navy', 'a4', 0)]
    const choice = applyAvailability(product, 0, 'navy', fresh)
    expect(choice.variant?.id).toBe('1')
    expect(passive(choice)).toEqual(['a4'])
  })

  it('[P03] a pair that the backend does not name is gone', () => {
    const choice = applyAvailability(product, 0, 'brick', [variant('3', 'brick', 'a5', 1)])
    expect(passive(choice)).toEqual(['a4'])
  })

  it('[P14] shows a variant although none can be had', () => {
    const sold = {
      ...product,
      variants: product.variants.map((one) => ({ ...one, inStock: false })),
    }
    expect(chooseVariants(sold, null).variant?.id).toBe('1')
  })
})

describe('quantity (spec §5)', () => {
  const rule = { min: 1, max: 10, step: 0.5, unit: 'm' }

  it('[P07] refuses below the minimum, above the maximum and beside the step', () => {
    expect(quantityFault('0.5', rule)).toBe('tooFew')
    expect(quantityFault('10.5', rule)).toBe('tooMany')
    expect(quantityFault('1.25', rule)).toBe('offStep')
    expect(quantityFault('1,5', rule)).toBeNull()
  })

  it('[P07] refuses what is no quantity', () => {
    for (const typed of ['0', '-1', '1e9', 'NaN', 'Infinity', '１', '٣', '1e3', '', '1.2.3'])
      expect(quantityFault(typed, rule)).not.toBeNull()
  })

  it('[P07] every step from the minimum is a quantity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 18 }), (steps) => {
        expect(quantityFault(String(1 + steps * 0.5), rule)).toBeNull()
      }),
    )
    expect(readQuantity('2,5')).toBe(2.5)
  })
})

describe('multi-buy tiers (spec §3)', () => {
  const tiers = [
    { min: 3, max: 5, percent: 10 },
    { min: 6, max: null, percent: 20 },
  ]

  it('[P08] a tier takes its percent off the unit price', () => {
    expect(tiers.map((tier) => percentOff(15000, tier.percent))).toEqual([13500, 12000])
  })

  it('[P08] a quantity is in the tier between its min and max', () => {
    expect([2, 3, 5, 6, 99].map((count) => tierOf(tiers, count)?.percent ?? 0)).toEqual([
      0, 10, 10, 20, 20,
    ])
  })
})
