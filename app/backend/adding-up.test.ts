import { expect, it } from 'vitest'
import { addingUp } from './adding-up'

const [gift, duty, coin] = [{ total: 1500 }, { total: 750 }, { total: -500 }]

it('[O20] the rows of an order are those that add up to its total', () => {
  expect(addingUp([gift, duty, coin], 1750)).toEqual([gift, duty, coin])
  expect(addingUp([gift, duty, coin], 2250)).toEqual([gift, duty])
  expect(addingUp([gift, duty, coin], 750)).toEqual([duty])
  expect(addingUp([gift, duty, { total: 0 }], 0)).toEqual([])
  expect(addingUp([gift, duty], 751)).toEqual([duty])
})
