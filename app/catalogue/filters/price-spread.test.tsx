import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { scaleOf, stepOf } from './price-scale'
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
  expect(pathsOf({})).toEqual([['0 20v-20', '2 20v-2', '3 20v-10']])
})

it('[B15] bars outside of the chosen prices are paler', () => {
  const [chosen, others] = pathsOf({ low: 150, high: 250 })
  expect(chosen).toEqual(['2 20v-2'])
  expect(others).toHaveLength(2)
})

it('[B15] prices without their counts have no bars', () => {
  expect(pathsOf({ counts: undefined })).toEqual([])
})

it('[B15] bars of parts that are not equal are as wide as others', () => {
  const [chosen, others] = pathsOf({ ends: [0, 10, 20, 50, 400], low: 12, high: 15 })
  expect(chosen).toEqual([])
  expect(others).toHaveLength(3)
  const [all] = pathsOf({ ends: [0, 10, 20, 50, 400] })
  expect(all).toEqual(['0 20v-20', '2 20v-2', '3 20v-10'])
})

it('[B16] a handle over such parts goes through each in ten steps, to prices of two figures', () => {
  const { min, max, step, toPrice, toValue } = scaleOf([24, 100, 1000, 1_200_000])
  expect([min, max, step]).toEqual([0, 30, 1])
  expect([0, 5, 10, 15, 20, 21, 30].map(toPrice)).toEqual([
    24, 62, 100, 550, 1000, 120_000, 1_200_000,
  ])
  for (const value of [0, 5, 10, 15, 20, 21, 30]) expect(toValue(toPrice(value))).toBe(value)
  expect([toValue(0), toValue(5_000_000)]).toEqual([expect.any(Number), expect.any(Number)])
})

it.each([
  [45, 480, 5],
  [0, 90, 1],
  [9, 12_000, 200],
  [0, 100_000, 1000],
])('[B16] an arrow key moves a price between %i and %i by %i', (min, max, step) => {
  expect(stepOf(min, max)).toBe(step)
})
