import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestShop, Visitor } from '../seed/demo/test-shop'
import { startTestShop } from '../seed/demo/test-shop'
import type { AttributeGroup } from './rules'

let shop: TestShop
let guest: Visitor
beforeAll(async () => {
  shop = await startTestShop()
  guest = shop.visitor()
}, 60_000)
afterAll(() => shop.stop())

const attributes = (product_id: string, more = {}) =>
  guest.post<AttributeGroup[]>('/srv/service/catalog/product/attributes?language=tr', {
    product_id,
    ...more,
  })
const sibling = (form: Record<string, string>) =>
  guest.post<{ ID?: string; TITLE?: string }[]>(
    '/srv/service/catalog/product/get-product-by-properties?language=tr&currency=TL',
    form,
  )

describe('siblings of a catalogue', () => {
  it('[Z57] have an option’s target while the other options stay', async () => {
    const [page, cover] = await attributes('1')
    expect(page).toMatchObject({ GROUP_ID: '1', NAME: 'Sayfa düzeni', CATALOG_VIEW: 'select' })
    expect(page?.OPTIONS.map((one) => [one.SELECTED, one.PRODUCT_ID])).toEqual([
      [true, '1'],
      [false, '2'],
      [false, '3'],
    ])
    expect(cover?.OPTIONS.map((one) => one.PRODUCT_ID)).toEqual(['1', '4'])
    const [, coverOfRuled] = await attributes('2')
    expect(coverOfRuled?.OPTIONS.map((one) => one.PRODUCT_ID)).toEqual(['2', null])
  })

  it('[Z57] have pictures on request, and are empty for a single product', async () => {
    const [page] = await attributes('1', { with_image: '1' })
    for (const option of page?.OPTIONS ?? [])
      expect(option.IMAGE).toMatch(/^\/img\/.+-(240|480)\.webp$/)
    expect((await attributes('1'))[0]?.OPTIONS[0]).not.toHaveProperty('IMAGE')
    expect(await attributes('5')).toEqual([])
    expect(await attributes('999999')).toEqual([])
    expect(await attributes('x')).toMatchObject({ status: 0, key: 'product_id' })
  })

  it('[Z58] are found by all options, or answered as an empty element', async () => {
    const options = (page: string, cover: string) => ({
      model_id: '1',
      'attribute[0][id]': '1',
      'attribute[0][option_id]': page,
      'attribute[1][id]': '2',
      'attribute[1][option_id]': cover,
    })
    expect((await sibling(options('1', '12')))[0]).toMatchObject({ ID: '4' })
    expect((await sibling(options('3', '11')))[0]?.ID).toBe('3')
    expect(await sibling(options('3', '12'))).toEqual([{}])
    expect(await sibling({ model_id: '1' })).toEqual([{}])
    expect(await sibling({ model_id: '1', 'attribute[0][id]': '1' })).toEqual([{}])
  })
})
