import { describe, expect, it } from 'vitest'
import type { Notice } from '~/session/answer-types'
import { typedForItself, typedForSibling, withTyped } from './typed'

const bad: Notice = { tone: 'bad', text: 'Olmadı', ms: 1 }
const good: Notice = { tone: 'good', text: 'Oldu', ms: 1 }
const typedOf = (...fields: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return withTyped([good, bad, bad], form).map(({ typed }) => typed)
}

describe('[X03] what was typed into an add form', () => {
  it('goes with the first word of what went wrong', () => {
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

  it('is nothing of keys, tokens and fields that are empty', () => {
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

  it('keeps an empty field of a personalization, which is what was wrong, and what was ticked', () => {
    const [, typed] = typedOf(
      ['productId', '310'],
      ['personalization[name]', ''],
      ['with', '7'],
      ['with', '8'],
    )
    expect(typed).toEqual({ productId: '310', 'personalization[name]': '', with: '7,8' })
  })

  it('[C10] is what was ticked, where several were to be added', () => {
    const [, typed] = typedOf(['intent', 'several'], ['productId[]', '7'], ['productId[]', '8:2'])
    expect(typed).toEqual({ 'productId[]': '7,8:2' })
  })

  it('leaves out the longest where a cookie cannot hold it all, never the product', () => {
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
    const [, most] = typedOf(['productId', '1'.repeat(2000)], ['orderNotes', 'x'.repeat(500)])
    expect(Object.keys(most ?? {})).toEqual(['productId'])
  })

  it('is not for a form without a product, nor where nothing went wrong', () => {
    expect(typedOf(['quantity', '2'])).toEqual([undefined, undefined, undefined])
    const form = new FormData()
    form.append('productId', '310')
    expect(withTyped([good], form)).toEqual([good])
  })
})

describe('[P06] what was typed for a product whose options change', () => {
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return form
  }
  const typed = { productId: '310', quantity: '2', 'personalization[name]': 'Ayla' }

  it('stays whole on its own page; a form about no product has nothing', () => {
    expect(typedForItself(formOf(typed))).toEqual(typed)
    expect(typedForItself(formOf({ quantity: '2' }))).toBeNull()
  })

  it('goes on to the sibling as its count and note, no more', () => {
    expect(typedForSibling(formOf({ ...typed, orderNotes: 'Hediye' }), '/mavi')).toEqual({
      productPath: '/mavi',
      quantity: '2',
      orderNotes: 'Hediye',
    })
    expect(typedForSibling(formOf({ productId: '310' }), '/mavi')).toEqual({ productPath: '/mavi' })
  })
})
