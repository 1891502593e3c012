import { expect, it } from 'vitest'
import { bySize } from './by-size'

it.each([
  [
    ['XL', 'S', 'M', 'XS'],
    ['XS', 'S', 'M', 'XL'],
  ],
  [
    ['Büyük', 'Küçük', 'Orta', 'Mini'],
    ['Mini', 'Küçük', 'Orta', 'Büyük'],
  ],
  [
    ['1 kg', '250 g', '1,5 kg', '500g'],
    ['250 g', '500g', '1 kg', '1,5 kg'],
  ],
  [
    ['10', '9', 'Tek', '1 m', 'L'],
    ['L', '1 m', '9', '10', 'Tek'],
  ],
])('options %j stand as %j', (given, sorted) => {
  expect(given.toSorted(bySize)).toEqual(sorted)
})
