import { describe, expect, it } from 'vitest'
import type { AddFacts } from './add-queries'
import type { AddRequest } from './add-requests'
import { added, noStock, validateRequest } from './validate-request'

const facts: AddFacts = {
  title: 'Kuzey Defter',
  path: 'kuzey-defter',
  is_show_only: 0,
  needs_store: 0,
  hides_url: 0,
  has_variants: 0,
  variant_id: 0,
  stock: 10,
  step: 1,
  min_count: 1,
  max_count: 0,
  subscribe_percent: 0,
  has_order_note: 0,
  personalization_id: 0,
  fields: null,
  after_add: 0,
  after_add_path: null,
  in_cart: 0,
}
const addRequest: AddRequest = {
  productId: 1,
  variantId: 0,
  count: 1,
  relatedId: '',
  frequency: '',
  orderNote: '',
  formData: '',
}
const shop = { after_add: 1, negative_stock: 0, store_id: 0 }

const validate = (
  about: Partial<AddFacts> | null,
  overrides: Partial<AddRequest> = {},
  of: Partial<typeof shop> = {},
) =>
  validateRequest(
    { ...addRequest, ...overrides },
    about && { ...facts, ...about },
    { ...shop, ...of },
    'tr',
  )
const refused = (status: number, statusText: string) => ({
  status,
  statusText,
  url: '',
  title: 'Kuzey Defter',
  personalization_error: 0,
})

describe('whether a request may be added to the cart', () => {
  it('[C01] accepts what is in stock, of its variant', () => {
    const plain = { frequency: '', orderNote: '', personalization: '' }
    expect(validate({})).toEqual({ count: 1, variantId: 0, ...plain })
    const variant = { has_variants: 1, variant_id: 7 }
    expect(validate(variant, { count: 2 })).toEqual({ count: 2, variantId: 7, ...plain })
  })

  it('[C04] accepts a frequency and a note only where the product offers them', () => {
    const chosen = { frequency: '8', orderNote: 'Hediye' }
    expect(validate({}, chosen)).toMatchObject({ frequency: '', orderNote: '' })
    expect(validate({ subscribe_percent: 5, has_order_note: 1 }, chosen)).toMatchObject(chosen)
  })

  it('[C06] refuses a missing product and one that is not for sale', () => {
    expect(validate(null)).toEqual({ ...refused(0, 'Ürün bulunamadı'), title: '' })
    expect(validate({ is_show_only: 1 })).toEqual(refused(0, 'Bu ürün satışa kapalı'))
  })

  it('[C05] requires a variant, with the product’s address unless it is hidden', () => {
    const text = 'Lütfen seçenek belirleyin'
    expect(validate({ has_variants: 1 })).toEqual({ ...refused(-1, text), url: 'kuzey-defter' })
    expect(validate({ has_variants: 1, hides_url: 1 })).toEqual(refused(-1, text))
  })

  it('[P11] requires the personalization, and stores it', () => {
    const fields = JSON.stringify([{ key: 'name', max: 5, required: true }])
    expect(validate({ fields })).toMatchObject({
      status: 0,
      url: 'kuzey-defter',
      personalization_error: 1,
    })
    const formData = JSON.stringify({ data: { name: 'Ayla' } })
    expect(validate({ fields }, { formData })).toMatchObject({ personalization: '{"name":"Ayla"}' })
    expect(validate({}, { formData })).toMatchObject({ personalization: '' })
  })

  it('[P10] accepts a note of a thousand characters and no longer one', () => {
    expect(validate({}, { orderNote: 'x'.repeat(1000) })).toMatchObject({ count: 1 })
    expect(validate({}, { orderNote: 'x'.repeat(1001) })).toMatchObject({ status: 0 })
  })

  it('[P07] counts by the product’s rule, by default its minimum', () => {
    expect(validate({ min_count: 6, step: 6 }, { count: null })).toMatchObject({ count: 6 })
    expect(validate({ min_count: 6 }, { count: 5 })).toMatchObject({ status: 0 })
    expect(validate({ min_count: 6 }, { count: 5 })).toEqual(
      refused(0, 'En az 6 adet alabilirsiniz'),
    )
    expect(validate({}, { count: Number.NaN })).toEqual(refused(0, 'Geçerli bir adet yazın'))
    expect(validate({ step: 0.1, min_count: 0.1 }, { count: 0.30000000000000004 })).toMatchObject({
      count: 0.3,
    })
  })

  it('[P07] includes the cart’s quantity in the maximum', () => {
    expect(validate({ max_count: 3, in_cart: 1 }, { count: 2 })).toMatchObject({ count: 2 })
    expect(validate({ max_count: 3, in_cart: 2 }, { count: 2 })).toEqual(
      refused(0, 'En fazla 3 adet alabilirsiniz'),
    )
    expect(validate({ max_count: 0, in_cart: 5 }, { count: 2 })).toMatchObject({ count: 2 })
  })

  it('[C06] sells the last piece and no more, unless the shop sells above its stock', () => {
    expect(validate({ stock: 2, in_cart: 1 })).toMatchObject({ count: 1 })
    expect(validate({ stock: 2, in_cart: 2 })).toEqual(refused(0, 'Stokta yalnızca 2 adet var'))
    expect(validate({ stock: 0 })).toEqual(refused(0, 'Ürün stokta yok'))
    expect(validate({ stock: 0 }, {}, { negative_stock: 1 })).toMatchObject({ count: 1 })
    expect(noStock({ ...facts, stock: 1 }, 'tr').statusText).toBe('Stokta yalnızca 1 adet var')
  })

  it('[C07] requires a store last, until one is chosen', () => {
    expect(validate({ needs_store: 1 })).toEqual(
      refused(-2, 'Bu ürün mağazadan teslim edilir. Önce mağaza seçin'),
    )
    expect(validate({ needs_store: 1 }, {}, { store_id: 4 })).toMatchObject({ count: 1 })
    expect(validate({ needs_store: 1, stock: 0 })).toMatchObject({ status: 0 })
  })
})

describe('the answer after adding', () => {
  it('[C01] [C02] [C03] is the product’s own status, else the shop’s', () => {
    expect(added(facts, { ...shop, after_add: 4 }, 'tr')).toEqual({
      ...refused(4, ''),
      url: 'kuzey-defter',
    })
    expect(added({ ...facts, after_add: 3 }, shop, 'tr').status).toBe(3)
  })

  it('[C04] leads to the product’s configured page, else to the cart', () => {
    expect(added({ ...facts, after_add: 2, after_add_path: 'kart-bilgisi' }, shop, 'tr').url).toBe(
      'kart-bilgisi',
    )
    expect(added({ ...facts, after_add: 2 }, shop, 'tr')).toMatchObject({
      ...{ url: 'sepet', statusText: 'Ürün sepetinize eklendi' },
    })
    expect(added({ ...facts, after_add: 1, after_add_path: 'kart-bilgisi' }, shop, 'tr').url).toBe(
      'kuzey-defter',
    )
  })
})
