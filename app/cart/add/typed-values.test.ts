import { describe, expect, it } from 'vitest'
import type { Notice } from '~/session/response-data'
import { typedForProduct, typedForSibling, withTypedValues } from './typed-values'

const bad: Notice = { tone: 'bad', text: 'Olmadı', ms: 1 }
const good: Notice = { tone: 'good', text: 'Oldu', ms: 1 }
const typedOf = (...fields: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return withTypedValues([good, bad, bad], form).map(({ typed }) => typed)
}

describe('[X03] values typed into an add form', () => {
  it('travel with the first error notice', () => {
    const fields: [string, string][] = [
      ['productId', '310'],
      ['quantity', '2'],
      ['subscribe', '1'],
      ['subscribeFrequency', '4'],
      ['orderNotes', 'Hediye'],
      ['personalization[name]', 'Ayla'],
    ]
    expect(typedOf(...fields)).toEqual([undefined, Object.fromEntries(fields), undefined])
  })

  it('exclude keys, tokens and empty fields', () => {
    const [, typed] = typedOf(
      ['productId', '310'],
      ['key', 'secret'],
      ['csrfToken', 'secret'],
      ['xquantity', '2'],
      ['quantityx', '2'],
      ['orderNotes', ''],
    )
    expect(typed).toEqual({ productId: '310' })
  })

  it('include an empty personalization field, which is the error, and ticked boxes', () => {
    const [, typed] = typedOf(
      ['productId', '310'],
      ['personalization[name]', ''],
      ['with', '7'],
      ['with', '8'],
    )
    expect(typed).toEqual({ productId: '310', 'personalization[name]': '', with: '7,8' })
  })

  it('[C10] include the ticks of a multi-add', () => {
    const [, typed] = typedOf(['intent', 'several'], ['productId[]', '7'], ['productId[]', '8:2'])
    expect(typed).toEqual({ 'productId[]': '7,8:2' })
  })

  it('leave out the longest when a cookie cannot hold them all, never the product', () => {
    const [, typed] = typedOf(
      ['productId', '310'],
      ['orderNotes', 'ş'.repeat(1200)],
      ['personalization[a]', 'x'.repeat(1000)],
      ['personalization[b]', 'y'.repeat(900)],
    )
    expect(Object.keys(typed ?? {})).toEqual([
      'productId',
      'personalization[a]',
      'personalization[b]',
    ])
    const [, fits] = typedOf(['productId', '310'], ['orderNotes', 'x'.repeat(2300)])
    expect(fits?.orderNotes).toHaveLength(2300)
    const [, max] = typedOf(['productId', '1'.repeat(2000)], ['orderNotes', 'x'.repeat(500)])
    expect(Object.keys(max ?? {})).toEqual(['productId'])
  })

  it('are not saved for a form without a product, nor without an error', () => {
    expect(typedOf(['quantity', '2'])).toEqual([undefined, undefined, undefined])
    const form = new FormData()
    form.append('productId', '310')
    expect(withTypedValues([good], form)).toEqual([good])
  })
})

describe('[P06] values typed for a product whose options change', () => {
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return form
  }
  const typed = { productId: '310', quantity: '2', 'personalization[name]': 'Ayla' }

  it('stay whole on its own page; a form without a product has none', () => {
    expect(typedForProduct(formOf(typed))).toEqual(typed)
    expect(typedForProduct(formOf({ quantity: '2' }))).toBeNull()
  })

  it('pass on to the sibling as count and note only', () => {
    expect(typedForSibling(formOf({ ...typed, orderNotes: 'Hediye' }), '/mavi')).toEqual({
      productPath: '/mavi',
      quantity: '2',
      orderNotes: 'Hediye',
    })
    expect(typedForSibling(formOf({ productId: '310' }), '/mavi')).toEqual({ productPath: '/mavi' })
  })
})
