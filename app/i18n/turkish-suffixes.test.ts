import { expect, it } from 'vitest'
import { ablativeOf, genitiveOf, locativeOf } from './turkish-suffixes'

it('[B21] a price in Turkish takes the suffix of how its currency is read', () => {
  expect(['TL', 'TRY', 'USD', 'EUR', 'GBP'].map(ablativeOf)).toEqual([
    '’den',
    '’den',
    '’dan',
    '’dan',
    '’den',
  ])
})

it('[P15] an hour in Turkish takes the suffix of the number that is read last', () => {
  const hours = ['23:59', '18:00', '15:00', '20:30', '20:40', '00:00', '10:50', '09:06', '13:03']
  expect(hours.map((hour) => hour + locativeOf(hour))).toEqual([
    '23:59’da',
    '18:00’de',
    '15:00’te',
    '20:30’da',
    '20:40’ta',
    '00:00’da',
    '10:50’de',
    '09:06’da',
    '13:03’te',
  ])
})

it('[F06] a name in Turkish takes the suffix of its last vowel', () => {
  const names = ['Kaan', 'İpek', 'Ayşe', 'Işıl', 'Doruk', 'Gül', 'Banu', 'Bryn', '']
  expect(names.map((name) => name + genitiveOf(name))).toEqual([
    'Kaan’ın',
    'İpek’in',
    'Ayşe’nin',
    'Işıl’ın',
    'Doruk’un',
    'Gül’ün',
    'Banu’nun',
    'Bryn’in',
    '’in',
  ])
})
