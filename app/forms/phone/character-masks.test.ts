import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characterOf, charactersOf, leftOf, maskKinds } from './character-masks'

const takes = (kind: Parameters<typeof charactersOf>[0], text: string, custom?: string) =>
  charactersOf(kind, custom).test(text)

describe('[X02] masks', () => {
  it('accept their characters and reject others', () => {
    for (const text of ['', 'Şükrü', 'Iğdır-Öz', 'Ayşe Nur ', 'محمد'])
      expect(takes('string', text), text).toBe(true)
    for (const text of ['Ali1', 'a_b', 'a@b', 'x.']) expect(takes('string', text), text).toBe(false)
    for (const text of ["O'Brien", 'D’Angelo', 'Iğdır-Öz', 'Ali M. Can', 'محمد'])
      expect(takes('name', text), text).toBe(true)
    for (const text of ['Ali1', 'a_b', 'a@b']) expect(takes('name', text), text).toBe(false)
    expect(['', '0123', '12a', '1.2', ' 1'].map((text) => takes('number', text))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    const prices = ['1.249,90', '12,5', '1٬249٫90', '12 5', '₺5']
    expect(prices.map((text) => takes('price', text))).toEqual([true, true, true, false, false])
    expect(['uzun bir cümle', 'a ', ' a', ''].map((text) => takes('password', text))).toEqual([
      true,
      true,
      false,
      true,
    ])
    const mails = ['ada@ornek.test', ' ada', 'ada@örnek', 'ada.ş', 'ada@ornek.test ']
    expect(mails.map((text) => takes('email', text))).toEqual([true, false, false, false, true])
  })

  it('a custom mask accepts its characters; an invalid one rejects everything, an empty one nothing', () => {
    expect(takes('custom', '35220-A', '\\dA-Z-')).toBe(true)
    expect(takes('custom', '35220-a', '\\dA-Z-')).toBe(false)
    expect(takes('custom', 'a', 'z-a')).toBe(false)
    expect(takes('custom', 'anything 1!')).toBe(true)
  })

  it('numeric masks convert Eastern Arabic digits', () => {
    expect([
      characterOf('number', '٥'),
      characterOf('price', '۷'),
      characterOf('string', '٥'),
      characterOf('custom', '٥', '\\p{L}\\d -'),
      characterOf('custom', '٥', '\\p{L}'),
    ]).toEqual(['5', '7', '٥', '5', '٥'])
  })

  it('the value after blur is trimmed and still valid', () => {
    fc.assert(
      fc.property(fc.constantFrom(...maskKinds), fc.string(), (kind, text) => {
        fc.pre(takes(kind, text))
        const left = leftOf(kind, text)
        expect(takes(kind, left)).toBe(true)
        if (kind === 'password' || kind === 'email') expect(left).toBe(left.trim())
      }),
    )
  })
})
