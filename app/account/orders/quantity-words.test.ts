import { expect, it } from 'vitest'
import { registerServerTexts } from '~/i18n/server-texts'
import { translatorOf } from '~/i18n/translators'
import { quantityWords, stepOf } from './quantity-words'

registerServerTexts()
const step = (unit: string, left: number, known: number | null = null) =>
  stepOf({ unit, step: known }, left, { t: translatorOf('tr') })

it('[O22] without a known step goods by weight are divided anywhere, pieces nowhere', () => {
  expect(['kg', 'KG', 'g', 'metre', 'lt', 'كغ'].map((unit) => step(unit, 2))).toEqual(
    Array(6).fill('any'),
  )
  expect(['adet', 'paket', 'pcs', 'Stück', ''].map((unit) => step(unit, 2))).toEqual(
    Array(5).fill(1),
  )
  expect(step('adet', 1.5)).toBe('any')
})

it('[O22] a known step leads to all that is left, or any does', () => {
  expect([step('kg', 1.5, 0.5), step('kg', 0.3, 0.1), step('adet', 6, 6)]).toEqual([0.5, 0.1, 6])
  expect(step('kg', 0.7, 0.5)).toBe('any')
})

it('[G06] pieces in English are counted as the number asks for', () => {
  const words = (count: number) =>
    quantityWords({ t: translatorOf('en'), number: String }, count, 'pcs')
  expect([1, 2, 1.5].map(words)).toEqual(['1 piece', '2 pieces', '1.5 pieces'])
})
