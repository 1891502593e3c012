import { describe, expect, it } from 'vitest'
import type { Price, Product, Variant } from '~/backend/catalogue/model'
import { percentOff, tierOf } from '~/product/prices/tiers'
import { applyAvailability, chooseVariants } from '~/product/variants/variants'

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

describe('variants', () => {
  it('[P03] chooses the first available variant and disables the others', () => {
    const choice = chooseVariants(product, null)
    expect(choice.variant?.id).toBe('2')
    expect(passive(choice)).toEqual(['a5'])
  })

  it('[P03] opens with one in stock before one that is awaited, and with that before a sold-out one', () => {
    const awaited = { kind: 'preorder', from: '' } as const
    const [soldOut, there, other] = product.variants
    const opened = (...variants: (Variant | undefined)[]) =>
      chooseVariants({ ...product, variants: variants as Variant[] }, null).variant?.id
    expect(opened({ ...other, awaited } as Variant, there)).toBe('2')
    expect(opened(soldOut, { ...other, awaited } as Variant)).toBe('3')
  })

  it('[P03] the sole option of a group is marked only where no variant is in stock', () => {
    const size = { title: 'Boy', options: options('a5') }
    const sole = {
      groups: [{ title: 'Renk', options: options('navy', 'brick') }, size],
      variants: [variant('1', 'navy', 'a5', 0), variant('2', 'brick', 'a5', 4)],
    } as Product
    expect(passive(chooseVariants(sole, '1'))).toEqual(['navy'])
    const soldOut = sole.variants.map((one) => ({ ...one, inStock: false }))
    expect(passive(chooseVariants({ ...sole, variants: soldOut }, '1'))).toEqual([
      'navy',
      'brick',
      'a5',
    ])
  })

  it('[P14] every option stays available when sold-out products may be ordered', () => {
    const below = { ...product, sellsBelowZero: true }
    const choice = applyAvailability(below, { group: 0, id: 'brick' }, [
      variant('3', 'brick', 'a5', 4),
      variant('4', 'brick', 'a4', 0),
    ])
    expect(passive(choice)).toEqual([])
    expect(
      passive(
        applyAvailability(product, { group: 0, id: 'brick' }, [variant('4', 'brick', 'a4', 0)]),
      ),
    ).toEqual(['brick', 'a5', 'a4'])
  })

  it('[P04] takes the variant in the URL, and the first available for an unknown one', () => {
    expect(chooseVariants(product, '3').variant?.id).toBe('3')
    expect(chooseVariants(product, 'nonsense').variant?.id).toBe('2')
  })

  it('[P03] each option links to an available variant', () => {
    const [colours] = chooseVariants(product, '2').groups
    expect(colours?.options.map(({ href }) => href)).toEqual(['?variant=2', '?variant=3'])
  })

  it('[P03] updates the other group from the backend, and chooses the first available', () => {
    const fresh = [variant('1', 'navy', 'a5', 7), variant('2', 'navy', 'a4', 0)]
    const choice = applyAvailability(product, { group: 0, id: 'navy' }, fresh)
    expect(choice.variant?.id).toBe('1')
    expect(passive(choice)).toEqual(['a4'])
  })

  it('[P05] keeps the displayed price: only the page knows its tax and discounts', () => {
    const [displayed] = product.variants
    const fresh = variant(displayed?.id ?? '', 'navy', 'a5', 7)
    const price = { ...fresh.price, card: 1, old: 99 }
    const choice = applyAvailability(product, { group: 0, id: 'navy' }, [{ ...fresh, price }])
    expect(choice.variant).toMatchObject({ stock: 7, price: displayed?.price })
  })

  it('[P03] a pair that the backend does not list is unavailable', () => {
    const choice = applyAvailability(product, { group: 0, id: 'brick' }, [
      variant('3', 'brick', 'a5', 1),
    ])
    expect(passive(choice)).toEqual(['a4'])
  })

  it('[P14] shows a variant even when all are sold out', () => {
    const sold = {
      ...product,
      variants: product.variants.map((one) => ({ ...one, inStock: false })),
    }
    expect(chooseVariants(sold, null).variant?.id).toBe('1')
  })
})

