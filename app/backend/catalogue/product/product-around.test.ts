import { expect, it } from 'vitest'
import { readAround } from './product-around'

it('[P12] [P14] a companion without a flag is in stock by its number', () => {
  const stocks = [0, '3,00', undefined]
  const COMPLEMENTS = [undefined, null].flatMap((IN_STOCK, group) =>
    stocks.map((STOCK, at) => ({ ID: `${group}${at}`, TITLE: 'Kalem', IN_STOCK, STOCK })),
  )
  const { complements } = readAround({ COMPLEMENTS }, 'TL')
  expect(complements.map(({ id }) => id)).toEqual(['01', '02', '11', '12'])
})
