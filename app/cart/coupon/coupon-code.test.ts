import { expect, it } from 'vitest'
import { readCouponCode } from './coupon-code'

it('[C20] a code has letters of any alphabet and digits, and is no path', () => {
  const codes = [' YAZ-10 ', 'İNDİRİM', 'خصم', '', '..', '-', 'a/b', 'a b', 'x'.repeat(41)]
  expect(codes.map((typed) => readCouponCode(typed))).toEqual([
    'YAZ-10',
    'İNDİRİM',
    'خصم',
    '',
    ...Array(5).fill(null),
  ])
})
