import { describe, expect, it } from 'vitest'
import { type ParsedAddRequest, readAddRequest } from './add-request'

const key = 'a-key-of-22-characters'
const sent = (...fields: [string, string][]): ParsedAddRequest => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return readAddRequest(form)
}
const addRequestOf = (...fields: [string, string][]) => {
  const parsed = sent(...fields)
  if (!parsed.ok) throw new Error(parsed.fault)
  return parsed.addRequest
}
const product: [string, string][] = [
  ['productId', '310'],
  ['variantId', '9021'],
  ['quantity', '2'],
  ['back', '/kuzey-defter?variant=9021'],
  ['key', key],
]

describe('an add form', () => {
  it('[C14] requests one product, its variant and its count', () => {
    expect(addRequestOf(...product)).toEqual({
      items: [{ productId: '310', variantId: '9021', quantity: '2' }],
      extras: { personalization: Object.create(null) },
      companions: [],
      personal: null,
      several: false,
      buyNow: false,
      isUndo: false,
      leavesFavourites: false,
      back: '/kuzey-defter?variant=9021',
      productPath: null,
      onProductPage: true,
      key,
    })
  })

  it('[C14] without a variant means none, without a count one piece', () => {
    const [item] = addRequestOf(['productId', '310']).items
    expect(item).toEqual({ productId: '310', variantId: '0', quantity: '1' })
    expect(addRequestOf(['productId', '310'], ['variantId', '']).items[0]?.variantId).toBe('0')
    expect(addRequestOf(['productId', '310'], ['quantity', '0,5']).items[0]?.quantity).toBe('0.5')
  })

  it('[P12] names the product it is a companion of', () => {
    const related = (value: string) =>
      addRequestOf(['productId', '7'], ['relatedProductId', value]).items[0]?.relatedProductId
    expect(related('310:9021')).toBe('310:9021')
    for (const none of ['', '<b>', '1 2', 'x'.repeat(81)]) expect(related(none)).toBeUndefined()
  })

  it('[C09] buys now when that button was pressed', () => {
    const buyNow = (intent: string) => addRequestOf(...product, ['intent', intent]).buyNow
    expect(['buy', 'add', 'whatever'].map(buyNow)).toEqual([true, false, false])
  })

  it('[P07] is refused for an invalid count', () => {
    for (const quantity of ['0', '-1', 'viel'])
      expect(sent(['productId', '310'], ['quantity', quantity], ['back', '/x'])).toEqual({
        ok: false,
        back: '/x',
        fault: 'quantity',
      })
  })

  it('is refused without exactly one product and one of each field', () => {
    const refused = { ok: false, back: '/', fault: 'form' }
    for (const name of ['productId', 'variantId', 'quantity'])
      expect(sent(...product.slice(0, 3), [name, '1'])).toEqual(refused)
    expect(sent()).toEqual(refused)
    expect(sent(['productId', '../..'])).toEqual(refused)
    expect(sent(['productId', '1'], ['variantId', "1'--"])).toEqual(refused)
    expect(sent(['productId', 'x'.repeat(65)])).toEqual(refused)
    for (const [name, max] of [['orderNotes', 2000] as const, ['subscribeFrequency', 64] as const])
      expect(sent(...product, [name, 'x'.repeat(max + 1)])).toMatchObject({
        ok: false,
        fault: 'form',
      })
  })

  it('returns only to a page of this site', () => {
    expect(sent(['back', '//evil.test'])).toMatchObject({ back: '/' })
    expect(addRequestOf(['productId', '1'], ['back', 'https://evil.test']).back).toBe('/')
  })

  it('[C05] [C06] knows whether it is on the product’s own page, whatever its query', () => {
    const onPage = (back: string, productPath: string) =>
      addRequestOf(['productId', '1'], ['back', back], ['productPath', productPath]).onProductPage
    expect(onPage('/kupa?variant=2', '/kupa')).toBe(true)
    expect(onPage('/kupa', '/kupa?variant=2')).toBe(true)
    expect(onPage('/kupalar', '/kupa')).toBe(false)
    expect(onPage('/kupalar', '//evil.test')).toBe(true)
    expect(addRequestOf(['productId', '1'], ['productPath', '/kupa']).productPath).toBe('/kupa')
  })

  it('[C16] uses the form’s key, or a new one when that is invalid', () => {
    const keyOf = (value: string) => addRequestOf(['productId', '1'], ['key', value]).key
    expect(keyOf('x'.repeat(16))).toBe('x'.repeat(16))
    expect(keyOf('x'.repeat(64))).toBe('x'.repeat(64))
    for (const none of ['', 'short', 'x'.repeat(15), 'x'.repeat(65), `${key}!`, `!${key}`])
      expect(keyOf(none)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
  })

  it('[P09] [P10] subscribes only when ticked, and sends a note only when there is one', () => {
    const extras = (...fields: [string, string][]) =>
      addRequestOf(['productId', '1'], ...fields).extras
    const often: [string, string] = ['subscribeFrequency', '4']
    expect(extras(['subscribe', '1'], often)).toMatchObject({ subscribeFrequency: '4' })
    for (const none of [extras(often), extras(['subscribe', '1']), extras(['orderNotes', '  '])])
      expect(Object.keys(none)).toEqual(['personalization'])
    expect(extras(['orderNotes', ' Hediye '])).toMatchObject({ orderNotes: 'Hediye' })
    expect(Object.keys(extras(['orderNotes', 'x'.repeat(2000)]))).toContain('orderNotes')
  })

  it('[P12] sends the ticked companions, each once, for this product', () => {
    const { companions } = addRequestOf(
      ...product,
      ...['7', '7', '310', '310:2', '<b>', '8:2'].map((id): [string, string] => ['with', id]),
    )
    expect(companions).toEqual([
      { productId: '7', variantId: '0', quantity: '1', relatedProductId: '310:9021' },
      { productId: '8', variantId: '0', quantity: '2', relatedProductId: '310:9021' },
    ])
    const many = Array.from({ length: 12 }, (_, at): [string, string] => ['with', `9${at}`])
    expect(addRequestOf(...product, ...many).companions).toHaveLength(10)
  })
})

describe('a personalization', () => {
  const personalized: [string, string][] = [
    ...product,
    ['personalizationId', '5'],
    ['personalization[name]', ' Ayla '],
    ['personalization[no key]', 'x'],
    ['xpersonalization[a]', 'x'],
    ['personalization[a]x', 'x'],
  ]

  it('[P11] of fields is sent as the form of its product', () => {
    const { personal, extras } = addRequestOf(...personalized)
    expect({ ...personal }).toEqual({ name: 'Ayla' })
    expect(Object.keys(extras.personalization ?? {})).toEqual(['310'])
    expect(JSON.parse(extras.personalization?.['310'] ?? '')).toEqual({
      form_id: '5',
      product_id: '310',
      sub_product_id: '9021',
      data: { name: 'Ayla' },
    })
    const long = addRequestOf(
      ...product,
      ['personalizationId', 'x'.repeat(70)],
      ['personalization[name]', 'x'.repeat(1001)],
    )
    expect(long.personal?.name).toHaveLength(1000)
    expect(JSON.parse(long.extras.personalization?.['310'] ?? '').form_id).toHaveLength(64)
  })

  it('[C14] that arrives as complete form data is forwarded unchanged', () => {
    const { personal, extras } = addRequestOf(
      ...product,
      ['formData[310]', '{"a":1}'],
      ['formData[<b>]', 'x'],
      ['formData[__proto__]', '{}'],
      ['xformData[1]', 'x'],
      ['formData[1]x', 'x'],
      ['formData[311]', 'x'.repeat(4001)],
      ['formData[312]', 'x'.repeat(4000)],
    )
    expect(personal).toBeNull()
    expect(Object.keys(extras.personalization ?? {})).toEqual(['310', '312'])
    expect(extras.personalization?.['310']).toBe('{"a":1}')
  })
})

describe('several products', () => {
  const ticked = (...ids: string[]) => ids.map((id): [string, string] => ['productId[]', id])

  it('[C10] are the ticked ones, each with its minimum count', () => {
    const addRequest = addRequestOf(
      ['intent', 'several'],
      ...ticked('1', '2:6', '3:0', '<b>', '4:viel', '5:0,5'),
      ['productId', '9'],
      ['with', '8'],
      ['personalizationId', '5'],
      ['back', '/defterler'],
    )
    expect(addRequest.items).toEqual([
      { productId: '1', variantId: '0', quantity: '1' },
      { productId: '2', variantId: '0', quantity: '6' },
      { productId: '5', variantId: '0', quantity: '0,5' },
    ])
    expect(addRequest).toMatchObject({
      several: true,
      companions: [],
      personal: null,
      onProductPage: false,
      buyNow: false,
      isUndo: false,
      leavesFavourites: false,
    })
  })

  it('[C10] are refused when none is ticked', () => {
    expect(sent(['intent', 'several'], ['back', '/x'])).toEqual({
      ok: false,
      back: '/x',
      fault: 'none',
    })
  })

  it('[C10] are a hundred at most; more are refused together', () => {
    const several = (count: number) =>
      sent(
        ['intent', 'several'],
        ['back', '/x'],
        ...ticked(...Array.from({ length: count }, (_, at) => String(at + 1))),
      )
    expect(several(100)).toMatchObject({ ok: true, addRequest: { items: { length: 100 } } })
    expect(several(101)).toEqual({ ok: false, back: '/x', fault: 'tooMany' })
  })
})
