import { expect, it } from 'vitest'
import { readCouponCode } from './coupon-code'

it('[C20] a code has letters of any alphabet and digits, and is no path', () => {
  const codes = [
    ' YAZ-10 ',
    'T3V5 PMWH  B8FF',
    'İNDİRİM',
    'خصم',
    '',
    '..',
    '-',
    'a/b',
    'x'.repeat(41),
  ]
  expect(codes.map((typed) => readCouponCode(typed))).toEqual([
    'YAZ-10',
    'T3V5PMWHB8FF',
    'İNDİRİM',
    'خصم',
    '',
    ...Array(4).fill(null),
  ])
})
