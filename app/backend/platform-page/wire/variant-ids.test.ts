import { describe, expect, it } from 'vitest'
import { variantIds } from './variant-ids'

type More = Record<string, unknown>
const choice = (id: number, more: More = {}) => ({ url: `/gomlek?variant=${id}`, ...more })
const own = (id: number, more: More = {}) => ({
  url: `/gomlek-${id}`,
  productID: `${id}`,
  ...more,
})
const plain = (id: number | string) => ({ productID: `${id}` })
const read = (variants: More[], group: More = {}, id = '', sold = 0) =>
  variantIds(group, variants, { id, path: '/gomlek' }, (at) => at === sold)

describe('[P05] [C01] the variants of a group', () => {
  it('at the address of their page are those of its product, whatever they call themselves', () => {
    const two = [choice(9001, plain(9001)), choice(9002, plain('sku 2'))]
    const expected = { selling: 'variants', ids: ['9001', '9002'], productId: '502' }
    expect(read(two, { productGroupID: '502' })).toEqual(expected)
    expect(read(two, { productID: 502, productGroupID: 'KG' })).toEqual(expected)
    expect(read(two, {}, '502')).toEqual(expected)
  })

  it('at an address of the group are its variants, in each form of shops', () => {
    const two = [
      { offers: { url: '/keten?renk=x&variation_id=1' } },
      { '@id': '/keten?variant_id=2#variant' },
    ]
    expect(read(two, { url: '/keten/', productGroupID: '7' })).toMatchObject({
      selling: 'variants',
      ids: ['1', '2'],
    })
  })

  it('with pages of their own are products; the first in stock stands for all', () => {
    const two = [own(1), own(2)]
    const expected = { selling: 'products', ids: ['own-1', 'own-2'] }
    expect(read(two, { productGroupID: '7' }, '', 1)).toEqual({ ...expected, productId: '2' })
    expect(read(two, {}, '', -1)).toEqual({ ...expected, productId: '1' })
    const listed = [own(1, { url: '/gomlek' }), own(2)]
    expect(read(listed, {}, '1', 1)).toEqual({ ...expected, productId: '1' })
  })

  it('without addresses belong to the product whose id the page knows', () => {
    expect(read([plain(1), plain(2)], {}, '900')).toEqual({
      ...{ selling: 'variants', ids: ['1', '2'], productId: '900' },
    })
  })

  it.each<[string, More[], More?, string?]>([
    ['no ids', [{}, {}], {}, '900'],
    ['the same', [plain(1), plain(1)], {}, '900'],
    ['one that is no id', [plain(1), plain('sku 2')], {}, '900'],
    ['one of the page’s product', [plain(1), plain(2)], {}, '1'],
    ['no addresses and no product', [plain(1), plain(2)], { productGroupID: '7' }],
    ['one address for all', [own(1), own(2, { url: '/gomlek-1' })]],
    ['a product that is not known', [choice(1), choice(2)], { productGroupID: 'KG 1' }],
    ['choices of another page', [choice(1), { url: '/perde?variant=2' }], {}, '900'],
    ['a choice and a product', [choice(1), own(2)], {}, '900'],
  ])('with %s are bought at the shop', (_, all, group, id) => {
    const { selling, ids, productId } = read(all, group, id)
    expect([selling, productId]).toEqual(['unknown', ''])
    expect(new Set(ids).size).toBe(2)
    expect(ids.every((one) => /^unknown-\w+$/.test(one))).toBe(true)
  })
})
