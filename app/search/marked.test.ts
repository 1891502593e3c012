import { expect, it } from 'vitest'
import { markedParts } from './marked'

it.each([
  ['Noktalı Defter', 'def', 'tr', ['Noktalı ', 'Def', 'ter']],
  ['Noktalı Defter', 'NOKTALI', 'tr', ['', 'Noktalı', ' Defter']],
  ['Işıltepe İnci', 'isil inc', 'tr', ['', 'Işıl', 'tepe ', 'İnc', 'i']],
  ['Çizgili Kâğıt', 'kagit ciz', 'tr', ['', 'Çiz', 'gili ', 'Kâğıt']],
  ['Über-Ordner', 'ord', 'de', ['Über-', 'Ord', 'ner']],
  ['دفتر منقط', 'دفتر', 'ar', ['', 'دفتر', ' منقط']],
  ['Kalemlik', 'lem', 'tr', ['Kalemlik']],
  ['Kalem', '"', 'tr', ['Kalem']],
  ['Kalem', '', 'tr', ['Kalem']],
])('[B06] %s has %s marked', (title, typed, language, parts) => {
  expect(markedParts(title, typed, language)).toEqual(parts)
})
