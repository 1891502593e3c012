import { describe, expect, it } from 'vitest'
import { groupVariants } from './group-variants'

type More = Record<string, unknown>
const variant = (productID: string, more: More = {}) => ({
  name: `Gömlek ${productID}`,
  productID,
  offers: { price: 10, availability: 'InStock' },
  ...more,
})
const read = (hasVariant: unknown[], more: More = {}, pageId = '') =>
  groupVariants(
    { name: 'Gömlek', hasVariant, ...more },
    { id: pageId, path: '/gomlek' },
    (name) => name,
  )

function optionsOf(hasVariant: unknown[], more: More = {}) {
  const wire = read(hasVariant, more)?.wire as Record<string, { TYPE: string }[]>
  return [1, 2].flatMap((at) => {
    const options = wire[`VARIANT_FEATURE${at}_LIST`] ?? []
    const title = String(wire[`VARIANT_FEATURE${at}_TITLE`])
    return options.length > 0 ? [[title, options.map(({ TYPE }) => TYPE)]] : []
  })
}
const rowsOf = (hasVariant: unknown[], more: More = {}, pageId = '') =>
  read(hasVariant, more, pageId)?.wire.VARIANTS as Record<string, unknown>[]

describe('[P03] the options of a group', () => {
  it('are none for one variant, or none with a name', () => {
    expect(read([])).toBeNull()
    expect(read([variant('1')])).toBeNull()
    expect(read([variant('1'), { '@id': '#2' }])).toBeNull()
    expect(groupVariants({}, { id: '', path: '/gomlek' }, (name) => name)).toBeNull()
  })

  it('are what the group varies by, first of all', () => {
    const two = [
      variant('1', { size: 'S', color: 'Mavi' }),
      variant('2', { size: 'M', color: 'Beyaz' }),
    ]
    expect(optionsOf(two, { variesBy: ['https://schema.org/size'] })[0]).toEqual([
      'size',
      ['S', 'M'],
    ])
    expect(optionsOf(two)[0]).toEqual(['color', ['Mavi', 'Beyaz']])
    expect(optionsOf(two, { variesBy: 'size' })).toEqual([
      ['size', ['S', 'M']],
      ['color', ['Mavi', 'Beyaz']],
    ])
  })

  it('are only what differs, and what each variant has', () => {
    const common = { material: 'Keten', pattern: 'Düz' }
    const two = [
      variant('1', { ...common, color: 'Mavi', size: 'S' }),
      variant('2', { ...common, color: 'Beyaz' }),
    ]
    expect(optionsOf(two)).toEqual([['color', ['Mavi', 'Beyaz']]])
  })

  it('share the second group from the third property on', () => {
    const of = (id: string, color: string, size: string, pattern: string) =>
      variant(id, { color, size, pattern })
    const all = [
      of('1', 'Mavi', 'S', 'Düz'),
      of('2', 'Mavi', 'M', 'Çizgili'),
      of('3', 'Beyaz', 'S', 'Düz'),
    ]
    expect(optionsOf(all)).toEqual([
      ['color', ['Mavi', 'Beyaz']],
      ['size / pattern', ['S / Düz', 'M / Çizgili']],
    ])
  })

  it('are read from texts, lists, objects and added properties', () => {
    const size = { '@type': 'SizeSpecification', name: ' M ' }
    expect(optionsOf([variant('1', { size: ['S', 'X'] }), variant('2', { size })])).toEqual([
      ['size', ['S', 'M']],
    ])
    const added = (value: unknown) => ({
      additionalProperty: [
        { name: 'Boy', value },
        { name: '', value: 'x' },
      ],
    })
    expect(optionsOf([variant('1', added('1 m')), variant('2', added({ value: 2 }))])).toEqual([
      ['Boy', ['1 m', '2']],
    ])
  })

  it('are names where properties do not tell all apart', () => {
    const all = [
      variant('1', { name: 'Gömlek - Mavi (S)', color: 'Mavi' }),
      variant('2', { name: 'Gömlek: Mavi, M', color: 'Mavi' }),
      variant('3', { name: 'Beyaz Gömlek', color: 'Beyaz' }),
      variant('4', { name: 'Gömlek', color: 'Sarı' }),
      variant('5', { name: 'Gömlek (Kırmızı)', color: 'Kırmızı' }),
    ]
    expect(optionsOf(all)).toEqual([
      ['other', ['Mavi (S)', 'Mavi, M', 'Beyaz Gömlek', 'Gömlek', 'Kırmızı']],
    ])
  })
})

describe('[P05] the variants of a group', () => {
  const two = [
    variant('1', {
      color: 'Mavi',
      sku: 'a',
      gtin13: 'b',
      offers: { price: 5, availability: 'OutOfStock' },
    }),
    variant('2', {
      color: 'Beyaz',
      mpn: 'c',
      gtin: 'd',
      offers: {
        price: 6,
        priceCurrency: 'TRY',
        priceSpecification: { price: 9, priceType: 'ListPrice' },
      },
    }),
  ]

  it('have options, codes, prices and stock', () => {
    expect(rowsOf(two, {}, '900')).toEqual([
      {
        ...{ ID: '1', TYPE_ID1: 'own-1-0', TYPE_ID2: '', CODE: 'a', BARCODE: 'b' },
        ...{ PRICE: 5, PRICE_NOT_DISCOUNTED: 0, VAT: 0, IN_STOCK: false },
        ...{ AVAILABILITY: 'OutOfStock', AVAILABLE_ON: '' },
      },
      {
        ...{ ID: '2', TYPE_ID1: 'own-1-1', TYPE_ID2: '', CODE: 'c', BARCODE: 'd' },
        ...{ PRICE: 6, PRICE_NOT_DISCOUNTED: 9, VAT: 0, IN_STOCK: true, TARGET_CURRENCY: 'TL' },
        ...{ AVAILABILITY: '', AVAILABLE_ON: '' },
      },
    ])
    expect(read(two)?.wire.VARIANT_FEATURE1_LIST).toEqual([
      { TYPE_ID: 'own-1-0', TYPE: 'Mavi' },
      { TYPE_ID: 'own-1-1', TYPE: 'Beyaz' },
    ])
    const [plain] = rowsOf([variant('1', { offers: undefined }), variant('2')])
    expect(plain).toMatchObject({ CODE: '', BARCODE: '', PRICE: 0, IN_STOCK: false })
  })
})
