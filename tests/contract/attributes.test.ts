import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAttributes, readSibling } from '../../app/backend/catalogue/product/attributes'
import { type DemoProduct, demoProduct } from '../support/demo'
import { openWorkers, type Shop } from '../support/two-workers'
import { Caller } from './caller'

let shop: Shop
let call: Caller
let notebook: DemoProduct
beforeAll(async () => {
  shop = await openWorkers()
  call = new Caller(shop)
  notebook = await demoProduct(shop.db, 'twoGroups')
})
afterAll(() => shop.close())

describe('the backend client reads sibling products', () => {
  it('[Z57] attributes with options, their products and pictures', async () => {
    const body = await call.json('/srv/service/catalog/product/attributes?language=tr', {
      product_id: String(notebook.id),
      with_image: '1',
    })
    const attributes = readAttributes(body) ?? []
    expect(attributes.map((one) => one.view)).toEqual(['select', 'image'])
    const chosen = attributes.flatMap((one) => one.options.filter((option) => option.selected))
    expect(chosen).toHaveLength(2)
    for (const option of chosen) expect(option.productId).toBe(String(notebook.id))
    expect(attributes[0]?.options[1]).toMatchObject({ selected: false, productId: '2' })
    expect(attributes[0]?.options[1]?.image).toMatch(/^\/img\//)
  })

  it('[Z58] the product of a choice, or none', async () => {
    const request = async (option: string) =>
      readSibling(
        await call.json(
          '/srv/service/catalog/product/get-product-by-properties?language=tr&currency=TL',
          {
            model_id: '1',
            'attribute[0][id]': '1',
            'attribute[0][option_id]': option,
            'attribute[1][id]': '2',
            'attribute[1][option_id]': '11',
          },
        ),
        'TL',
      )
    // The price of the variant that opens: the first with stock.
    const opening = await shop.db
      .prepare('SELECT price FROM sub_product WHERE product_id = 2 AND stock > 0 ORDER BY id')
      .first<number>('price')
    expect(await request('2')).toMatchObject({ id: '2', price: { card: opening } })
    expect(await request('999')).toBeNull()
  })

  it('reads an unknown view as a select, and a chosen option only from a boolean', () => {
    const [group] =
      readAttributes([
        {
          GROUP_ID: 2,
          NAME: 'Renk',
          CATALOG_VIEW: 'wheel',
          OPTIONS: [{ ID: 21, NAME: 'Lacivert', SELECTED: 1, PRODUCT_ID: null }, { NAME: 'x' }],
        },
      ]) ?? []
    expect(group).toEqual({
      id: '2',
      title: 'Renk',
      view: 'select',
      options: [{ id: '21', label: 'Lacivert', selected: false, productId: null, image: null }],
    })
    expect(readAttributes({})).toBeNull()
  })
})
