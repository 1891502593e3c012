import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { stepOf } from './price-slider'
import { PriceSpread } from './price-spread'

const price = {
  param: 'price',
  id: '',
  title: '',
  min: 0,
  max: 400,
  low: null,
  high: null,
} as const
const pathsOf = (more: object) =>
  [
    ...renderToStaticMarkup(
      <PriceSpread range={{ ...price, counts: [100, 0, 1, 25], ...more }} currency="TL" />,
    ).matchAll(/<path d="([^"]*)"/g),
  ].map(([, d = '']) => d.split('M').slice(1))

it('[B15] bars stand for the goods of each price, none for none', () => {
  expect(pathsOf({})).toEqual([['0 20v-20h.9v20z', '2 20v-2h.9v2z', '3 20v-10h.9v10z']])
})

it('[B15] bars outside of the chosen prices are paler', () => {
  const [chosen, others] = pathsOf({ low: 150, high: 250 })
  expect(chosen).toEqual(['2 20v-2h.9v2z'])
  expect(others).toHaveLength(2)
})

it('[B15] prices without their counts have no bars', () => {
  expect(pathsOf({ counts: undefined })).toEqual([])
})

it.each([
  [45, 480, 5],
  [0, 90, 1],
  [9, 12_000, 200],
  [0, 100_000, 1000],
])('[B16] an arrow key moves a price between %i and %i by %i', (min, max, step) => {
  expect(stepOf(min, max)).toBe(step)
})
