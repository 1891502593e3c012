import { describe, expect, it } from 'vitest'
import { isMulti, readAddRequests } from './add-requests'
import { readPersonalization } from './personalization'

const form = (entries: Record<string, string | string[]>) =>
  new Map(Object.entries(entries).map(([name, value]) => [name, [value].flat()]))
const one = (entries: Record<string, string | string[]>) => readAddRequests(form(entries))[0]

describe('the products that a form requests', () => {
  it('[C14] are one product by its plain names', () => {
    const fields = {
      productId: '310',
      variantId: '9021',
      quantity: '1,5',
      relatedProductId: '7:8',
      orderNotes: 'Hediye',
    }
    expect(isMulti(form(fields))).toBe(false)
    expect(readAddRequests(form(fields))).toEqual([
      {
        productId: 310,
        variantId: 9021,
        count: 1.5,
        relatedId: '7:8',
        frequency: '',
        orderNote: 'Hediye',
        formData: '',
      },
    ])
  })

  it('[C14] are none where the id is no number, and have no count where there is none', () => {
    expect(one({ productId: 'x', variantId: 'y' })).toMatchObject({
      productId: 0,
      variantId: 0,
      count: null,
    })
    expect(one({ productId: '1', quantity: 'viel' })?.count).toBeNaN()
    expect(one({ productId: '1', relatedProductId: 'x'.repeat(50) })?.relatedId).toHaveLength(40)
  })

  it('[C10] are several by parallel lists', () => {
    const fields = form({
      'productId[]': ['1', '2', 'x'],
      'variantId[]': ['0', '20'],
      'quantity[]': ['3', ' 2 '],
      'relatedProductId[]': ['', '9:0', 'y'.repeat(50)],
      subscribe: '1',
      orderNotes: 'Hediye',
      'formData[2]': '{"data":{}}',
    })
    expect(isMulti(fields)).toBe(true)
    const rest = { frequency: '', orderNote: '', formData: '' }
    expect(readAddRequests(fields)).toEqual([
      { productId: 1, variantId: 0, count: 3, relatedId: '', ...rest },
      { productId: 2, variantId: 20, count: 2, relatedId: '9:0', ...rest, formData: '{"data":{}}' },
      { productId: 0, variantId: 0, count: null, relatedId: 'y'.repeat(40), ...rest },
    ])
    expect(readAddRequests(form({ 'productId[]': ['5'] }))).toEqual([
      { productId: 5, variantId: 0, count: null, relatedId: '', ...rest },
    ])
  })

  it('[P09] are a subscription only when ticked, by default every four weeks', () => {
    const frequencyOf = (subscribe: string, subscribeFrequency: string) =>
      one({ productId: '1', subscribe, subscribeFrequency })?.frequency
    for (const tick of ['1', 'on', 'true']) expect(frequencyOf(tick, '2')).toBe('2')
    for (const none of ['', '0', 'false']) expect(frequencyOf(none, '2')).toBe('')
    expect(['', 'x2', '2x', '1234', '123'].map((text) => frequencyOf('1', text))).toEqual([
      '4',
      '4',
      '4',
      '4',
      '123',
    ])
  })

  it('[P11] [C14] have a whole personalization, or one collected from fields', () => {
    expect(
      one({ productId: '3', 'formData[3]': '{"a":1}', 'personalization[a]': 'x' }),
    ).toMatchObject({ formData: '{"a":1}' })
    const collected = one({
      productId: '3',
      'personalization[name]': 'Ayla',
      'personalization[line2]': [],
      'xpersonalization[no]': 'x',
      'personalization[no]x': 'x',
      'personalization[]': 'x',
    })
    expect(JSON.parse(collected?.formData ?? '')).toEqual({ data: { name: 'Ayla', line2: '' } })
  })
})

describe('the personalization of a product', () => {
  const fields = [
    { key: 'name', max: 5, required: true },
    { key: 'year', max: 4, required: false },
  ]
  const read = (data: unknown) => readPersonalization(fields, JSON.stringify(data))

  it('[P11] is stored in the order of the fields, trimmed, without empty or unknown ones', () => {
    expect(read({ data: { year: 1999, name: ' Ayla ', other: 'x' } })).toBe(
      '{"name":"Ayla","year":"1999"}',
    )
    expect(read({ data: { name: 'Ayla', year: ' ' } })).toBe('{"name":"Ayla"}')
  })

  it('[P11] is refused when a field is missing or too long', () => {
    expect(read({ data: { name: ' ' } })).toBeNull()
    expect(read({ data: { name: 'Aylin' } })).toBe('{"name":"Aylin"}')
    expect(read({ data: { name: 'Ayşenu' } })).toBeNull()
    expect(read({ data: { name: 'Ayla', year: '12345' } })).toBeNull()
  })

  it('[P11] is accepted as an object, as JSON text, as a list, or bare', () => {
    const stored = '{"name":"Ayla"}'
    for (const data of [
      { name: 'Ayla' },
      { data: '{"name":"Ayla"}' },
      { data: [{ key: 'name', value: 'Ayla' }] },
      { data: [{ name: 'name', value: 'Ayla' }] },
    ])
      expect(read(data)).toBe(stored)
  })

  it('[P11] is empty where it cannot be read', () => {
    for (const data of ['text', 7, null, { data: null }, { data: 7 }, { data: [null] }])
      expect(read(data)).toBeNull()
    expect(readPersonalization(fields, 'no json')).toBeNull()
    expect(readPersonalization([{ key: 'name', max: 5, required: false }], '')).toBe('{}')
    const noValue = [{ key: 'name', max: 9, required: false }]
    for (const value of [null, undefined])
      for (const data of [{ name: value }, [{ key: 'name', value }]])
        expect(readPersonalization(noValue, JSON.stringify({ data }))).toBe('{}')
  })
})
