import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { FilterRange } from '~/backend/catalogue/model'
import { chosenIn } from '~/catalogue/list-url'
import type { Language } from '~/i18n/languages'
import { numbersOf } from '~/i18n/money'
import { registerServerTexts } from '~/i18n/server-texts'
import { LocaleProvider } from '~/i18n/use-locale'
import { FilterChips } from './filter-chips'
import { FilterRangeFields } from './filter-range'

beforeAll(registerServerTexts)

const htmlOf = (language: Language, part: ReactNode) =>
  renderToStaticMarkup(
    <LocaleProvider language={language} format={numbersOf('tr')}>
      {part}
    </LocaleProvider>,
  )

const none = { groups: [], ranges: [], chosen: [] }
const chipOf = (language: Language, search: string) => {
  const chosen = chosenIn(`/tava?${search}`)
  const html = htmlOf(language, <FilterChips chosen={chosen} filters={none} clear="/tava" />)
  return />([^<]*)<svg/.exec(html)?.[1]
}

it.each([
  ['tr', 'price=500-', 'Fiyat: en az 500'],
  ['tr', 'price=-1200', 'Fiyat: en çok 1.200'],
  ['tr', 'price=0-1200,50', 'Fiyat: en çok 1.200,5'],
  ['tr', 'price=500-1200', 'Fiyat: 500 – 1.200'],
  ['tr', 'filter=6-500-999999999', 'Özellik: en az 500'],
  ['en', 'price=500-', 'Price: from 500'],
  ['en', 'price=-1200', 'Price: up to 1,200'],
  ['de', 'price=500-', 'Preis: ab 500'],
  ['de', 'price=-1200', 'Preis: bis 1.200'],
  ['ar', 'price=500-', 'السعر: من 500'],
  ['ar', 'price=-1200', 'السعر: إلى 1,200'],
] as const)('[B05] a chosen range names the ends that it has: %s %s', (language, search, text) => {
  expect(chipOf(language, search)).toBe(text)
})

const price = { param: 'price', id: '', title: '', min: 1041.58, max: 2450.4 } as const
const width = { param: 'filter', id: '6', title: 'En', min: 0.5, max: 1500 } as const

it.each<[Language, FilterRange, string[]]>([
  ['tr', { ...price, low: 1200.5, high: null }, ['1.200,5', '1.041', '', '2.451']],
  ['de', { ...price, low: null, high: 2000 }, ['', '1.041', '2.000', '2.451']],
  ['en', { ...price, low: 1200.5, high: null }, ['1,200.5', '1,041', '', '2,451']],
  ['ar', { ...price, low: null, high: null }, ['', '1,041', '', '2,451']],
  ['tr', { ...width, low: 0.75, high: null }, ['0,75', '0,5', '', '1500']],
])('[B05] the fields of a range are written in the language %s', (language, range, texts) => {
  const html = htmlOf(language, <FilterRangeFields range={range} />)
  const found = [...html.matchAll(/inputMode.*?placeholder="([^"]*)"[^>]*?value="([^"]*)"/g)]
  expect(found.flatMap(([, bound, value]) => [value, bound])).toEqual(texts)
})
