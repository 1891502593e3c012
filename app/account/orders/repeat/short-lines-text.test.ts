import { expect, it } from 'vitest'
import { registerServerTexts } from '~/i18n/server-texts'
import { moreLinesText, shortLinesText } from './short-lines-text'

registerServerTexts()

const line = { title: 'Çay', wanted: 2.5, added: 1.5 }

it.each([
  ['tr', '2,5 yerine 1,5 eklendi'],
  ['en', '1.5 added instead of 2.5'],
  ['de', '1,5 statt 2,5 hinzugefügt'],
] as const)('[O01] counts of goods by weight are written as in %s', (language, words) => {
  expect(shortLinesText([line], language)).toContain(words)
  expect(moreLinesText([line], language)).toContain(words)
})
