import { expect, it } from 'vitest'
import { registerServerTexts } from './server-texts'
import { translatorOf } from './translators'

registerServerTexts()
const t = translatorOf('ar')

it('[P15] instalments in Arabic are counted as the number asks for', () => {
  const rows = [2, 3, 9, 12].map((number) =>
    t('order.instalmentRow', { number, count: number, each: '5' }),
  )
  expect(rows).toEqual(['قسطان × 5', '3 أقساط × 5', '9 أقساط × 5', '12 قسطًا × 5'])
  expect(t('productPart.instalmentsUpTo', { months: '12', count: 12 })).toContain('12 قسطًا')
  expect(t('productPart.instalmentsUpTo', { months: '9', count: 9 })).toContain('9 أقساط')
})

it('[G06] days in Arabic are counted as the number asks for', () => {
  const before = (days: number) => t('productPart.lowest', { days, count: days, price: '5' })
  expect([10, 30].map(before)).toEqual([
    'أدنى سعر خلال 10 أيام قبل التخفيض: 5',
    'أدنى سعر خلال 30 يومًا قبل التخفيض: 5',
  ])
})

it('[G06] the example of a phone number in Arabic is read from left to right', () => {
  expect(t('phone.hint')).toMatch(/\u200e532 123 45 67$/)
})
