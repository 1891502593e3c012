import { expect, it } from 'vitest'
import { allTexts } from './all-texts'
import { languages } from './languages'
import { registerServerTexts } from './server-texts'
import { makeSmallTranslator, type Texts } from './small-translator'
import { translatorOf } from './translators'

registerServerTexts()

function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [before + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${before}${key}.`),
  )
}

const names = [
  'title',
  'price',
  'word',
  'email',
  'amount',
  'note',
  'percent',
  'rating',
  'min',
  'max',
  'step',
  'number',
  'page',
  'date',
  'stars',
  'weight',
]
const values = Object.fromEntries(names.map((name) => [name, `«${name}»`]))

it.each(languages)('[G06] the browser’s translator equals i18next in %s', (language) => {
  const texts: Texts = Object.assign({}, ...Object.values(allTexts[language]))
  const small = makeSmallTranslator(language, texts)
  const full = translatorOf(language)
  const keys = new Set(keysOf(texts))
  expect(keys.size).toBeGreaterThan(100)
  for (const key of keys)
    for (const count of [0, 1, 2, 3, 11, 100]) {
      const filled = { ...values, count }
      expect(small(key, filled), `${key} with ${count}`).toBe(full(key, filled))
    }
})

it('[T41] inserts values that look like placeholders unchanged', () => {
  const translate = makeSmallTranslator('tr', { hi: 'Merhaba {{name}}' })
  expect(translate('hi', { name: '{{total}} %s $&' })).toBe('Merhaba {{total}} %s $&')
})
