import { expect, it } from 'vitest'
import { quantityWords } from '~/account/orders/quantity-words'
import { formatNumber, numbersOf } from './money'
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

it('[G06] pieces of an order in Arabic are counted as the number asks for', () => {
  const number = (value: number) => formatNumber(value, numbersOf('ar'))
  const words = (count: number, unit = 'قطعة') => quantityWords({ t, number }, count, unit)
  expect([1, 2, 3, 11, 100, 1.5].map((count) => words(count))).toEqual([
    'قطعة واحدة',
    'قطعتان',
    '3 قطع',
    '11 قطعة',
    '100 قطعة',
    '1.5 قطعة',
  ])
  expect([words(2, 'متر'), words(3, 'عبوة'), words(3, 'كغ')]).toEqual(['متران', '3 عبوات', '3 كغ'])
  const quantity = words(2)
  expect(t('orders.returnCount', { quantity })).toBe('الكمية المراد إرجاعها، الحد الأقصى: قطعتان')
  expect(t('orders.cancelled', { quantity })).toBe('الملغى: قطعتان')
  expect(t('orders.refund', { amount: '5' })).toBe('مبلغ الاسترداد: 5')
})
