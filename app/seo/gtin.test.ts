import { expect, it } from 'vitest'
import { isGtin } from './gtin'

it.each(['96385074', '036000291452', '4006381333931', '8690504000013', '10614141000415'])(
  '[P01] %s is a GTIN',
  (barcode) => {
    expect(isGtin(barcode)).toBe(true)
  },
)

it.each([
  ...['', '4006381333932', '400638133393', '12345', '1234567890', 'ABC6381333931'],
  ...['4006381333931 ', '00000000000', '٤٠٠٦٣٨١٣٣٣٩٣١'],
])('[P01] %j is none', (barcode) => {
  expect(isGtin(barcode)).toBe(false)
})