describe('choosing an option', () => {
  /** Two colours in three sizes; those not listed are sold out. */
  const shoes = (...inStock: string[]) =>
    ({
      groups: [
        { title: 'Renk', options: options('navy', 'brick') },
        { title: 'Numara', options: options('37', '38', '39') },
      ],
      variants: ['navy', 'brick'].flatMap((colour) =>
        ['37', '38', '39'].map((size) => {
          const id = `${colour}-${size}`
          return variant(id, colour, size, inStock.includes(id) ? 1 : 0)
        }),
      ),
    }) as Product
  const hrefs = (of: Product, chosen: string | null) =>
    chooseVariants(of, chosen).groups.map(({ options: all }) =>
      all.map(({ href }) => href.slice(9)),
    )

  it('[P03] keeps the choice of the other group where that is available', () => {
    expect(hrefs(shoes('navy-38', 'brick-37', 'brick-38'), 'navy-38')).toEqual([
      ['navy-38', 'brick-38'],
      ['brick-37', 'navy-38', 'navy-39'],
    ])
  })

  it('[P03] keeps the colour when a size is chosen, though another colour comes first', () => {
    const of = shoes('navy-37', 'navy-38', 'brick-37', 'brick-38')
    expect(hrefs(of, 'brick-38')[1]).toEqual(['brick-37', 'brick-38', 'brick-39'])
    const rows = of.variants.filter(({ options: [, size] }) => size === '37')
    expect(applyAvailability(of, { group: 1, id: '37' }, rows, 'brick').variant?.id).toBe(
      'brick-37',
    )
  })

  it('[P03] else links to the first available, else to the same choice', () => {
    expect(hrefs(shoes('navy-38', 'brick-39'), 'navy-38')[0]).toEqual(['navy-38', 'brick-39'])
    expect(hrefs(shoes('navy-38'), 'navy-38')[0]).toEqual(['navy-38', 'brick-38'])
  })

  it('[P03] links to any variant where the pair does not exist, and nowhere without variants', () => {
    const lone = shoes()
    lone.variants = [variant('1', 'navy', '37', 0), variant('2', 'brick', '38', 0)]
    expect(hrefs(lone, '1')).toEqual([
      ['1', '2'],
      ['1', '2', ''],
    ])
    const none = { ...lone, variants: [] }
    expect(chooseVariants(none, null).variant).toBeNull()
    expect(chooseVariants(none, null).groups[0]?.options[0]).toMatchObject({
      href: '',
      selected: false,
      available: false,
    })
  })

  it('[P04] stays with the requested variant, sold out or not', () => {
    const choice = chooseVariants(shoes('navy-38'), 'brick-37')
    expect(choice.variant?.id).toBe('brick-37')
    const chosen = choice.groups.flatMap(({ options: all }) =>
      all.filter(({ selected }) => selected).map(({ id }) => id),
    )
    expect(chosen).toEqual(['brick', '37'])
  })

  it('[P03] after an update keeps the choice of the other group while it is available', () => {
    const of = shoes('navy-38', 'brick-37', 'brick-38')
    const rows = of.variants.filter(({ options: [colour] }) => colour === 'brick')
    expect(applyAvailability(of, { group: 0, id: 'brick' }, rows, '38').variant?.id).toBe(
      'brick-38',
    )
    const sold = rows.map((row) => ({ ...row, inStock: row.id === 'brick-37' }))
    expect(applyAvailability(of, { group: 0, id: 'brick' }, sold, '38').variant?.id).toBe(
      'brick-37',
    )
    const size = of.variants.filter(({ options: [, one] }) => one === '37')
    const navy = [variant('navy-37', 'navy', '37', 2), ...size.slice(1)]
    expect(applyAvailability(of, { group: 1, id: '37' }, navy, 'navy').variant?.id).toBe('navy-37')
    expect(applyAvailability(of, { group: 1, id: '37' }, size, 'navy').variant?.id).toBe('brick-37')
  })

  it('[P03] a choice in the second group disables options of the first without a pair', () => {
    const of = shoes('navy-37', 'navy-38', 'brick-38', 'brick-39')
    const rowsOf = (size: string) => of.variants.filter(({ options: [, one] }) => one === size)
    const [only37, both38] = [rowsOf('37'), rowsOf('38')]
    expect(passive(applyAvailability(of, { group: 1, id: '37' }, only37))).toEqual(['brick'])
    expect(passive(applyAvailability(of, { group: 1, id: '38' }, both38))).toEqual([])
    // Every size can still be chosen, so brick is one click away.
    const brick = of.variants.slice(3)
    expect(passive(applyAvailability(of, { group: 0, id: 'brick' }, brick))).toEqual(['37'])
  })

  it('[P03] after an update shows a sold-out variant where none is available', () => {
    const of = shoes()
    const rows = of.variants.slice(3)
    expect(applyAvailability(of, { group: 0, id: 'brick' }, rows).variant?.id).toBe('brick-37')
    expect(applyAvailability(of, { group: 0, id: 'brick' }, []).variant?.id).toBe('navy-37')
  })
})

describe('multi-buy tiers', () => {
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

  it('[P08] five and a half kilos are in the tier that ends at 5 where the next begins at 6', () => {
    expect(tierOf(tiers, 5.5)?.percent).toBe(10)
    // Where tiers overlap, the last counts, as the shop charges it.
    const open = tiers.map((tier) => ({ ...tier, max: null }))
    expect(tierOf(open, 99)).toBe(open.at(-1))
    const apart = [
      { min: 3, max: 5, percent: 10 },
      { min: 10, max: 12, percent: 20 },
    ]
    expect([5.5, 7, 12.5].map((count) => tierOf(apart, count))).toEqual([null, null, null])
  })
})
